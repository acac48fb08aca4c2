import { ONE_VOMIT } from './support/answers.ts'
import { BISCUIT } from './support/flow.ts'
import { Owner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test('an owner prints the summary for the vet and nothing else, and saves it as a file', async ({
  page,
  instance,
}) => {
  const owner = new Owner(page, instance)
  await owner.signUp()
  await owner.addPet(BISCUIT)
  await owner.chooseSymptoms(['Stomach & Digestion', 'Vomiting or retching'])
  await owner.answerQuestions(ONE_VOMIT)
  await owner.skipMedia()
  await owner.sendNotes('He ate grass this morning and threw up once. Bright and playing since.')
  await expect(page.getByText('Saved to your history')).toBeVisible()

  await page.getByRole('button', { name: 'Summary for the vet' }).click()
  const summary = page.getByRole('dialog', { name: 'Vet hand-off for Biscuit' })
  await page.emulateMedia({ media: 'print' })
  await expect(summary.getByText('11.8 kg (26 lb)')).toBeVisible()
  await expect(summary.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Medical report' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const download = page.waitForEvent('download')
  await summary.getByRole('button', { name: 'Save as PDF' }).click()
  expect((await download).suggestedFilename()).toBe('vet-hand-off-for-biscuit.pdf')

  await page.goto('/history')
  await page.getByRole('button', { name: /View record/ }).click()
  const record = page.getByRole('dialog', { name: 'Medical record' })
  await expect(record.getByRole('tab', { name: 'Assessment' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(record.getByText('Monitor at Home — Provide Supportive Care')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pets and history' })).toBeHidden()
})
