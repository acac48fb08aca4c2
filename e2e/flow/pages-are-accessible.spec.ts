import { expectAccessible } from '../support/accessible.ts'
import { BRIGHT } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'

test('every step of the flow has no accessibility fault at any width, light or dark', async ({
  page,
  owner,
}) => {
  test.slow()
  await owner.startWith({
    species: 'Cat',
    name: 'Fig',
    gender: 'Female',
    birthday: '05/05/2021',
    breed: 'Domestic Shorthair',
    pounds: '10',
    fixed: 'Yes',
  })
  await expectAccessible(page)
  await owner.chooseSymptoms(['Breathing', 'Sneezing or runny nose'])
  await page.getByRole('checkbox', { name: /Struggling to breathe/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep answering' }).click()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'None of these' }).check()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectAccessible(page)
  await owner.answerQuestions([...BRIGHT, { about: /When did this start/, tick: ['1 to 3 days ago'] }])
  await expectAccessible(page)
  await owner.skipMedia()
  await expectAccessible(page)
  await owner.sendNotes('')
  await expect(page.getByText('Saved to your history')).toBeVisible()
  await expectAccessible(page)
  for (const path of ['/history', '/pets', '/pet-profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})
