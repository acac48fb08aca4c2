import { Owner } from '../support/owner.ts'
import { expect, test } from '../support/test.ts'

const FLOW = ['/pet-profile', '/symptoms', '/follow-up', '/media', '/notes', '/assessment', '/treatment']
const WITHOUT_HEADER = ['/', '/login', '/signup', '/forgot-password', '/reset-password']
const PERSONAL = [...FLOW, '/profile', '/history', '/pets', '/pet-profile/edit/7', '/pets/7', '/dashboard']

test('an unknown address is a 404 with the 404 page, in the app as from the server [R-ROUTE-005]', async ({
  page,
  request,
}) => {
  for (const path of ['/no-such-page', '/pets/7/more', '/privacy/nothing', '/admin', '/clinic']) {
    expect((await request.get(path)).status(), path).toBe(404)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  await main.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('every personal page sends a stranger to log in, remembers it, and leaves no trap behind [R-ROUTE-006] [R-ROUTE-007] [R-ROUTE-012] [R-AUTH-071] [R-SEC-002] [R-SEC-006]', async ({
  page,
}) => {
  test.slow()
  for (const path of PERSONAL) {
    await page.goto('/contact')
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
    const kept = await page.evaluate(() => sessionStorage.getItem('pawlight-pending-redirect'))
    expect(kept, path).toBe(path)
    await page.goBack()
    await expect(page, path).toHaveURL(/\/contact$/)
  }
})

test('a signed-in owner finds each personal page, and none for staff [R-ROUTE-008] [R-ROUTE-013] [R-ROUTE-015] [R-ROUTE-017] [R-SEC-002] [R-SEC-004]', async ({
  page,
  instance,
}) => {
  test.slow()
  await new Owner(page, instance).signUp()
  const pets = page.getByRole('tab', { name: /^My pets/ })
  const assessments = page.getByRole('tab', { name: /^Assessments/ })
  for (const [path, chosen, other] of [
    ['/pets', pets, assessments],
    ['/history', assessments, pets],
  ] as const) {
    await page.goto(path)
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await expect(other).toHaveAttribute('aria-selected', 'false')
  }
  await page.goto('/profile')
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Owner')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/pets$/)
  for (const path of ['/admin', '/staff', '/clinic', '/dashboard/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
})

test('the tabs of pets and assessments change the address and nothing else [R-ROUTE-008]', async ({
  page,
  instance,
}) => {
  await new Owner(page, instance).signUp()
  await page.goto('/profile')
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Owner')
  await page.goto('/history')
  const pets = page.getByRole('tab', { name: /^My pets/ })
  const assessments = page.getByRole('tab', { name: /^Assessments/ })
  await expect(pets).toHaveText('My pets0')
  await expect(assessments).toHaveText('Assessments0')

  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/pet_profiles|triage_sessions/.test(pathname)) reads.push(pathname)
  })
  const drawn = await page.getByRole('tablist').elementHandle()
  const entries = await page.evaluate(() => window.history.length)
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }))
  await assessments.focus()
  for (const [key, chosen, path] of [
    ['ArrowLeft', pets, '/pets'],
    ['ArrowRight', assessments, '/history'],
    ['Home', pets, '/pets'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await expect(chosen).toBeFocused()
  }
  await expect(page).toHaveTitle('My Pets | Pawlight')
  expect(await page.evaluate(() => window.scrollY)).toBe(40)
  expect(await page.evaluate(() => window.history.length)).toBe(entries)
  expect(await drawn?.evaluate((node) => node.isConnected)).toBe(true)
  expect(reads).toEqual([])

  await page.reload()
  await expect(pets).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Owner')
})

test('the login page leads everywhere it promises [R-AUTH-001] [R-AUTH-002]', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  )
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const main = page.getByRole('main')
  for (const [name, to] of [
    ['Back to the home page', '/'],
    ['Request an invite', '/waitlist'],
    ['Forgot your password?', '/forgot-password'],
    ['Redeem your code', '/signup'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', to)
})

test('the header stands where it should and hides nothing [R-NAV-001] [R-NAV-002]', async ({
  wide: page,
}) => {
  for (const path of [...WITHOUT_HEADER, '/contact', '/waitlist', '/cookies', '/no-such-page']) {
    await page.goto(path)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    const header = page.locator('header').filter({ has: page.getByRole('navigation', { name: 'Main' }) })
    const position =
      (await header.count()) === 0 ? null : await header.evaluate((node) => getComputedStyle(node).position)
    expect(position === 'fixed', path).toBe(!WITHOUT_HEADER.includes(path))
    if (position !== 'fixed') continue
    const [above, below] = [await header.boundingBox(), await title.boundingBox()]
    expect(below?.y, path).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  }
})
