import { hold } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const COVERED = 'html[data-shell]'

test('a page is covered until its scripts have come, and says "Loading..." after three seconds [R-START-001] [R-START-002]', async ({
  page,
}) => {
  const letScriptsGo = await hold(page, '**/assets/*.js')
  await page.goto('/pets', { waitUntil: 'commit' })
  await expect(page.locator(COVERED)).toHaveCount(1)
  const words = page.getByRole('status').getByText('Loading...')
  await expect(words).toHaveCSS('animation-delay', '3s')
  await expect(words).toHaveCSS('opacity', '1')
  // Help is there before any script is.
  await expect(page.getByRole('button', { name: 'Emergency help' })).toBeVisible()

  letScriptsGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.locator(COVERED)).toHaveCount(0)
  await expect(words).toHaveCount(0)
})

test('the cover goes as soon as the app runs, even while nothing answers [R-START-001]', async ({ page }) => {
  const letAnswersGo = await hold(page, '**/config.json')
  await page.addInitScript(() => {
    let wasCovered = false
    new MutationObserver((_changes, observer) => {
      const isCovered = document.documentElement.dataset['shell'] !== undefined
      if (wasCovered && !isCovered) {
        performance.mark('uncovered')
        observer.disconnect()
      }
      wasCovered = isCovered
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-shell'] })
  })
  await page.goto('/pets')
  await expect(page.locator(COVERED)).toHaveCount(0)
  const took = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('uncovered')
    const entry = performance.getEntriesByType('resource').find(({ name }) => /entry\.client/.test(name))
    if (mark === undefined || !(entry instanceof PerformanceResourceTiming)) return null
    return mark.startTime - entry.responseEnd
  })
  // About a second: less on an idle machine, a little more on a busy one.
  expect(took).not.toBeNull()
  expect(took ?? Infinity).toBeLessThan(2_500)
  letAnswersGo()
  await expect(page).toHaveURL(/\/login$/)
})
