/**
 * What the first visit to a page may cost once somebody uses it: requests until its first paint, requests in all, and
 * kilobytes (1,000 bytes, compressed as served). What each part is for stands in docs/decisions/033-paint-first.md; a number is raised only
 * there and here together.
 */
export type Budget = {
  readonly path: string
  /** Whether it asks for no script before somebody uses it. */
  readonly rests: boolean
  readonly beforePaint: number
  readonly requests: number
  readonly scriptKB: number
  readonly htmlKB: number
}

/** The kilobytes of the two fonts that every page preloads. */
export const FONTS_KB = 26

export const BUDGETS: readonly Budget[] = [
  { path: '/', rests: true, beforePaint: 6, requests: 18, scriptKB: 139, htmlKB: 26 },
  { path: '/waitlist', rests: false, beforePaint: 6, requests: 19, scriptKB: 144, htmlKB: 22 },
  { path: '/pricing', rests: true, beforePaint: 6, requests: 18, scriptKB: 134, htmlKB: 24 },
  { path: '/vet_clinics', rests: true, beforePaint: 6, requests: 18, scriptKB: 134, htmlKB: 24 },
  { path: '/about', rests: true, beforePaint: 6, requests: 18, scriptKB: 133, htmlKB: 22 },
  { path: '/contact', rests: true, beforePaint: 6, requests: 21, scriptKB: 142, htmlKB: 20 },
  { path: '/privacy', rests: true, beforePaint: 6, requests: 18, scriptKB: 133, htmlKB: 22 },
  { path: '/evidence', rests: true, beforePaint: 6, requests: 20, scriptKB: 153, htmlKB: 32 },
  { path: '/login', rests: false, beforePaint: 6, requests: 18, scriptKB: 132, htmlKB: 20 },
  { path: '/signup', rests: false, beforePaint: 6, requests: 20, scriptKB: 160, htmlKB: 20 },
]

/**
 * What an owner's page needs before it is drawn, for somebody who is signed in and comes with an empty cache: kilobytes
 * of script, and files in all. Answers of the service, the client library and the engine come after that.
 */
export const OWNERS_BUDGETS: readonly {
  readonly path: string
  readonly scriptKB: number
  readonly files: number
}[] = [
  { path: '/history', scriptKB: 223, files: 45 },
  { path: '/pets', scriptKB: 223, files: 45 },
  { path: '/profile', scriptKB: 180, files: 28 },
  { path: '/pet-profile', scriptKB: 231, files: 44 },
  { path: '/symptoms', scriptKB: 206, files: 34 },
  { path: '/assessment', scriptKB: 246, files: 51 },
]
