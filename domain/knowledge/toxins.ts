import { toxins } from './compiled/toxins.ts'
import type { Toxin } from './toxin.ts'

/** The same poisons by id. */
export const toxinsById: ReadonlyMap<string, Toxin> = new Map(toxins.map((toxin) => [toxin.id, toxin]))
