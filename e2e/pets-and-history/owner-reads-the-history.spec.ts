import { GOES_NOW, ofPet, SEES_A_VET } from '../support/assessments.ts'
import { expectAccessible } from '../support/accessible.ts'
import { inDatabase } from '../support/database.ts'
import { BISCUIT, DOG } from '../support/pets.ts'
import { expect, test } from '../support/test.ts'

/** Copies of an assessment, one a day back from the first of June, under names of their own. */
const MANY = 5_000

test('an owner of two pets and five thousand assessments finds a pet, an assessment, its record and the way on [R-HIST-001] [R-HIST-002] [R-HIST-003] [R-HIST-004]', async ({
  page,
  instance,
  owner,
  faults,
}) => {
  const biscuit = await owner.keep(BISCUIT)
  const moose = await owner.keep(DOG)
  const limp = await owner.keepAnswer(ofPet(biscuit, SEES_A_VET), {
    created_at: new Date('2026-07-01T12:00:00Z'),
  })
  await owner.keepAnswer(ofPet(moose, GOES_NOW), { created_at: new Date('2026-07-02T12:00:00Z') })
  await inDatabase(
    instance,
    (sql) => sql`
      insert into public.triage_sessions
        (user_id, pet_profile_id, pet_name, species, symptoms, assessment_urgency, created_at)
      select user_id, pet_profile_id, 'Biscuit', species,
             case number when ${MANY} then array['limping'] else array['vomiting'] end,
             'monitor_at_home', '2026-06-01'::timestamptz - number * interval '1 day'
        from public.triage_sessions, generate_series(1, ${MANY}::int) as number where id = ${limp}`,
  )

  await page.goto('/pets')
  const pets = page.getByRole('tab', { name: /^My pets/ })
  const history = page.getByRole('tab', { name: /^Assessments/ })
  await expect(pets).toHaveText('My pets2')
  await expect(history).toHaveText('Assessments5002')
  const petCards = page.getByRole('article')
  await expect(petCards).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search pets' }).fill('moo')
  await expect(petCards).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search pets' }).fill('')
  await page.getByRole('radio', { name: 'Cats' }).check()
  await expect(page.getByText('No pets match your search.')).toBeVisible()
  await page.getByRole('radio', { name: 'All' }).check()

  await page.getByRole('button', { name: 'Timeline of Moose' }).click()
  const timeline = page.getByRole('dialog', { name: 'Timeline of Moose' })
  await expect(timeline.getByRole('listitem')).toHaveText([/July 2, 2026.*Emergency.*Vomiting or retching/])
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(timeline.getByRole('listitem')).toBeVisible()
  await expect(petCards.first()).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  const open = timeline.getByRole('button', { name: /^View record of July 2, 2026/ })
  await open.focus()
  await page.keyboard.press('Enter')
  const record = page.getByRole('dialog', { name: 'Medical record' })
  await expect(record.getByText('Emergency — Seek Veterinary Care Immediately')).toBeVisible()
  await expect(timeline).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.keyboard.press('Escape')
  await expect(record).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(timeline).toBeHidden()

  await pets.focus()
  await page.keyboard.press('ArrowRight')
  await expect(history).toBeFocused()
  const cards = page.getByRole('article', { name: /^Assessment of/ })
  await expect(cards).toHaveCount(10)
  await expect(cards.first()).toContainText('Moose')
  const more = page.getByRole('button', { name: 'Show more' })
  await more.click()
  await expect(cards).toHaveCount(20)
  await page.getByRole('searchbox', { name: 'Search assessments' }).fill('LIMP')
  await expect(cards).toHaveCount(2)
  await expect(more).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search assessments' }).fill('')
  await expect(cards).toHaveCount(10)
  await page.getByRole('combobox', { name: 'Pet' }).selectOption('Biscuit')
  await expect(cards.first()).toContainText('July 1, 2026')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first')
  await expect(cards.first()).toContainText('Limping')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest first')

  await cards
    .first()
    .getByRole('button', { name: /^View record/ })
    .click()
  const opening = page.waitForEvent('popup')
  await record.getByRole('link', { name: /^Open full view/ }).click()
  const full = await opening
  await full.waitForURL(`**/assessment?session=${limp}`)
  await full.close()
  await record.getByRole('button', { name: 'Close' }).last().click()

  await pets.click()
  await page.getByRole('link', { name: 'Edit Biscuit' }).click()
  await page.waitForURL(`**/pet-profile/edit/${biscuit}`)
  await page.goto('/pets')
  await page.getByRole('button', { name: 'Remove Moose' }).click()
  await page.getByRole('button', { name: 'Confirm delete' }).click()
  await expect(petCards).toHaveCount(1)
  await page.getByRole('button', { name: 'Something is wrong with Biscuit' }).click()
  await page.waitForURL('**/pet-profile')
  await page.goto('/pets')
  await page.getByRole('button', { name: 'Add a pet' }).click()
  await page.waitForURL('**/pet-profile')
  expect(faults).toEqual([])
})
