import type { Page } from '@playwright/test'
import { ONE_VOMIT } from './support/answers.ts'
import { BISCUIT } from './support/flow.ts'
import { Owner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

/** Sets the text size in the browser's own settings, which a page follows once it is drawn anew. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
  await page.reload()
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(size).toBe(`${pixels}px`)
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('an owner who reads twice as large finds everything on a phone, from the symptoms to the treatment plan', async ({
  page,
  instance,
}) => {
  const owner = new Owner(page, instance)
  await owner.signUp()
  await owner.addPet(BISCUIT)
  await setTextSize(page, 32)
  await page.getByRole('searchbox').fill('vomit')
  const icon = await page.getByRole('searchbox').locator('xpath=..').locator('svg').first().boundingBox()
  const field = await page
    .getByRole('searchbox')
    .evaluate((input) => input.getBoundingClientRect().x + parseFloat(getComputedStyle(input).paddingLeft))
  expect((icon?.x ?? 0) + (icon?.width ?? 0)).toBeLessThanOrEqual(field)
  expect(await sideways(page)).toBe(0)
  const go = await page.getByRole('button', { name: 'Continue' }).boundingBox()
  expect((go?.x ?? 0) + (go?.width ?? 0)).toBeLessThanOrEqual(390)
  await page.getByRole('searchbox').fill('')

  await owner.chooseSymptoms(['Stomach & Digestion', 'Vomiting or retching'])
  await owner.answerQuestions(ONE_VOMIT)
  await owner.skipMedia()
  const gate = Promise.withResolvers<void>()
  await page.route('**/v1/assess**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await owner.sendNotes('')
  await expect(page.getByRole('heading', { level: 1, name: 'AI Assessment in Progress' })).toBeVisible()
  expect(await sideways(page)).toBe(0)
  gate.resolve()
  await expect(page.getByText('Saved to your history')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await page.getByRole('link', { name: 'View treatment plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Treatment Plan/ })).toBeVisible()
  expect(await sideways(page)).toBe(0)
  for (const path of ['/history', '/pets', '/terms']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await sideways(page), path).toBe(0)
  }
})
