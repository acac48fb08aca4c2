import type { Page } from '@playwright/test'
import { choice, mildest, next, openList, question } from '../support/flow.ts'
import { CAT, DOG } from '../support/pets.ts'
import { expect, test, WIDE } from '../support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pet = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** What the flow keeps in this tab about the run. */
const kept = (page: Page): Promise<{ completedSteps: string[]; selectedSymptoms: string[] }> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('triage-store') ?? '{}').state)

const isDone = (page: Page, step: string) =>
  expect.poll(async () => (await kept(page)).completedSteps).toContain(step)

test('an owner with a saved pet goes on with it, finds the way back, and tries a pet that is not saved [R-PET-005] [R-PET-006] [R-PET-015] [R-PET-018] [R-PET-021] [R-SYMP-006]', async ({
  page,
  owner,
  faults,
}) => {
  await owner.keep(CAT)

  await page.goto('/pets')
  await button(page, 'Start a health assessment').click()
  await expect(question(page)).toHaveText('Which pet needs help?')
  await expect(button(page, 'Continue')).toBeDisabled()
  await pet(page, 'Add New Pet').check()
  await expect(button(page, 'Continue')).toBeEnabled()
  await pet(page, CAT.name).check()
  await button(page, `Continue with ${CAT.name}`).click()
  await page.waitForURL('**/symptoms')
  await isDone(page, 'pet-profile')
  // Where the owner came from outlives a reload; the flag that told it does not.
  await page.reload()
  await expect(question(page)).toHaveText(`What symptoms is ${CAT.name} experiencing?`)
  expect(await page.evaluate(() => sessionStorage.getItem('navigationSource'))).toBeNull()
  await button(page, 'Back').click()
  await page.waitForURL('**/pets')
  await expect(page.getByRole('heading', { level: 1, name: 'Pets and history' })).toBeVisible()

  // The flag alone decides it, and only for the run it was left for.
  await page.evaluate(() => sessionStorage.setItem('navigationSource', 'pet-management'))
  await page.goto('/pet-profile')
  await expect(question(page)).toHaveText('Which pet needs help?')
  await button(page, 'Back').click()
  await page.waitForURL('**/pets')
  await expect(page.getByRole('heading', { level: 1, name: 'Pets and history' })).toBeVisible()
  await page.goto('/pet-profile')
  await pet(page, CAT.name).check()
  await button(page, `Continue with ${CAT.name}`).click()
  await page.waitForURL('**/symptoms')
  await button(page, 'Back').click()
  await page.waitForURL('**/pet-profile')

  await pet(page, 'Add New Pet').check()
  await button(page, 'Continue').click()
  await expect(question(page)).toHaveText('Is your pet a dog or a cat?')
  await pet(page, 'Dog').check()
  await page.getByLabel('Name', { exact: true }).fill('Stray')
  await button(page, 'Continue').click()
  await expect(question(page)).toHaveText('Is Stray male or female?')
  await button(page, 'Continue').click()
  await page.getByLabel('Birthday').fill('01/02/2020')
  await button(page, 'Continue').click()
  for (const title of [/breed/, /weigh/, /neutered/, /medications/, /conditions/, /allergies/]) {
    await expect(question(page)).toHaveText(title)
    await button(page, 'Continue').click()
  }
  await expect(pet(page, 'Save this pet to my account')).toBeChecked()
  await pet(page, 'Continue without saving').check()
  await button(page, 'Continue').click()
  await page.waitForURL('**/symptoms')
  await expect(question(page)).toHaveText('What symptoms is Stray experiencing?')
  await page.goto('/pets')
  await expect(page.getByRole('article', { name: CAT.name })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Stray' })).toHaveCount(0)
  expect(faults).toEqual([])
})

test('every step says where it stands and goes on by its button, by Skip and by the keys it promises [R-TRIAGE-008] [R-SYMP-001] [R-SYMP-002] [R-SYMP-005] [R-FOLLOW-001] [R-FOLLOW-003] [R-NOTES-001] [R-NOTES-003] [R-NOTES-007]', async ({
  page,
  owner,
  faults,
}) => {
  await page.setViewportSize(WIDE)
  await owner.startWith(DOG)

  const group = page.getByRole('button', { name: /^Breathing/ })
  const cough = page.getByRole('checkbox', { name: 'Coughing or gagging' })
  await expect(page.locator('main li > button[aria-controls^="symptoms-"]')).toHaveCount(8)
  await expect(cough).toBeHidden()
  await group.click()
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await expect(cough).toHaveAccessibleDescription(/\w+/)
  const [left, right] = [await group.boundingBox(), await cough.boundingBox()]
  expect(left?.x ?? Infinity).toBeLessThan(right?.x ?? 0)
  await question(page).press('Enter')
  await cough.check()
  await expect(group).toHaveText('Breathing1 selected')
  await question(page).press('Enter')
  await page.waitForURL('**/follow-up')
  await isDone(page, 'symptoms')

  const bar = page.getByRole('progressbar')
  let place = { number: 1, of: Infinity }
  while (new URL(page.url()).pathname === '/follow-up') {
    const said = (await bar.getAttribute('aria-valuetext')) ?? ''
    const [number = 0, of = 0] = /^Question (\d+) of (\d+)$/.exec(said)?.slice(1).map(Number) ?? []
    await expect(page.getByText(said)).toBeVisible()
    // What was said to come never grows, and the place never falls back.
    expect(number).toBeGreaterThanOrEqual(place.number)
    expect(of).toBeLessThanOrEqual(place.of)
    expect(number).toBeLessThanOrEqual(of)
    place = { number, of }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const asked = (await question(page).textContent()) ?? ''
    if (asked.includes('eaten, licked or touched')) {
      await openList(page)
      await page.getByRole('checkbox', { name: 'Onion, garlic, chives or leeks' }).check()
      await question(page).press('Enter')
      await expect(question(page)).not.toHaveText(asked)
      continue
    }
    if (asked.startsWith('What exactly was it')) {
      // In a field for several lines Enter makes one, and on a button it presses that button.
      await page.getByRole('textbox').pressSequentially('Onion soup')
      await page.getByRole('textbox').press('Enter')
      await page.getByRole('textbox').pressSequentially('last night')
      await expect(page.getByRole('textbox')).toHaveValue('Onion soup\nlast night')
      await button(page, 'Back').press('Enter')
      await expect(question(page)).toHaveText(/^How much/)
      await next(page).press('Enter')
      await expect(question(page)).toHaveText(asked)
      await next(page).click()
    } else {
      const name = asked.startsWith('How much') ? 'A lick or a crumb' : await mildest(page)
      const answer = name === null ? null : choice(page, name)
      await answer?.press('Space')
      await (answer ?? question(page)).press('Enter')
    }
    await expect(question(page)).not.toHaveText(asked)
  }
  await isDone(page, 'follow-up')

  await button(page, 'Skip').click()
  await page.waitForURL('**/notes')
  await isDone(page, 'media')
  await expect(question(page)).toHaveText('Additional Information')
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await expect(page.getByText('0 / 2000')).toBeVisible()
  await expect(page.getByText(/^For example:/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Worth mentioning' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'What changed first, and when' })).toBeVisible()

  // Gone on at once, by every way there is: the pause after which notes are kept has not passed.
  const goOn = [
    () => notes.press('Control+Enter'),
    () => button(page, 'Skip').click(),
    () => notes.press('Meta+Enter'),
    () => button(page, 'Continue').click(),
  ]
  let written = ''
  for (const go of goOn) {
    written += 'Coughs at night. '
    await notes.press('End')
    await notes.pressSequentially('Coughs at night. ')
    await go()
    await page.waitForURL('**/assessment')
    await isDone(page, 'notes')
    await page.goBack()
    await page.waitForURL('**/notes')
    await expect(notes).toHaveValue(written)
    await expect(page.getByText(/^For example:/)).toBeHidden()
  }
  expect(faults).toEqual([])
})
