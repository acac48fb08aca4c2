import type { Page } from '@playwright/test'
import { BISCUIT } from '../support/pets.ts'
import { expect, test } from '../support/test.ts'

const NOTES = 'He ate grass this morning and threw up once. Bright and playing since.'

/** Puts the tab into the background or brings it back, as the page is told of it. */
const putAway = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

const openByMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}

test('an owner leaves while the assessment runs, for another tab, another page and for good, and finds it in the history [R-TRIAGE-003] [R-ASSESS-003] [R-NET-001] [R-NET-003]', async ({
  page,
  context,
  owner,
}) => {
  await owner.startWith(BISCUIT)
  await owner.tellOneVomit()
  await owner.skipMedia()

  const keys: (string | undefined)[] = []
  const lost: string[] = []
  const gate = Promise.withResolvers<void>()
  page.on('requestfailed', (request) => lost.push(new URL(request.url()).pathname))
  await context.route('**/v1/assess', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await gate.promise
    await route.continue().catch(() => undefined)
  })
  await owner.sendNotes(NOTES)
  await expect(page.getByRole('heading', { name: 'AI Assessment in Progress' })).toBeVisible()
  await expect.poll(() => keys.length).toBe(1)

  const paused = page.getByText(
    'Paused while this tab is in the background. We will continue when you return.',
  )
  await putAway(page, 'hidden')
  await expect(paused).toBeVisible()
  await putAway(page, 'visible')
  await expect(paused).toBeHidden()

  // Leaving the flow ends the run in this tab, and stops what is only being read; the assessment goes on.
  await openByMenu(page, 'Pet management')
  await page.waitForURL('**/pets')
  await page.getByRole('tab', { name: /^Assessments/ }).click()
  const onItsWay = `The assessment of ${BISCUIT.name} is on its way`
  await expect(page.getByText(onItsWay)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('triage-store') ?? '')).not.toContain('vomiting')

  // A list that is still being read ends with its page, without a word; the assessment does not.
  await page.route('**/rest/v1/pet_profiles?**', () => new Promise(() => undefined))
  await openByMenu(page, 'Health Assessment')
  await expect(page.getByRole('heading', { level: 1, name: 'Which pet needs help?' })).toBeVisible()
  await openByMenu(page, 'Profile')
  await expect.poll(() => lost).toContain('/rest/v1/pet_profiles')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  expect(lost).not.toContain('/v1/assess')

  await page.close()
  const later = await context.newPage()
  await later.goto('/history')
  await expect(later.getByText(onItsWay)).toBeVisible()
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[1]).toBe(keys[0])
  gate.resolve()

  const card = later.getByRole('article', { name: `Assessment of ${BISCUIT.name}` })
  await expect(card).toHaveCount(1)
  await expect(later.getByText(onItsWay)).toBeHidden()
  await card.getByRole('button', { name: /View record/ }).click()
  const record = later.getByRole('dialog', { name: 'Medical record' })
  await expect(record.getByText('Monitor at Home — Provide Supportive Care')).toBeVisible()
  const opening = later.waitForEvent('popup')
  await record.getByRole('link', { name: /^Open full view/ }).click()
  const full = await opening
  await expect(full.getByRole('heading', { level: 1, name: /^Monitor at Home/ })).toBeVisible()
  await full.getByRole('heading', { name: 'Your notes' }).click()
  await expect(full.getByText(NOTES)).toBeVisible()
})
