/**
 * What the first visit to a page may cost once somebody uses it: requests until its first paint, requests in all, and
 * kilobytes (1,000 bytes, compressed as served). `rests` says that it asks for no script before that. What each part is
 * for stands in docs/decisions/033-paint-first.md; a number is raised only there and here together.
 */
export type Budget = {
  readonly path: string
  readonly rests: boolean
  readonly beforePaint: number
  readonly requests: number
  readonly scriptKB: number
  readonly htmlKB: number
}

export const FONTS_KB = 26

export const BUDGETS: readonly Budget[] = [
  { path: '/', rests: true, beforePaint: 6, requests: 25, scriptKB: 142, htmlKB: 28 },
  { path: '/waitlist', rests: true, beforePaint: 6, requests: 20, scriptKB: 137, htmlKB: 22 },
  { path: '/pricing', rests: true, beforePaint: 6, requests: 19, scriptKB: 131, htmlKB: 24 },
  { path: '/vet_clinics', rests: true, beforePaint: 6, requests: 20, scriptKB: 133, htmlKB: 24 },
  { path: '/about', rests: true, beforePaint: 6, requests: 20, scriptKB: 128, htmlKB: 22 },
  { path: '/contact', rests: true, beforePaint: 6, requests: 20, scriptKB: 133, htmlKB: 20 },
  { path: '/privacy', rests: true, beforePaint: 6, requests: 15, scriptKB: 125, htmlKB: 22 },
  { path: '/evidence', rests: true, beforePaint: 6, requests: 19, scriptKB: 145, htmlKB: 34 },
  { path: '/login', rests: true, beforePaint: 6, requests: 19, scriptKB: 132, htmlKB: 20 },
  { path: '/signup', rests: true, beforePaint: 6, requests: 21, scriptKB: 146, htmlKB: 20 },
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
  { path: '/history', scriptKB: 123, files: 14 },
  { path: '/pets', scriptKB: 123, files: 14 },
  { path: '/profile', scriptKB: 147, files: 25 },
  { path: '/pet-profile', scriptKB: 150, files: 25 },
  { path: '/symptoms', scriptKB: 149, files: 21 },
  { path: '/assessment', scriptKB: 150, files: 24 },
]
