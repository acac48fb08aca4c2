import { later } from '#web/lib/later/later.tsx'

/** The vet finder below a result that sends to a vet. */
export const LaterFinder = later(async () => (await import('./finder-of-result.tsx')).FinderOfResult)
