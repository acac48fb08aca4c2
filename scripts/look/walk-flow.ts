import type { Page } from '@playwright/test'
import { ONE_VOMIT } from '../../e2e/support/answers.ts'
import type { Owner } from '../../e2e/support/owner.ts'
import { DOG } from '../../e2e/support/pets.ts'
import type { Photographer } from './photographer.ts'

/** One sentence of danger, and something that nobody reads. */
const ALARMING =
  'Threw up once after grass. Later he was shaking with joy at the door. The kettle sang twice.'

export async function walkFlow(page: Page, owner: Owner, { take }: Photographer): Promise<void> {
  await owner.startWith(DOG)
  await take('symptoms')
  await page.getByRole('searchbox').fill('he keeps being sick')
  await page.getByRole('checkbox', { name: 'Vomiting or retching' }).first().waitFor()
  await take('symptoms-found')
  await page.getByRole('searchbox').fill('')
  await owner.chooseSymptoms(['Stomach & Digestion', 'Vomiting or retching'])
  await take('follow-up')
  await page.getByRole('checkbox', { name: /^Struggling to breathe/ }).check()
  await page.getByRole('alertdialog').waitFor()
  await take('follow-up-alarm')
  await page.getByRole('button', { name: /by mistake/ }).click()
  await owner.answerOne(ONE_VOMIT)
  await take('follow-up-choice')
  await owner.answerQuestions(ONE_VOMIT)
  await take('media')
  await owner.skipMedia()
  await take('notes')
  await owner.sendNotes(ALARMING)
  await page.getByRole('button', { name: 'Show my answer' }).waitFor()
  await take('quick-checks')
  await page.getByRole('radio', { name: 'No, I meant something else' }).check()
  await page.getByRole('checkbox', { name: 'None of these' }).check()
  await page.getByRole('button', { name: 'Show my answer' }).click()
  await page.getByText('Saved to your history').waitFor()
  await take('answer')
  await page.emulateMedia({ media: 'print' })
  await take('answer-printed')
  await page.emulateMedia({ media: null })
  await page.context().setOffline(true)
  await page.evaluate(() => globalThis.dispatchEvent(new Event('offline')))
  await take('answer-offline')
  await page.context().setOffline(false)
}

export async function wizard(page: Page, take: Photographer['take']): Promise<void> {
  await page.goto('/pet-profile')
  await page.getByRole('radio', { name: 'Dog' }).check()
  await page.getByLabel('Name', { exact: true }).waitFor()
  const on = page.getByRole('button', { name: 'Continue', exact: true })
  await on.click()
  await take('pet-profile-name-missing')
  await page.getByLabel('Name', { exact: true }).fill('Moose')
  await on.click()
  await page.getByRole('radio', { name: 'Male', exact: true }).check()
  await page.getByLabel('Birthday').fill('02/31/2020')
  await on.click()
  await take('pet-profile-no-such-day')
  await page.evaluate(() => sessionStorage.clear())
}
