import { randomUUID } from 'node:crypto'
import { inDatabase } from '../support/database.ts'
import { Owner } from '../support/owner.ts'
import { expect, test, WIDE } from '../support/test.ts'

test('a session outlives a reload, is renewed when it has run out, and survives a dead network [R-AUTH-062] [R-AUTH-070] [R-AUTH-079]', async ({
  page,
  instance,
}) => {
  test.slow()
  await new Owner(page, instance).signUp()
  await page.goto('/pets')
  await page.reload()
  await expect(page.getByRole('tab', { name: /^My pets/ })).toBeVisible()

  // Where nothing of the program runs, which would renew the session before the page is left.
  const runOut = async () => {
    await page.goto('/robots.txt')
    return page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('pawlight-auth-token') ?? '{}')
      localStorage.setItem(
        'pawlight-auth-token',
        JSON.stringify({ ...stored, expires_at: Math.floor(Date.now() / 1000) - 60 }),
      )
      return String(stored.access_token)
    })
  }
  const before = await runOut()
  await page.goto('/pets')
  await expect(page.getByRole('tab', { name: /^My pets/ })).toBeVisible()
  const after = await page.evaluate(
    () => JSON.parse(localStorage.getItem('pawlight-auth-token') ?? '{}').access_token,
  )
  expect(after).not.toBe(before)

  await runOut()
  await page.route('**/auth/v1/token**', (route) => route.abort())
  const started = Date.now()
  await page.goto('/pet-profile', { waitUntil: 'commit' })
  await expect(page.getByText('Loading...').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(Date.now() - started).toBeGreaterThan(2500)
  await expect(page).toHaveURL(/\/pet-profile$/)
  await page.unroute('**/auth/v1/token**')
  await expect(page.getByRole('button', { name: 'Account menu of Robin', includeHidden: true })).toBeAttached(
    {
      timeout: 60_000,
    },
  )
})

test('a session that was ended elsewhere leads to the login page and back, with the triage kept [R-AUTH-071]', async ({
  page,
  instance,
}) => {
  const account = await new Owner(page, instance).signUp()
  await page.goto('/pet-profile')
  await page.getByRole('radio', { name: 'Dog' }).check()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('triage-store'))).not.toBeNull()
  await inDatabase(
    instance,
    (sql) =>
      sql`delete from auth.sessions s using auth.users u where u.id = s.user_id and u.email = ${account.email}`,
  )
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('pawlight-auth-token') ?? '{}')
    localStorage.setItem(
      'pawlight-auth-token',
      JSON.stringify({ ...stored, expires_at: Math.floor(Date.now() / 1000) - 60 }),
    )
  })
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => sessionStorage.getItem('triage-store'))).not.toBeNull()
  await new Owner(page, instance).logIn(account)
  await expect(page).toHaveURL(/\/pet-profile$/)
})

test('the account menu is a keyboard menu, headed by the name [R-NAV-010] [R-NAV-011]', async ({
  wide: page,
  instance,
}) => {
  await new Owner(page, instance).signUp()
  await page.goto('/history')
  const menu = page.getByRole('button', { name: 'Account menu of Robin' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  const names: string[] = []
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(names).toEqual(['Profile', 'Pet management', 'Sign out'])
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pets$/)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('stored ways back lead to pages of this site only [R-SEC-009]', async ({ page, instance }) => {
  const account = await new Owner(page, instance).signUp()
  for (const evil of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
  ]) {
    await page.goto('/about')
    await page.evaluate((path) => {
      localStorage.clear()
      sessionStorage.clear()
      sessionStorage.setItem('pawlight-pending-redirect', path)
      localStorage.setItem('pawlight-pending-redirect', path)
      localStorage.setItem('pawlight-last-path', path)
    }, evil)
    await page.goto('/login')
    await new Owner(page, instance).logIn(account)
    await expect(page).toHaveURL(`${instance.url}/`)
  }
  await page.goto(`/login?next=https://evil.example/${randomUUID()}`)
  expect(new URL(page.url()).origin).toBe(instance.url)
})

test('signing in and out in one tab is followed by the other [R-AUTH-003] [R-AUTH-005] [R-AUTH-068] [R-AUTH-071] [R-NAV-011]', async ({
  wide: page,
  instance,
}) => {
  const owner = new Owner(page, instance)
  const account = await owner.signUp()
  await page.getByRole('button', { name: 'Account menu of Robin' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${instance.url}/`)
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible()

  const other = await page.context().newPage()
  await other.setViewportSize(WIDE)
  await other.goto(`${instance.url}/history?from=mail`)
  await expect(other).toHaveURL(/\/login$/)
  await page.goto('/login')
  await owner.logIn({ email: account.email, password: 'wrong' })
  await expect(page.getByRole('alert')).toContainText('Invalid email or password. Please try again.')
  await owner.logIn(account)
  await expect(page).toHaveURL(`${instance.url}/`)
  await expect(other).toHaveURL(`${instance.url}/history?from=mail`)

  await page.goto('/pets')
  await expect(page.getByRole('tab', { name: /^My pets/ })).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('triage-store', '{"state":{},"version":1}'))
  await other.evaluate(() => localStorage.setItem('triage-sessions', '[]'))
  await other.getByRole('button', { name: 'Account menu of Robin' }).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(`${instance.url}/`)
  await expect(page).toHaveURL(`${instance.url}/`)
  for (const tab of [page, other]) {
    const left = await tab.evaluate(() => [
      ...Object.keys(localStorage).filter((key) => /auth-token|triage|assessment|pending/.test(key)),
      ...Object.keys(sessionStorage).filter((key) => /triage|pending|recovery/.test(key)),
    ])
    expect(left).toEqual([])
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/(login)?$/)
  await expect(page.getByRole('tab', { name: /^My pets/ })).toHaveCount(0)
  const [row] = await inDatabase(
    instance,
    (sql) => sql`
      select count(*)::int as alive from auth.refresh_tokens t join auth.users u on u.id::text = t.user_id::text
       where u.email = ${account.email} and not t.revoked`,
  )
  expect(row).toEqual({ alive: 0 })
})
