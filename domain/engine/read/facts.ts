import { readFactsBy } from './facts-by-reader.ts'
import type { Facts } from './facts-by-reader.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { readNotes } from '../notes/read-notes.ts'

export type { Facts } from './facts-by-reader.ts'

export const readFacts = (told: Intake, now: Date): Facts => readFactsBy(readNotes, told, now)
