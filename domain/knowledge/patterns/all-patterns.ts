import { afterClinicPatterns } from './after-the-clinic.ts'
import { behaviorPatterns } from './behavior.ts'
import { breathingPatterns } from './breathing.ts'
import { eatingPatterns } from './eating.ts'
import { eyeEarPatterns } from './eyes-ears.ts'
import { femaleCyclePatterns } from './female-cycle.ts'
import { medicinePatterns } from './medicines.ts'
import { movementPatterns } from './movement.ts'
import type { BenignPattern } from './pattern.ts'
import { skinPatterns } from './skin.ts'
import { thirstUrinePatterns } from './thirst-and-urine.ts'
import { vomitStoolPatterns } from './vomit-and-stool.ts'

/** Every benign pattern, by body system. */
export const benignPatterns: readonly BenignPattern[] = [
  ...afterClinicPatterns,
  ...behaviorPatterns,
  ...breathingPatterns,
  ...eatingPatterns,
  ...eyeEarPatterns,
  ...femaleCyclePatterns,
  ...medicinePatterns,
  ...movementPatterns,
  ...skinPatterns,
  ...thirstUrinePatterns,
  ...vomitStoolPatterns,
]
