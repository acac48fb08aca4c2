import { breathingPatterns } from './breathing.ts'
import { eatingPatterns } from './eating.ts'
import { eyeEarPatterns } from './eyes-ears.ts'
import { medicinePatterns } from './medicines.ts'
import type { BenignPattern } from './pattern.ts'
import { skinPatterns } from './skin.ts'
import { thirstUrinePatterns } from './thirst-and-urine.ts'
import { vomitStoolPatterns } from './vomit-and-stool.ts'

/** Every benign pattern, by body system. */
export const benignPatterns: readonly BenignPattern[] = [
  ...breathingPatterns,
  ...eatingPatterns,
  ...eyeEarPatterns,
  ...medicinePatterns,
  ...skinPatterns,
  ...thirstUrinePatterns,
  ...vomitStoolPatterns,
]
