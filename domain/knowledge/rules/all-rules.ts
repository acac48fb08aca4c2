import { added } from './added.ts'
import { birthYoung } from './birth-young.ts'
import { bowelThatLasts } from './bowel-that-lasts.ts'
import { digestion } from './digestion.ts'
import { eyesEars } from './eyes-ears.ts'
import { general } from './general.ts'
import { injury } from './injury.ts'
import { lifeSigns } from './life-signs.ts'
import { nerves } from './nerves.ts'
import { poisons } from './poisons.ts'
import type { Rule } from './rule.ts'
import { skinAllergy } from './skin-allergy.ts'
import { temperature } from './temperature.ts'
import { toldEmergencies } from './told-emergencies.ts'
import { toldInNumbers } from './told-in-numbers.ts'
import { toldInWords } from './told-in-words.ts'
import { toldOfBody } from './told-of-body.ts'
import { urinary } from './urinary.ts'

/** Every rule, in the order of the clinical list. */
export const rules: readonly Rule[] = [
  ...lifeSigns,
  ...injury,
  ...nerves,
  ...digestion,
  ...urinary,
  ...eyesEars,
  ...skinAllergy,
  ...poisons,
  ...birthYoung,
  ...temperature,
  ...general,
  ...added,
  ...toldInWords,
  ...toldOfBody,
  ...toldInNumbers,
  ...toldEmergencies,
  ...bowelThatLasts,
]
