import { expect, test } from '../support/test.ts'

const COUGH = [
  { about: /right now, or in the last few hours/, tick: ['None of these'] },
  { about: /When did this start/, tick: ['1 to 3 days ago'] },
] as const

test('a reload in the middle of the flow loses nothing but unsent photos', async ({ page, owner }) => {
  await owner.startWith({
    species: 'Cat',
    name: 'Olive',
    gender: 'Female',
    birthday: '06/15/2019',
    breed: 'Domestic Shorthair',
    pounds: '9',
    fixed: 'Yes',
  })
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: 'What symptoms is Olive experiencing?' }),
  ).toBeVisible()
  await owner.chooseSymptoms(['Breathing', 'Sneezing or runny nose'])
  await owner.answerOne(COUGH)
  await owner.answerOne(COUGH)
  const heading = page.getByRole('heading', { level: 1 })
  const third = (await heading.textContent()) ?? ''

  await page.reload()
  await expect(heading).toHaveText(third)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: '1 to 3 days ago' })).toBeChecked()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('checkbox', { name: 'None of these' })).toBeChecked()

  await page.goto('/media')
  await page
    .getByLabel('Choose photos or videos')
    .setInputFiles({ name: 'nose.png', mimeType: 'image/png', buffer: ONE_PIXEL })
  await expect(
    page
      .getByRole('img', { name: /nose\.png/ })
      .or(page.getByText('nose.png'))
      .first(),
  ).toBeVisible()
  await page.goto('/notes')
  await page.getByRole('textbox').fill('Sneezes in fits, clear drops.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue('Sneezes in fits, clear drops.')
  await page.goto('/symptoms')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Breathing/ })).toContainText('1')
})

/** A real PNG of one pixel. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
