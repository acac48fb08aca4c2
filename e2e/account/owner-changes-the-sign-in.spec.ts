import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessible.ts'
import { fillInSignUp, freeCode, someAccount } from '../support/accounts.ts'
import { Owner } from '../support/owner.ts'
import { sendByEnter } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

test('an owner changes password and address, and logs in with both', async ({ page, instance }) => {
  test.slow()
  const owner = new Owner(page, instance)
  const { email, password } = await owner.signUp()
  const renewed = `second light ${randomUUID()}`
  const wanted = `moved-${randomUUID()}@example.com`

  await page.goto('/profile')
  await expect(page.getByText(/^Email cannot be changed/)).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
  await page.getByLabel('Current password', { exact: true }).fill('not the password')
  await page.getByLabel('New password', { exact: true }).fill(renewed)
  await page.getByLabel('Confirm new password', { exact: true }).fill(renewed)
  await sendByEnter(page)
  await expect(page.getByText('That is not the password of this account.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await sendByEnter(page)
  await expect(page.getByText('Your password is changed. Every other device is signed out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change email' })).toBeFocused()

  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email address').fill(wanted)
  await page.getByLabel('Current password', { exact: true }).fill(renewed)
  await expectAccessible(page)
  await sendByEnter(page)
  await expect(page.getByText(`We sent a link to ${wanted}.`)).toBeVisible()
  await page.goto(await instance.linkMailedTo(wanted))
  await expect(page.getByText('New email confirmed.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(wanted)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await owner.logIn({ email, password: renewed })
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible()
  await owner.logIn({ email: wanted, password: renewed })
  await page.waitForURL((url) => url.pathname !== '/login')
})

test('somebody who mistyped the address corrects it and gets in with the same code', async ({
  page,
  instance,
}) => {
  test.slow()
  const wrong = someAccount()
  const right = { ...someAccount(), password: wrong.password }
  await page.clock.install()
  await page.goto('/signup')
  await fillInSignUp(page, wrong, await freeCode(instance))
  await page.clock.runFor(1000)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(wrong.email)).toBeVisible()
  const again = page.getByRole('button', { name: 'Send it again' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await page.clock.runFor(30_000)
  await expect(again).not.toHaveAttribute('aria-disabled', 'true')
  const first = await instance.linkMailedTo(wrong.email)
  await again.click()
  await expect(page.getByText(/^Sent once more/)).toBeVisible()
  await expect.poll(() => instance.linkMailedTo(wrong.email)).not.toBe(first)

  await page.getByRole('button', { name: 'Wrong address? Change it' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(wrong.password)
  await page.getByLabel('Email').fill(right.email)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(right.email)).toBeVisible()
  await page.goto(await instance.linkMailedTo(right.email))
  await expect(page).toHaveURL(/\/pet-profile$/)
  await page.goto(await instance.linkMailedTo(wrong.email))
  await expect(page).toHaveURL(/\/login$|\/$/)
})
