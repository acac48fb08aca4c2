import { randomUUID } from 'node:crypto'
import { fillInSignUp, someAccount } from '../support/accounts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { Owner } from '../support/owner.ts'
import { openBy, sendByEnter } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

test('from the waitlist over an invite to a new password [R-WAIT-031] [R-PROF-001] [R-PROF-002] [R-PROF-003] [R-PROF-005] [R-FORM-035]', async ({
  page,
  browser,
  instance,
}) => {
  test.slow()
  const { email, password } = someAccount()

  const friend = await browser.newPage()
  await friend.goto(`${instance.url}/waitlist`)
  await friend.getByLabel('Email').fill(`friend-${randomUUID()}@example.com`)
  await friend.getByLabel('Name', { exact: true }).fill('Sam')
  await friend.getByRole('button', { name: 'Join the Waitlist' }).click()
  const link = await friend.getByLabel('Your share link').inputValue()
  await friend.close()

  await page.goto(link)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Robin Newcomer')
  await sendByEnter(page)
  await expect(page.getByRole('heading', { name: 'Welcome, Robin!' })).toBeVisible()

  expect(await instance.operate('waitlist', 'export')).toContain(email)
  const code = await instance.freeInviteCode()
  await page.goto('/signup')
  await fillInSignUp(page, { email, password }, code, 'Robin Newcomer')
  await expect(page.getByText('Invite code accepted! You are ready to create your account.')).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'You are in!' })).toBeVisible()
  await page.goto(await instance.linkMailedTo(email))
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))

  await page.goto('/profile')
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Newcomer')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable()
  await expect(page.getByText('Email cannot be changed')).toBeVisible()
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })
  await expect(page.getByText('Member since').locator('+ dd')).toHaveText(today.format(new Date()))
  await expect(page.getByText('Email verified').locator('+ dd')).toHaveText('Yes')

  await page.getByLabel('Full name').fill('Robin Redbreast')
  await page.getByLabel('Phone (optional)', { exact: true }).fill('555 0100')
  const entry = () => page.evaluate(() => JSON.stringify(history.state))
  await expect.poll(entry).toContain('555 0100')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Redbreast')
  await expect(page.getByLabel('Phone (optional)', { exact: true })).toHaveValue('555 0100')
  await page.getByLabel('Phone (optional)', { exact: true }).focus()
  await sendByEnter(page)
  await expect(page.getByText('Profile updated successfully.')).toBeVisible()
  await expect(page.getByText('Profile updated successfully.')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Redbreast')
  await expect(page.getByLabel('Phone (optional)', { exact: true })).toHaveValue('555 0100')

  await page.getByRole('button', { name: 'Request cancellation' }).click()
  await expect(page.getByLabel('Account email')).toHaveValue(email)
  await expect(page.getByLabel('Your name (optional)')).toHaveValue('Robin Redbreast')
  await expect(page.getByLabel('Account ID')).toHaveValue(/^[0-9a-f-]{36}$/)
  await page.getByLabel('Plan').selectOption('Pawlight Core')
  await page.getByLabel('Reason').selectOption('Too expensive')
  await page.getByLabel('Details (optional)').fill('I have moved.')
  await expect.poll(entry).toContain('I have moved.')
  await page.reload()
  await expect(page.getByLabel('Details (optional)')).toHaveValue('I have moved.')
  await expect(page.getByLabel('Reason').locator(':checked')).toHaveText('Too expensive')
  await page.getByRole('button', { name: 'Submit cancellation request' }).click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Submit cancellation request' }).click()
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused()
  const inbox = await instance.operate('inbox', 'list', '--kind', 'cancellation')
  expect(inbox).toMatch(new RegExp(`CAN-\\w{6} .*${email} .*Pawlight Core, signed in`))

  const renewed = `second light ${randomUUID()}`
  await openBy(page.getByRole('button', { name: 'Menu', exact: true }))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/')
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await sendByEnter(page)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto(await instance.linkMailedTo(email, /type=recovery/))
  await page.getByLabel('New password', { exact: true }).fill(renewed)
  await page.getByLabel('Confirm new password', { exact: true }).fill(renewed)
  await sendByEnter(page)
  await expect(page.getByRole('heading', { name: 'Password reset successful!' })).toBeVisible()
  await page.waitForURL('**/login')
  const owner = new Owner(page, instance)
  await owner.logIn({ email, password: renewed })
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto('/profile')
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Redbreast')
})

test('the profile and the way out are for signed-in people only [R-PROF-004] [R-FORM-036]', async ({
  page,
}) => {
  await page.goto('/profile')
  await page.waitForURL('**/login')
  await expect(page.getByRole('button', { name: 'Request cancellation' })).toHaveCount(0)
})

test('the profile has no accessibility fault, closed, open, refused or sent', async ({ page, instance }) => {
  test.slow()
  await new Owner(page, instance).signUp()
  await page.goto('/profile')
  await expect(page.getByLabel('Full name')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Request cancellation' }).click()
  await page.getByRole('button', { name: 'Submit cancellation request' }).click()
  await expect(page.getByText('Please choose a plan.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Plan').selectOption('Not sure')
  await page.getByLabel('Reason').selectOption('Other')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Submit cancellation request' }).click()
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible()
  await expectAccessible(page)
})
