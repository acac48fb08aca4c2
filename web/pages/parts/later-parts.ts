import { later } from '#web/lib/later.tsx'

/** The vet finder below a result that sends to a vet. */
export const LaterFinder = later(async () => (await import('./finder-of-result.tsx')).FinderOfResult)

/** The result of an assessment from the history. */
export const LaterSavedResult = later(async () => (await import('./saved-result.tsx')).SavedResult)
