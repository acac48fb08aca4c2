import type { Page } from '@playwright/test'
import { BUDGETS, FONTS_KB, OWNERS_BUDGETS } from '../support/first-visit-budget.ts'
import { expect, test } from '../support/test.ts'

/** What the visit has cost until now, as it went over the wire. */
const costOf = (page: Page) =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    const [visit] = performance.getEntriesByType('navigation')
    const early = files.filter((file) => file.startTime < painted).map((file) => new URL(file.name).pathname)
    const kilobytes = (ending: string) =>
      files
        .filter((file) => new URL(file.name).pathname.endsWith(ending))
        .reduce((sum, file) => sum + file.encodedBodySize, 0) / 1000
    return {
      early,
      requests: files.length + 1,
      script: kilobytes('.js'),
      style: kilobytes('.css'),
      font: kilobytes('.woff2'),
      html: visit instanceof PerformanceNavigationTiming ? visit.encodedBodySize / 1000 : Infinity,
    }
  })

for (const { path, rests, beforePaint, requests, scriptKB, htmlKB } of BUDGETS)
  test(`the first visit to ${path} paints before any script and costs no more than it may`, async ({
    page,
    faults,
  }) => {
    await page.goto(path)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.waitForLoadState('networkidle')
    const unused = await costOf(page)
    expect(unused.early.filter((name) => /\.(?:js|css)$/.test(name))).toEqual([])
    expect(unused.early.length + 1).toBeLessThanOrEqual(beforePaint)
    expect(unused.script === 0).toBe(rests)

    await page.keyboard.press('Shift')
    await page.waitForFunction(() => performance.getEntriesByName('pawlight:awake').length > 0)
    await page.waitForLoadState('networkidle')
    const used = await costOf(page)
    expect(used.requests).toBeLessThanOrEqual(requests)
    expect(used.script).toBeGreaterThan(0)
    expect(used.script).toBeLessThanOrEqual(scriptKB)
    expect(used.html).toBeLessThanOrEqual(htmlKB)
    expect(used.font).toBeLessThanOrEqual(FONTS_KB)
    expect(used.style).toBe(0)
    expect(faults).toEqual([])
  })

/** Everything the page says it needs while it is still empty. */
const NEEDS =
  'script[src], link[rel="modulepreload"], link[rel="preload"], link[rel="stylesheet"]:not([disabled])'

for (const { path, scriptKB, files } of OWNERS_BUDGETS)
  test(`an owner's first visit to ${path} is drawn from what the shell asks for at once, and costs no more than it may`, async ({
    page,
    owner,
  }) => {
    expect(owner.account).toBeTruthy()
    await page.addInitScript((needs) => {
      document.addEventListener('DOMContentLoaded', () => {
        const asked = [...document.querySelectorAll<HTMLLinkElement>(needs)].map(({ href }) => href)
        performance.mark('asked', { detail: [...new Set(asked)] })
      })
    }, NEEDS)
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    const asked = await page.evaluate((): string[] => {
      const [mark] = performance.getEntriesByName('asked')
      return mark instanceof PerformanceMark ? mark.detail : []
    })
    // A file that is fetched again for the steps that follow is told of twice, and comes from the cache.
    const script = await page.evaluate((names) => {
      const sizes = new Map(
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
      )
      const scripts = names.filter((name) => name.endsWith('.js'))
      return scripts.reduce((sum, name) => sum + (sizes.get(name) ?? Infinity), 0) / 1000
    }, asked)
    expect(asked.length).toBeLessThanOrEqual(files)
    expect(script).toBeGreaterThan(100)
    expect(script).toBeLessThanOrEqual(scriptKB)

    // The rest may take as long as it likes.
    await page.route('**/assets/*.js', (route) =>
      asked.includes(route.request().url()) ? route.continue() : undefined,
    )
    await page.reload()
    await expect(page.locator('main h1')).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

test('whoever is sent to sign in sees nothing move on the way', async ({ page }) => {
  for (const path of ['/history', '/pet-profile']) {
    await page.goto(path)
    await page.waitForURL('**/login')
    await page.waitForLoadState('networkidle')
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            let sum = 0
            for (const entry of list.getEntries()) sum += Number(Object(entry).value)
            resolve(sum)
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
    expect(moved, path).toBe(0)
  }
})
