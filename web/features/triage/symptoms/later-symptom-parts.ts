import { later } from '#web/lib/later/later.tsx'

/** What the search finds, and its index. */
export const LaterResults = later(async () => (await import('./symptom-results.tsx')).SymptomResults)

/** What the pet ate, licked or touched. */
export const LaterMetPanel = later(async () => (await import('./met/met-panel.tsx')).MetPanel)
