import type { Page } from '@playwright/test'
import { BUDGETS, FONTS_KB } from './support/first-visit-budget.ts'
import { expect, test } from './support/test.ts'

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
