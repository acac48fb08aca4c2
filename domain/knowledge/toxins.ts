import { toxins } from './compiled/catalogues/toxins.ts'
import type { Toxin } from './doses/toxin.ts'

/** The same poisons by id. */
export const toxinsById: ReadonlyMap<string, Toxin> = new Map(toxins.map((toxin) => [toxin.id, toxin]))
