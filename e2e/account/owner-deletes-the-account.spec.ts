import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../support/accessible.ts'
import { inDatabase } from '../support/database.ts'
import { DOG } from '../support/pets.ts'
import { expect, test } from '../support/test.ts'

test('an owner deletes the account, keeps the record, and leaves nothing behind', async ({
  page,
  instance,
  owner,
  faults,
}) => {
  test.slow()
  const { email, password } = owner.account
  await owner.keep(DOG)
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/pets')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete my account' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'This cannot be undone' })).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Your password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That is not the password of this account. Nothing was deleted.')).toBeVisible()
  await expect(page.getByLabel('Your password')).toBeFocused()
  // the browser itself writes a refusal to the console
  faults.length = 0

  await page.getByLabel('Your password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your account is deleted', level: 1 })).toBeFocused()
  const reference = (await page.getByText('Reference', { exact: true }).locator('+ dd').textContent()) ?? ''
  expect(reference).toMatch(/^DEL-[A-HJ-NP-Z2-9]{6}$/)
  await expect(page.getByText('1 pet', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  expect(faults).toEqual([])
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(kept).not.toContain('access_token')
  expect(kept).not.toContain(email)
  await page.reload()
  await expect(page.getByText(reference)).toBeVisible()

  await expect.poll(() => new URL(elsewhere.url()).pathname).not.toBe('/pets')
  await page.goto('/login')
  await owner.logIn({ email, password })
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible()

  const outbox = join(instance.dataDir, 'outbox')
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
  const toOwner = mails.filter((mail) => mail.includes(email))
  expect(toOwner).toHaveLength(1)
  expect(toOwner[0]).toContain(`Subject: Your Pawlight account is deleted ${reference}`)
  const left = await inDatabase(
    instance,
    (sql) => sql`select 1 from auth.users where email = ${email}
                 union all select 1 from public.deletion_requests where account_email = ${email}`,
  )
  expect(left).toHaveLength(0)
  expect(await instance.operate('deletion', 'show', reference)).toContain('1 account, 1 profile, 1 pet')
})
