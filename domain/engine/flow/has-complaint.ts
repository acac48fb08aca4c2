import { isExposed } from '#domain/logic/exposed.ts'
import type { Answers } from '#domain/logic/intake.ts'
import { answerValues } from './answer-values.ts'

/** What an owner told, in all the ways there are. */
export type Told = {
  readonly selectedSymptoms: readonly string[]
  readonly followUpAnswers: Answers
  readonly additionalNotes: string
}

/** True where the owner said what is wrong: by a sign, in words, or by what the pet ate or touched. */
export const hasComplaint = ({ selectedSymptoms, followUpAnswers, additionalNotes }: Told): boolean =>
  selectedSymptoms.length > 0 ||
  additionalNotes.trim() !== '' ||
  isExposed(answerValues(followUpAnswers['exposure']))
