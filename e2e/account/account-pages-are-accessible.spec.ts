import { randomUUID } from 'node:crypto'
import { fillInSignUp, freeCode, someAccount } from '../support/accounts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { Owner } from '../support/owner.ts'
import { openBy, sendByEnter } from '../support/ready.ts'
import { expect, test, WIDE } from '../support/test.ts'

test('each state of the account pages has no accessibility fault, light or dark, at any width', async ({
  page,
}) => {
  test.slow()
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await sendByEnter(page)
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  await expectAccessible(page)

  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please enter your full name.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Invite code').fill('999999')
  await expect(page.getByText('We could not find that invite code.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(`nobody-${randomUUID()}@example.com`)
  await sendByEnter(page)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/reset-password')
  await expect(page.getByText('This page works with the link')).toBeVisible()
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await expectAccessible(page)
})

test('the welcome, the gate and the open account menu have no accessibility fault', async ({
  page,
  instance,
}) => {
  test.slow()
  await page.goto('/signup')
  await fillInSignUp(page, someAccount(), await freeCode(instance))
  await sendByEnter(page)
  await expect(page.getByRole('heading', { name: 'You are in!' })).toBeVisible()
  await expectAccessible(page)

  await new Owner(page, instance).signUp()
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, betaRoutes: ['/contact', '/history'] } })
  })
  await page.route(/user_profiles\?select=is_beta_user/, (route) =>
    route.fulfill({ json: { is_beta_user: false } }),
  )
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'Pawlight is in closed beta' })).toBeVisible()
  await expect(page.getByText('this account is not yet approved for the beta.')).toBeVisible()
  await expect(page.locator('#waitlist-form')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(WIDE)
  await openBy(page.getByRole('button', { name: 'Account menu of Robin' }))
  await expect(page.getByRole('link', { name: 'Pet management' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${instance.url}/`)
})

test('what is typed before the scripts have come is kept, and sent once they are there', async ({
  page,
  instance,
  owner,
}) => {
  const { account } = owner
  await page.evaluate(() => localStorage.clear())
  let arrive: () => void = () => undefined
  const scripts = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  const sent: string[] = []
  page.on('request', (request) => {
    // The page of before may still be counting what there is; only what writes is sent.
    if (!['GET', 'HEAD'].includes(request.method())) sent.push(request.url())
  })
  for (const path of ['/signup', '/forgot-password', '/reset-password', '/waitlist']) {
    await page.goto(path, { waitUntil: 'commit' })
    const field = page.locator('form input:not([type="radio"], [readonly])').first()
    await field.fill('123456')
    await field.press('Enter')
    await page.locator('form [type="submit"]').click({ force: true })
    await expect(field, path).toHaveValue('123456')
    expect(new URL(page.url()).pathname + new URL(page.url()).search, path).toBe(path)
  }
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  expect(sent).toEqual([])
  const plain = await page.request.post('/login', { form: account, maxRedirects: 0 })
  expect(plain.status()).toBe(303)
  expect(plain.headers()['location']).toBe('/login')
  arrive()
  await expect(page).toHaveURL(`${instance.url}/`)
})
