import { accidents } from './accidents.ts'
import { balanceAndMind } from './balance-and-mind.ts'
import { belly } from './belly.ts'
import { bellyTold } from './belly-told.ts'
import { birth } from './birth.ts'
import { birthTold } from './birth-told.ts'
import { bites } from './bites.ts'
import { bleeding } from './bleeding.ts'
import { bodyTold } from './body-told.ts'
import { breathing } from './breathing.ts'
import { breathingLikened } from './breathing-likened.ts'
import { burns } from './burns.ts'
import { collapse } from './collapse.ts'
import { eating } from './eating.ts'
import type { Entry } from './entry.ts'
import { eyes } from './eyes.ts'
import { fitsTold } from './fits-told.ts'
import { general } from './general.ts'
import { gums } from './gums.ts'
import { harmTold } from './harm-told.ts'
import { heatAndCold } from './heat-and-cold.ts'
import { knownDiseases } from './known-diseases.ts'
import { pain } from './pain.ts'
import { poisons } from './poisons.ts'
import { seizures } from './seizures.ts'
import { slowSigns } from './slow-signs.ts'
import { spineAndLegs } from './spine-and-legs.ts'
import { stool } from './stool.ts'
import { strength } from './strength.ts'
import { swelling } from './swelling.ts'
import { urine } from './urine.ts'
import { wounds } from './wounds.ts'

/** Every concept the note reader knows. */
export const lexicon: readonly Entry[] = [
  ...breathing,
  ...breathingLikened,
  ...gums,
  ...collapse,
  ...bodyTold,
  ...belly,
  ...bellyTold,
  ...stool,
  ...urine,
  ...eating,
  ...birth,
  ...birthTold,
  ...knownDiseases,
  ...strength,
  ...heatAndCold,
  ...swelling,
  ...pain,
  ...seizures,
  ...fitsTold,
  ...balanceAndMind,
  ...slowSigns,
  ...spineAndLegs,
  ...accidents,
  ...harmTold,
  ...bites,
  ...wounds,
  ...burns,
  ...bleeding,
  ...eyes,
  ...general,
  ...poisons,
]
