import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const top = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)
const positions = (page: Page): Promise<readonly (readonly [string, number])[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('pawlight-scroll') ?? '[]'))

/** Scrolls until the page has taken note of it, which it does once its scripts run. */
const scrollTo = (page: Page, to: number): Promise<void> =>
  expect(async () => {
    await page.evaluate(async (y) => {
      for (const top of [y - 1, y]) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    }, to)
    const tops = (await positions(page)).map(([, top]) => top)
    expect(tops).toContain(to)
  }).toPass()

test('going back and reloading return to the place, other ways begin at the top or at the anchor [R-SCROLL-001] [R-SCROLL-002] [R-SCROLL-003]', async ({
  page,
}) => {
  await page.goto('/')
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  await expect(link('Contact us')).toBeVisible()
  await scrollTo(page, 400)
  await page.reload()
  await expect.poll(() => top(page)).toBe(400)
  await link('Contact us').scrollIntoViewIfNeeded()
  const place = await top(page)
  await link('Contact us').click()
  await page.waitForURL('**/contact')
  await expect.poll(() => top(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => top(page)).toBe(place)
  await page.goto('/contact')
  await expect.poll(() => top(page)).toBe(0)

  for (let visit = 1; visit <= 12; visit += 1) {
    await link('Cookies').click()
    await page.waitForURL('**/cookies')
    await scrollTo(page, 100 + visit)
    await link('Contact us').click()
    await page.waitForURL('**/contact')
    await scrollTo(page, 200 + visit)
  }
  expect(await positions(page)).toHaveLength(20)
})

test('a reloaded page is in its place before the scripts come, and then moves under nobody [R-SCROLL-002]', async ({
  page,
}) => {
  await page.goto('/privacy')
  await page.mouse.move(100, 300)
  await scrollTo(page, 1200)
  const held = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => top(page)).toBe(1200)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => top(page)).toBe(900)
  held.resolve(undefined)
  await page.waitForFunction(() => performance.getEntriesByName('pawlight:awake').length > 0)
  await expect.poll(() => positions(page)).toContainEqual([expect.any(String), 900])
  expect(await top(page)).toBe(900)
})

test('an anchor that is not there yet is waited for [R-SCROLL-003]', async ({ page }) => {
  await page.goto('/cookies')
  // the heading is there before the scripts that follow an address
  await page.waitForFunction(() => performance.getEntriesByName('pawlight:awake').length > 0)
  await page.clock.install()
  await page.evaluate(() => {
    window.history.pushState({ key: 'late' }, '', '#late')
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'late' } }))
  })
  await page.clock.runFor(250)
  expect(await top(page)).toBe(0)
  await page.evaluate(() => {
    const late = document.createElement('p')
    late.id = 'late'
    late.textContent = 'Here now'
    document.querySelector('main')?.append(late)
  })
  await page.clock.runFor(200)
  await expect.poll(() => top(page)).toBeGreaterThan(0)
})
