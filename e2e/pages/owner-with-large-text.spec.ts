import type { Page } from '@playwright/test'
import { overruns } from '../support/overruns.ts'
import { BISCUIT } from '../support/pets.ts'
import { hold } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

/** Sets the text size in the browser's own settings, which a page follows once it is drawn anew. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
  await page.reload()
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(size).toBe(`${pixels}px`)
}

const WIDTH = 320
const PUBLIC = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/waitlist',
  '/privacy',
  '/cookies',
  '/contact',
  '/evidence',
  '/about',
  '/resources/community',
  '/nowhere',
]
test.use({ viewport: { width: WIDTH, height: 640 } })

test('an owner who reads twice as large finds everything on a small phone, from the symptoms to the treatment plan', async ({
  page,
  owner,
}) => {
  await owner.startWith(BISCUIT)
  await setTextSize(page, 32)
  await page.getByRole('searchbox').fill('vomit')
  const icon = await page.getByRole('searchbox').locator('xpath=..').locator('svg').first().boundingBox()
  const field = await page
    .getByRole('searchbox')
    .evaluate((input) => input.getBoundingClientRect().x + parseFloat(getComputedStyle(input).paddingLeft))
  expect((icon?.x ?? 0) + (icon?.width ?? 0)).toBeLessThanOrEqual(field)
  expect(await overruns(page)).toEqual([])
  const go = await page.getByRole('button', { name: 'Continue' }).boundingBox()
  expect((go?.x ?? 0) + (go?.width ?? 0)).toBeLessThanOrEqual(WIDTH)
  await page.getByRole('searchbox').fill('')

  await owner.tellOneVomit()
  await owner.skipMedia()
  const letGo = await hold(page, '**/v1/assess**')
  await owner.sendNotes('')
  await expect(page.getByRole('heading', { level: 1, name: 'AI Assessment in Progress' })).toBeVisible()
  expect(await overruns(page)).toEqual([])
  letGo()
  await expect(page.getByText('Saved to your history')).toBeVisible()
  expect(await overruns(page)).toEqual([])
  await page.getByRole('link', { name: 'View treatment plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Treatment Plan/ })).toBeVisible()
  expect(await overruns(page)).toEqual([])
  for (const path of ['/history', '/pets', '/profile', '/pet-profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await overruns(page), path).toEqual([])
  }
})

test('a visitor who reads twice as large finds every page within a small phone', async ({ page }) => {
  await page.goto('/')
  await setTextSize(page, 32)
  for (const path of PUBLIC) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await overruns(page), path).toEqual([])
  }
})
