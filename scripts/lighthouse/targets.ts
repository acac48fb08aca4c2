export type Scores = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  readonly scriptKB: number
  readonly requests: number
  /** How fast Lighthouse found the machine (its benchmark index): blocking is told apart from a slow machine by it. */
  readonly machine: number
}

export type Target = { readonly path: string; readonly lcpMs: number; readonly seo: boolean }

const page = (path: string, lcpMs = 1500, seo = true): Target => ({ path, lcpMs, seo })

/** With the milliseconds their largest paint may take. Signing in is not for search engines. */
export const TARGETS: readonly Target[] = [
  page('/', 1300),
  page('/pricing'),
  page('/waitlist'),
  page('/vet_clinics'),
  page('/contact'),
  page('/privacy'),
  page('/evidence'),
  page('/login', 1500, false),
]

export const misses = ({ lcpMs, seo }: Target, scores: Scores): readonly string[] =>
  Object.entries({
    performance: scores.performance >= 98,
    accessibility: scores.accessibility === 100,
    bestPractices: scores.bestPractices === 100,
    seo: !seo || scores.seo === 100,
    lcp: scores.lcpMs <= lcpMs,
    tbt: scores.tbtMs <= 50,
    cls: scores.cls === 0,
  })
    .filter(([, met]) => !met)
    .map(([name]) => name)
