import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { GOES_NOW, SEES_A_VET, STAYS_HOME } from '../support/assessments.ts'
import { locatedPhoto } from '../support/photos.ts'
import { BISCUIT } from '../support/pets.ts'
import { expect, test } from '../support/test.ts'

/** How many sheets the page takes in print, on either of the usual papers. */
async function sheetsOf(page: Page): Promise<readonly number[]> {
  await page.evaluate(async () => void (await document.fonts.ready))
  return [
    await pagesOf(await page.pdf({ format: 'Letter', preferCSSPageSize: true })),
    await pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true })),
  ]
}

/** How many sheets of paper a file takes. */
const pagesOf = async (file: Buffer): Promise<number> =>
  (await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise).numPages

test('an owner prints the summary for the vet and nothing else, and saves it as a file', async ({
  page,
  owner,
}) => {
  await owner.startWith(BISCUIT)
  await owner.tellOneVomit()
  await page
    .getByLabel('Choose photos or videos')
    .setInputFiles({ name: 'belly.jpg', mimeType: 'image/jpeg', buffer: await locatedPhoto(page) })
  const chosen = page.getByRole('list', { name: 'Chosen photos and videos' }).getByRole('listitem')
  await expect(chosen).toContainText('Saved')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await owner.sendNotes('He ate grass this morning and threw up once. Bright and playing since.')
  await expect(page.getByText('Saved to your history')).toBeVisible()

  await page.getByRole('button', { name: 'Summary for the vet' }).click()
  const summary = page.getByRole('dialog', { name: 'Vet hand-off for Biscuit' })
  await page.emulateMedia({ media: 'print' })
  await expect(summary.getByText('11.8 kg (26 lb)')).toBeVisible()
  await expect(summary.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Medical report' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  expect(await pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1)
  expect(await pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
  await page.emulateMedia({ media: 'screen' })

  const download = page.waitForEvent('download')
  await summary.getByRole('button', { name: 'Save as PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('vet-hand-off-for-biscuit.pdf')
  expect(await pagesOf(await readFile(await file.path()))).toBe(1)

  await page.goto('/history')
  await page.getByRole('button', { name: /View record/ }).click()
  const record = page.getByRole('dialog', { name: 'Medical record' })
  await expect(record.getByRole('tab', { name: 'Assessment' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(record.getByText('Monitor at Home — Provide Supportive Care')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pets and history' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const opening = page.waitForEvent('popup')
  await record.getByRole('link', { name: /^Open full view/ }).click()
  const full = await opening
  await full.getByRole('button', { name: 'Summary for the vet' }).click()
  const photo = full.getByRole('img', { name: 'What the owner saw, 1 of 1' })
  await expect(photo).toHaveJSProperty('naturalWidth', 1600)
  await full.emulateMedia({ media: 'print' })
  await expect(photo).toBeVisible()
  expect(await pagesOf(await full.pdf({ format: 'Letter' }))).toBe(1)
})

test('a report takes no more than two sheets, its treatment plan one, and its record no more than two', async ({
  page,
  owner,
}) => {
  for (const told of [GOES_NOW, SEES_A_VET, STAYS_HOME]) {
    await owner.openSaved(told)
    await expect(page.getByRole('heading', { name: 'Where this comes from' })).toBeVisible()
    for (const sheets of await sheetsOf(page)) expect(sheets, told.pet.name).toBeLessThanOrEqual(2)
    await page.getByRole('link', { name: 'View treatment plan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Treatment Plan/ })).toBeVisible()
    expect(await sheetsOf(page), told.pet.name).toEqual([1, 1])
  }

  await page.goto('/history')
  const cards = page.getByRole('button', { name: /View record/ })
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    await card.click()
    const record = page.getByRole('dialog', { name: 'Medical record' })
    await expect(record.getByRole('heading', { name: 'Recommended actions' })).toBeVisible()
    for (const sheets of await sheetsOf(page)) expect(sheets).toBeLessThanOrEqual(2)
    await page.keyboard.press('Escape')
    await expect(record).toBeHidden()
  }
})
