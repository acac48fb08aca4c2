import type { Intake } from '#domain/logic/intake.ts'

/** An invented dog, for trying whether the parts work; nothing of an owner's is used for that. */
export const SAMPLE_INTAKE: Intake = {
  pet: {
    id: null,
    name: 'Sample',
    species: 'dog',
    breed: null,
    birthday: null,
    gender: null,
    isNeutered: null,
    weight: { value: null, unit: 'lbs' },
    conditions: [],
    allergies: [],
    medications: [],
  },
  selectedSymptoms: ['vomiting'],
  followUpAnswers: {},
  additionalNotes: '',
}
