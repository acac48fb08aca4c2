import { REX } from '#domain/logic/testing/an-intake.ts'
import type { Answers, Intake } from '#domain/logic/intake.ts'

export const anIntake = (
  selectedSymptoms: readonly string[],
  followUpAnswers: Answers,
  more: { readonly pet?: Partial<Intake['pet']>; readonly notes?: string } = {},
): Intake => ({
  pet: { ...REX, breed: null, ...more.pet },
  selectedSymptoms,
  followUpAnswers,
  additionalNotes: more.notes ?? '',
})
