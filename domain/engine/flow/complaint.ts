import { symptomLabel } from '#domain/knowledge/symptoms.ts'
import { answerValues } from './answer-values.ts'
import type { Told } from './has-complaint.ts'

/** What is wrong, as it was told: the chosen signs; without any, what was eaten or touched, and the owner's own words. */
export function complaintOf({ selectedSymptoms, followUpAnswers, additionalNotes }: Told): readonly string[] {
  if (selectedSymptoms.length > 0) return selectedSymptoms.map(symptomLabel)
  const words = [...answerValues(followUpAnswers['exposure_details']), additionalNotes]
  return words.map((text) => text.trim()).filter((text) => text !== '')
}
