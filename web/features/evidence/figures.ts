import type { EvidenceFigures } from '#contract/evidence.ts'
import data from './figures.json' with { type: 'json' }

/** The file's inferred type knows levels only as text; a test reads the whole file against the schema. */
const asFigures = (measured: unknown): EvidenceFigures => measured as EvidenceFigures

/** The development set first, then the others in the order they were seen. */
export const figures: EvidenceFigures = asFigures(data)
