import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { installedChromium } from '../../e2e/support/installed-chromium.ts'
import type { Scores } from './targets.ts'

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Of first visits; each value is a median by itself. */
export async function lighthouseRuns(url: string, runs: number): Promise<Scores> {
  const all: Scores[] = []
  for (let run = 0; run < runs; run += 1) all.push(await oneRun(url, ATTEMPTS))
  const median = (key: keyof Scores): number =>
    all.map((scores) => scores[key]).toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? NaN
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    fcpMs: median('fcpMs'),
    lcpMs: median('lcpMs'),
    tbtMs: median('tbtMs'),
    cls: median('cls'),
    scriptKB: median('scriptKB'),
    requests: median('requests'),
    machine: median('machine'),
  }
}

/** How often one visit is tried: now and then Chromium records no beginning of the page, and Lighthouse asks to run again. */
const ATTEMPTS = 3

async function oneRun(url: string, attempts: number): Promise<Scores> {
  const port = await freePort()
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
    ...installedChromium(),
  })
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json' })
    if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`)
    const { categories, audits, environment, runtimeError } = result.lhr
    if (runtimeError !== undefined && attempts > 1) return await oneRun(url, attempts - 1)
    if (runtimeError !== undefined) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string): number => audits[name]?.numericValue ?? NaN
    const details = audits['network-requests']?.details
    const items = details?.type === 'table' ? details.items : []
    const bytes = items
      .filter((item) => item['resourceType'] === 'Script')
      .reduce((sum, item) => sum + Number(item['transferSize']), 0)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcpMs: Math.round(value('first-contentful-paint')),
      lcpMs: Math.round(value('largest-contentful-paint')),
      tbtMs: Math.round(value('total-blocking-time')),
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      scriptKB: Math.round(bytes / 100) / 10,
      requests: items.length,
      machine: environment.benchmarkIndex,
    }
  } finally {
    await browser.close()
  }
}
