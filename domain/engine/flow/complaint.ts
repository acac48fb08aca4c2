import { symptomLabel } from '#domain/knowledge/symptoms.ts'
import type { Answers } from '#domain/logic/intake.ts'

const listOf = (answer: Answers[string] | undefined): readonly string[] => [answer ?? []].flat()

type Told = {
  readonly selectedSymptoms: readonly string[]
  readonly followUpAnswers: Answers
  readonly additionalNotes: string
}

/** True where the owner said what is wrong: by a sign, in words, or by what the pet ate or touched. */
export const hasComplaint = ({ selectedSymptoms, followUpAnswers, additionalNotes }: Told): boolean =>
  selectedSymptoms.length > 0 ||
  additionalNotes.trim() !== '' ||
  listOf(followUpAnswers['exposure']).some((value) => value !== 'none')

/** What is wrong, as it was told: the chosen signs; without any, what was eaten or touched, and the owner's own words. */
export function complaintOf({ selectedSymptoms, followUpAnswers, additionalNotes }: Told): readonly string[] {
  if (selectedSymptoms.length > 0) return selectedSymptoms.map(symptomLabel)
  const words = [...listOf(followUpAnswers['exposure_details']), additionalNotes]
  return words.map((text) => text.trim()).filter((text) => text !== '')
}
