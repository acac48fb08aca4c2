import type { Urgency } from '../urgency.ts'
import { levelsOf } from './said-in-tests.ts'

/** The level of a bright, mildly itchy pet about which the owner wrote this note. */
export const levelOfNote = (species: 'dog' | 'cat', note: string): Urgency =>
  levelsOf(['er', species, 'itching', note]).level
