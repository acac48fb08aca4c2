import { ONE_VOMIT } from './support/answers.ts'
import { BISCUIT } from './support/flow.ts'
import { Owner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test('an owner signs up, gets a saved stay-at-home answer and opens its record from the history [R-TRIAGE-004] [R-RECORD-001] [R-RECORD-003] [R-RECORD-004] [R-ROUTE-014]', async ({
  page,
  instance,
  faults,
}) => {
  const owner = new Owner(page, instance)
  await owner.signUp()
  await owner.addPet(BISCUIT)
  await owner.chooseSymptoms(['Stomach & Digestion', 'Vomiting or retching'])
  await owner.answerQuestions(ONE_VOMIT)
  await owner.skipMedia()
  await owner.sendNotes('He ate grass this morning and threw up once. Bright and playing since.')

  await expect(page.getByRole('heading', { level: 1, name: /^Monitor at Home/ })).toBeVisible()
  await expect(page.getByText('Saved to your history')).toBeVisible()

  await page.goto('/history')
  const card = page.getByRole('article', { name: 'Assessment of Biscuit' })
  await expect(card).toHaveCount(1)
  await card.getByRole('button', { name: /View record/ }).click()
  const record = page.getByRole('dialog', { name: 'Medical record' })
  await expect(record.getByText('Monitor at Home — Provide Supportive Care')).toBeVisible()
  await record.getByRole('tab', { name: 'Treatment Plan' }).click()
  await expect(record.getByRole('heading', { name: 'Follow-up' })).toBeVisible()
  const opening = page.waitForEvent('popup')
  await record.getByRole('link', { name: /^Open full view/ }).click()
  const full = await opening
  await full.waitForURL(/\/assessment\?session=[0-9a-f-]{36}$/)
  await expect(full.getByRole('heading', { level: 1, name: /^Monitor at Home/ })).toBeVisible()
  const address = full.url()
  await full.close()
  await record.getByRole('button', { name: 'Close' }).last().click()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: /^Monitor at Home/ })).toBeVisible()
  await expect(page.getByText('Biscuit').first()).toBeVisible()
  expect(faults).toEqual([])
})
