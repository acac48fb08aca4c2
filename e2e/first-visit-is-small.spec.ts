import { BUDGETS, FONTS_KB } from './support/first-visit-budget.ts'
import { expect, test } from './support/test.ts'

for (const { path, beforePaint, requests, scriptKB, htmlKB } of BUDGETS) {
  test(`the first visit to ${path} paints before any script and costs no more than it may`, async ({
    page,
    faults,
  }) => {
    await page.goto(path)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.waitForLoadState('networkidle')
    const cost = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const files = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
      const [visit] = performance.getEntriesByType('navigation')
      const early = files
        .filter((file) => file.startTime < painted)
        .map((file) => new URL(file.name).pathname)
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
    expect(cost.early.filter((name) => /\.(?:js|css)$/.test(name))).toEqual([])
    expect(cost.early.length + 1).toBeLessThanOrEqual(beforePaint)
    expect(cost.requests).toBeLessThanOrEqual(requests)
    expect(cost.script).toBeGreaterThan(0)
    expect(cost.script).toBeLessThanOrEqual(scriptKB)
    expect(cost.html).toBeLessThanOrEqual(htmlKB)
    expect(cost.font).toBeLessThanOrEqual(FONTS_KB)
    expect(cost.style).toBe(0)
    expect(faults).toEqual([])
  })
}
