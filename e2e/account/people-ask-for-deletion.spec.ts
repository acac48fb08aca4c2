import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

test('an agent asks for an owner without an account, and the owner’s address is asked [R-PAGE-009] [R-FORM-023] [R-FORM-024] [R-API-016]', async ({
  page,
  instance,
  faults,
}) => {
  const account = `owner-${randomUUID()}@example.com`
  await page.goto('/privacy/delete')
  const form = page.getByRole('form', { name: 'Your request' })
  await form.getByRole('radio', { name: 'For somebody else, as an authorized agent' }).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Request deletion' }).click()
  await expect(form.getByLabel('Your email')).toBeFocused()
  await expectAccessible(page)
  await form.getByLabel('Your email').fill('alex@law.example')
  await form.getByLabel('Account email').fill(account)
  await form.getByLabel('Recent triage ID or a pet’s name').fill('Rex')
  await form.getByLabel('Your authorization').fill('A signed permission')
  await form.getByRole('checkbox', { name: 'I understand that deletion cannot be reversed.' }).check()
  await form.getByRole('button', { name: 'Request deletion' }).click()
  const summary = page.getByRole('region', { name: 'We have your request' })
  await expect(summary).toBeFocused()
  await expectAccessible(page)

  const items = await instance.inbox('deletion')
  const kept = items.filter(({ details }) => details['account_email'] === account)
  expect(kept).toMatchObject([
    {
      status: 'received',
      from: 'alex@law.example',
      details: { relationship: 'agent', authorization_note: 'A signed permission' },
    },
  ])
  await expect(summary).toContainText(kept[0]?.reference ?? 'a reference')

  await page.goto('/dev/mailbox')
  await page.getByRole('link', { name: `Did you ask us to delete your data? ${kept[0]?.reference}` }).click()
  await expect(page.getByText(account)).toBeVisible()
  await expect(page.getByText('Nothing has been deleted.', { exact: false })).toBeVisible()
  expect(faults).toEqual([])
})

test('an owner finds the form filled in from the account, before and after asking [R-PAGE-009] [R-FORM-010] [R-FORM-019]', async ({
  page,
  owner,
}) => {
  await page.goto('/privacy/delete')
  const form = page.getByRole('form', { name: 'Your request' })
  const { email } = owner.account
  await expect(form.getByLabel('Your email')).toHaveValue(email)
  await expect(form.getByLabel('Account email')).toHaveValue(email)
  await form.getByLabel('Recent triage ID or a pet’s name').fill('Rex')
  await page.reload()
  await expect(form.getByLabel('Recent triage ID or a pet’s name')).toHaveValue('Rex')
  await form.getByRole('checkbox', { name: 'I understand that deletion cannot be reversed.' }).check()
  await form.getByRole('button', { name: 'Request deletion' }).click()
  await expect(page.getByRole('region', { name: 'We have your request' })).toBeFocused()
  await page.getByRole('button', { name: 'Submit another request' }).click()
  await expect(form.getByLabel('Your email')).toHaveValue(email)
  await expect(form.getByLabel('Recent triage ID or a pet’s name')).toHaveValue('')
})
