import { fillInSignUp, freeCode, someAccount } from '../support/accounts.ts'
import { inDatabase, letAnHourPass } from '../support/database.ts'
import { Owner } from '../support/owner.ts'
import { sendByEnter } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const HINT = {
  idle: 'Enter the 6-digit invite code from your contact at Pawlight.',
  incomplete: 'Invite codes are six digits. Complete the code to continue.',
  checking: 'Checking invite code...',
  valid: 'Invite code accepted! You are ready to create your account.',
  used: 'That invite code has already been used. Reach out for a new one or join the waitlist.',
  expired: 'That invite code has expired. Request a new code to continue.',
  unknown: 'We could not find that invite code. Double-check the digits and try again.',
} as const

test('the code is checked while it is typed, each answer in its words, and nothing moves [R-AUTH-008] [R-AUTH-016] [R-AUTH-019] [R-AUTH-020] [R-AUTH-021] [R-AUTH-022] [R-AUTH-023] [R-AUTH-024] [R-AUTH-025] [R-AUTH-026] [R-AUTH-027] [R-AUTH-028]', async ({
  page,
  instance,
}) => {
  const [free, used, expired] = [await freeCode(instance), await freeCode(instance), await freeCode(instance)]
  await inDatabase(instance, async (sql) => {
    await sql`update public.beta_invite_codes set claimed_at = now(), claimed_email = 'x@example.com' where code = ${used}`
    await sql`update public.beta_invite_codes set expires_at = now() - interval '1 day' where code = ${expired}`
  })
  let checks = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/verify_beta_invite_code')) checks += 1
  })
  await page.goto('/signup')
  const field = page.getByLabel('Invite code')
  const below = page.getByLabel('Full name')
  await expect(field).toHaveAccessibleDescription(HINT.idle)
  const place = (await below.boundingBox())?.y
  await field.pressSequentially('12-a3')
  await expect(field).toHaveValue('123')
  await expect(field).toHaveAccessibleDescription(HINT.incomplete)
  for (const [code, hint] of [
    [free, HINT.valid],
    [used, HINT.used],
    [expired, HINT.expired],
    ['999999', HINT.unknown],
  ] as const) {
    await field.fill(code)
    await expect(field).toHaveAccessibleDescription(HINT.checking)
    await expect(field).toHaveAccessibleDescription(hint)
    expect((await below.boundingBox())?.y, `the form moved at "${hint}"`).toBe(place)
  }
  expect(checks).toBe(4)
  await field.press('Backspace')
  await field.pressSequentially('9')
  await expect(field).toHaveAccessibleDescription(HINT.unknown)
  await field.fill('')
  await expect(field).toHaveAccessibleDescription(HINT.idle)
  expect(checks).toBe(4)
})

test('by keyboard alone: faults first, then an account, its confirmation and the page that was wanted [R-AUTH-009] [R-AUTH-010] [R-AUTH-011] [R-AUTH-012] [R-AUTH-013] [R-AUTH-014] [R-AUTH-015] [R-AUTH-044] [R-AUTH-056] [R-AUTH-057] [R-AUTH-071] [R-AUTH-078] [R-BETA-005]', async ({
  page,
  instance,
}) => {
  const { email, password } = someAccount()
  const code = await freeCode(instance)
  await page.goto('/pets')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('link', { name: 'Redeem your code' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused()

  const field = page.getByLabel('Invite code')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await sendByEnter(page)
  await expect(page.getByRole('alert')).toContainText(
    'A valid 6-digit invite code is required to create an account.',
  )
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('A valid 6-digit invite code is required.')
  await expect(page.getByText('Please enter your full name.')).toBeVisible()
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible()

  await page.keyboard.type(code)
  await expect(field).toHaveAccessibleDescription(HINT.valid)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Robin Owner')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`  ${email.toUpperCase()} `)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.type('something else')
  await sendByEnter(page)
  const confirmation = page.getByLabel('Confirm password', { exact: true })
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toHaveAccessibleDescription('Passwords do not match.')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(password)
  await sendByEnter(page)
  await expect(page.getByRole('heading', { name: 'You are in!' })).toBeFocused()
  await expect(page.getByText(/confirmation email/)).toBeVisible()
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute('href', '/login')
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')

  await page.getByRole('link', { name: 'Log in', exact: true }).press('Enter')
  await new Owner(page, instance).logIn({ email, password })
  await expect(page.getByRole('alert')).toContainText('Email not confirmed')
  await expect(page.getByRole('alert')).toContainText('Open the link in the email we sent you.')

  const confirmed = await page.context().newPage()
  await confirmed.goto(await instance.linkMailedTo(email))
  await expect(confirmed).toHaveURL(`${instance.url}/pets`)
  await confirmed.goBack()
  await expect(confirmed).not.toHaveURL(/access_token|auth\/callback/)
  const stored = await inDatabase(
    instance,
    (sql) => sql`select email, full_name, is_beta_user from public.user_profiles where email = ${email}`,
  )
  expect([...stored]).toEqual([{ email, full_name: 'Robin Owner', is_beta_user: true }])
  await confirmed.close()
})

test('fifty people at once with one code: one account, everyone else is told, nobody gets half an account [R-AUTH-034] [R-BETA-007]', async ({
  page,
  request,
  instance,
}) => {
  test.slow()
  const code = await freeCode(instance)
  const { supabase } = await (await request.get('/config.json')).json()
  const others = Array.from({ length: 49 }, someAccount)
  const byForm = someAccount()
  const emails = [...others, byForm].map(({ email }) => email)
  await page.goto('/signup')
  await fillInSignUp(page, byForm, code)
  await expect(page.getByLabel('Invite code')).toHaveAccessibleDescription(HINT.valid)
  const sent = others.map((account) =>
    request.post('/auth/v1/signup', {
      headers: { apikey: supabase.publishableKey },
      data: { ...account, data: { full_name: 'A', invite_code: code } },
    }),
  )
  await page.getByRole('button', { name: 'Create account' }).click()
  const statuses = (await Promise.all(sent)).map((answer) => answer.status())
  const welcome = page.getByRole('heading', { name: 'You are in!' })
  const told = page.getByRole('alert').filter({ hasText: 'That invite code has already been used.' })
  // the form itself gives up after 30 seconds
  await expect(welcome.or(told)).toBeVisible({ timeout: 35_000 })
  const made = statuses.filter((status) => status === 200).length + (await welcome.count())
  expect(made).toBe(1)
  expect(new Set(statuses.filter((status) => status !== 200))).toEqual(new Set([422]))
  const [counted] = await inDatabase(
    instance,
    (sql) => sql`
      select (select count(*)::int from auth.users where email = any(${emails})) as accounts,
             (select count(*)::int from public.user_profiles where email = any(${emails})) as profiles`,
  )
  expect(counted).toEqual({ accounts: 1, profiles: 1 })

  await page.goto('/signup')
  await fillInSignUp(page, someAccount(), code)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'That invite code has already been used. Please request a new one or join the waitlist.',
  )
  await expect(page.getByLabel('Invite code')).toBeFocused()
})

test('an address with an account is welcomed like any other, and only its owner learns of it', async ({
  page,
  instance,
}) => {
  const known = await new Owner(page, instance).signUp()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const screens: string[] = []
  for (const account of [{ ...someAccount(), email: known.email }, someAccount()]) {
    await page.goto('/signup')
    await fillInSignUp(page, account, await freeCode(instance))
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'You are in!' })).toBeVisible()
    screens.push(((await page.getByRole('main').textContent()) ?? '').replace(account.email, '{email}'))
  }
  expect(screens[0]).toBe(screens[1])
})

test('a common password is refused at its field, and the code stays free', async ({ page, instance }) => {
  await page.goto('/signup')
  await fillInSignUp(page, { ...someAccount(), password: 'Password1' }, await freeCode(instance))
  await sendByEnter(page)
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/easy to guess/)
  const better = someAccount().password
  await field.fill(better)
  await page.getByLabel('Confirm password', { exact: true }).fill(better)
  await sendByEnter(page)
  await expect(page.getByRole('heading', { name: 'You are in!' })).toBeVisible()
})

test('whoever let the confirmation link expire begins again with the same code and address', async ({
  page,
  instance,
}) => {
  const account = someAccount()
  const { email } = account
  const code = await freeCode(instance)
  await page.goto('/signup')
  await fillInSignUp(page, account, code)
  await sendByEnter(page)
  await expect(page.getByRole('heading', { name: 'You are in!' })).toBeVisible()
  const first = await instance.linkMailedTo(email)
  await letAnHourPass(instance, email)
  await page.goto(first)
  await expect(page).toHaveURL(/\/login$/)

  await page.goto('/signup')
  await fillInSignUp(page, { ...someAccount(), email }, code)
  await sendByEnter(page)
  await expect(page.getByRole('heading', { name: 'You are in!' })).toBeVisible()
  await expect.poll(() => instance.linkMailedTo(email)).not.toBe(first)
  await page.goto(await instance.linkMailedTo(email))
  await expect(
    page.getByRole('button', { name: 'Account menu of Robin', includeHidden: true }),
  ).toBeAttached()
})
