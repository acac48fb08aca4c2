import { breathingPatterns } from './breathing.ts'
import { eyeEarPatterns } from './eyes-ears.ts'
import type { BenignPattern } from './pattern.ts'
import { skinPatterns } from './skin.ts'

/** Every benign pattern, by body system. */
export const benignPatterns: readonly BenignPattern[] = [
  ...skinPatterns,
  ...eyeEarPatterns,
  ...breathingPatterns,
]
