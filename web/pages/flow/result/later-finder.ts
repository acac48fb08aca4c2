import { later } from '#web/lib/later/later.tsx'

export const LaterFinder = later(async () => (await import('./finder-of-result.tsx')).FinderOfResult)
