import { later } from '#web/lib/later/later.tsx'

export const LaterResults = later(async () => (await import('./symptom-results.tsx')).SymptomResults)

export const LaterMetPanel = later(async () => (await import('./met/met-panel.tsx')).MetPanel)
