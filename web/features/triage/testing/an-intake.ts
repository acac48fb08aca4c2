import type { Answers, Intake } from '#domain/logic/intake.ts'

export const anIntake = (
  selectedSymptoms: readonly string[],
  followUpAnswers: Answers,
  more: { readonly pet?: Partial<Intake['pet']>; readonly notes?: string } = {},
): Intake => ({
  pet: {
    id: null,
    name: 'Rex',
    species: 'dog',
    breed: null,
    birthday: '2020-02-01',
    gender: 'male',
    isNeutered: true,
    weight: { value: 25, unit: 'lbs' },
    conditions: [],
    allergies: [],
    medications: [],
    ...more.pet,
  },
  selectedSymptoms,
  followUpAnswers,
  additionalNotes: more.notes ?? '',
})
