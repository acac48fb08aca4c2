import { belly } from './belly.ts'
import { birth } from './birth.ts'
import { breathingCirculation } from './breathing-circulation.ts'
import { eating } from './eating.ts'
import type { Entry } from './entry.ts'
import { general } from './general.ts'
import { knownDiseases } from './known-diseases.ts'
import { nervesInjury } from './nerves-injury.ts'
import { poisons } from './poisons.ts'
import { stool } from './stool.ts'
import { urine } from './urine.ts'

/** Every concept the note reader knows. */
export const lexicon: readonly Entry[] = [
  ...breathingCirculation,
  ...belly,
  ...stool,
  ...urine,
  ...eating,
  ...birth,
  ...knownDiseases,
  ...nervesInjury,
  ...general,
  ...poisons,
]
