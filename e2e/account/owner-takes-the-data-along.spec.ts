import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { GOES_NOW, ofPet, STAYS_HOME } from '../support/assessments.ts'
import { inDatabase } from '../support/database.ts'
import { BISCUIT, DOG } from '../support/pets.ts'
import { expect, test } from '../support/test.ts'

/** Presses a button that saves a file, and reads it. */
async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await saving
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('an owner takes everything the account holds along, as a table and for another program', async ({
  page,
  instance,
  owner,
  faults,
}) => {
  const { email } = owner.account
  const biscuit = await owner.keep(BISCUIT)
  const moose = await owner.keep(DOG)
  const first = await owner.keepAnswer(
    // Nobody understands it, so the pet does not simply stay at home.
    ofPet(biscuit, { ...STAYS_HOME, additionalNotes: '=1+1, he said "grass"' }),
  )
  const second = await owner.keepAnswer(ofPet(moose, GOES_NOW))
  await inDatabase(
    instance,
    (sql) => sql`update public.pet_profiles set is_active = false where id = ${moose}`,
  )
  await page.goto('/pets?tab=history')
  await page.getByRole('tab', { name: /^Assessments/ }).click()
  await expect(page.getByRole('heading', { name: 'Download your data' })).toBeVisible()

  const table = await saved(page, 'Assessments (CSV)')
  expect(table.name).toMatch(/^pawlight-assessments-\d{4}-\d\d-\d\d\.csv$/)
  expect(table.text.split('\r\n')[0]).toMatch(/^id,created_at,pet_name,species,/)
  for (const id of [first, second]) expect(table.text).toContain(`\n${id},`)
  expect(table.text).toContain(`"'=1+1, he said ""grass"""`)

  const everything = await saved(page, 'Everything (JSON)')
  expect(everything.name).toMatch(/^pawlight-my-data-\d{4}-\d\d-\d\d\.json$/)
  const data: unknown = JSON.parse(everything.text)
  expect(data).toMatchObject({
    exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    profile: { email, full_name: 'Robin Owner' },
    pets: [
      { id: biscuit, name: 'Biscuit', is_active: true },
      { id: moose, name: 'Moose', is_active: false },
    ],
    assessments: [
      { id: first, assessment_urgency: 'normal_vet', follow_up_answers: { vomit_frequency: 'once' } },
      { id: second, assessment_urgency: 'er_urgent' },
    ],
  })
  await expect(page.getByText('Your data could not be read.')).toBeHidden()
  expect(faults).toEqual([])
})
