import { bellyUrine } from './belly-urine.ts'
import { breathingCirculation } from './breathing-circulation.ts'
import type { Entry } from './entry.ts'
import { general } from './general.ts'
import { nervesInjury } from './nerves-injury.ts'
import { poisons } from './poisons.ts'

/** Every concept the note reader knows. */
export const lexicon: readonly Entry[] = [
  ...breathingCirculation,
  ...bellyUrine,
  ...nervesInjury,
  ...general,
  ...poisons,
]
