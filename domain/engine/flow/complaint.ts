import { symptomLabel } from '#domain/knowledge/symptoms.ts'
import { answerValues } from './answer-values.ts'
import type { Told } from './has-complaint.ts'

export function complaintOf({ selectedSymptoms, followUpAnswers, additionalNotes }: Told): readonly string[] {
  if (selectedSymptoms.length > 0) return selectedSymptoms.map(symptomLabel)
  const words = [...answerValues(followUpAnswers['exposure_details']), additionalNotes]
  return words.map((text) => text.trim()).filter((text) => text !== '')
}
