import type { SavedSession } from '#contract/database/saved-session.ts'
import { ageInMonths, ageInYears, MONTHS_TOLD } from '#domain/pets/age.ts'
import { resolveLevel } from '../level.ts'
import type { Outcome, Owner } from './run.ts'

/** Whole months under a year, else years with one decimal; nothing without a birthday. */
export function ageColumns(birthday: string | null, now: Date): Pick<SavedSession, 'age' | 'age_unit'> {
  const months = ageInMonths(birthday, now)
  const years = ageInYears(birthday, now)
  if (months === null || years === null) return { age: null, age_unit: null }
  if (months < MONTHS_TOLD.aloneUnderMonths) return { age: months, age_unit: 'months' }
  return { age: Math.round(years * 10) / 10, age_unit: 'years' }
}

export function sessionRow(
  { sessionId, request, answer, otc }: Outcome,
  owner: Owner,
  now: Date,
): SavedSession {
  const { assessment, summary } = answer
  return {
    id: sessionId,
    user_id: owner.id,
    user_email: owner.email,
    pet_profile_id: request.pet.id,
    pet_name: request.pet.name,
    species: request.pet.species,
    breed: request.pet.breed,
    ...ageColumns(request.pet.birthday, now),
    symptoms: [...request.selectedSymptoms],
    symptom_notes: summary.clinicalNotes.symptomSummary,
    follow_up_answers: request.followUpAnswers,
    additional_notes: request.additionalNotes || null,
    assessment_raw: JSON.stringify(answer),
    assessment_summary: summary,
    assessment_recommendations: assessment.recommendations
      .map(({ description }) => `- ${description}`)
      .join('\n'),
    assessment_urgency: resolveLevel(answer),
    session_status: 'completed',
    treatment: summary.treatment,
    otc_med_rec: otc ?? null,
  }
}
