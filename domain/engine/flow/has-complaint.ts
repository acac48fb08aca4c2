import { isExposed } from '#domain/logic/exposed.ts'
import type { Answers } from '#domain/logic/intake.ts'
import { answerValues } from './answer-values.ts'

export type Told = {
  readonly selectedSymptoms: readonly string[]
  readonly followUpAnswers: Answers
  readonly additionalNotes: string
}

export const hasComplaint = ({ selectedSymptoms, followUpAnswers, additionalNotes }: Told): boolean =>
  selectedSymptoms.length > 0 ||
  additionalNotes.trim() !== '' ||
  isExposed(answerValues(followUpAnswers['exposure']))
