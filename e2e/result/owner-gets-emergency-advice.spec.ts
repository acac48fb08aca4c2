import type { Answer } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'

const BLOAT: readonly Answer[] = [
  { about: /When did this start/, tick: ['1 to 6 hours ago'] },
  { about: /How often has .* vomited/, tick: [/nothing/i] },
  { about: /eaten, licked or touched/, tick: ['No, none that I know of'] },
  { about: /happened recently/, tick: ['None of these'] },
  { about: /What color are the gums/, tick: [/^Cannot check/] },
]

test('bloat in a Great Dane is called an emergency in the flow and in the answer', async ({
  page,
  owner,
  faults,
}) => {
  await owner.startWith({
    species: 'Dog',
    name: 'Moose',
    gender: 'Male',
    birthday: '03/02/2020',
    breed: 'Great Dane',
    pounds: '140',
    fixed: 'Yes',
  })
  await owner.chooseSymptoms(['Stomach & Digestion', 'Vomiting or retching'])

  await page.getByRole('checkbox', { name: /Belly suddenly big/ }).check()
  const stop = page.getByRole('alertdialog', { name: 'Stop. Go to an emergency vet now.' })
  await expect(stop).toBeVisible()
  await expect(stop.getByRole('link', { name: /^Emergency vets on your map/ })).toHaveAttribute(
    'href',
    /^https:/,
  )
  await expect(stop.getByRole('link', { name: /888.*426-4435/ })).toHaveCount(0)
  await stop.getByRole('button', { name: 'Keep answering' }).click()
  await page.getByRole('checkbox', { name: /Trying to vomit again and again/ }).check()
  await expect(stop).toBeHidden()
  await expect(page.getByRole('alert').filter({ hasText: 'This can be an emergency' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()

  const asked = await owner.answerQuestions(BLOAT)
  expect(asked.length).toBeLessThanOrEqual(8)
  await owner.skipMedia()
  await owner.sendNotes('')

  await expect(page.getByRole('heading', { level: 1, name: 'Go to an emergency vet now' })).toBeVisible()
  await expect(page.getByText('Level 3 of 3')).toBeVisible()
  await expect(page.getByText('Saved to your history')).toBeVisible()
  await page.goto('/history')
  await expect(page.getByRole('article', { name: 'Assessment of Moose' })).toContainText('Emergency')
  expect(faults).toEqual([])
})
