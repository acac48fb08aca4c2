import type { Intake, IntakePet } from '../intake.ts'

export const REX = {
  id: null,
  name: 'Rex',
  species: 'dog',
  breed: 'Beagle',
  birthday: '2020-02-01',
  gender: 'male',
  isNeutered: true,
  weight: { value: 25, unit: 'lbs' },
  conditions: [],
  allergies: [],
  medications: [],
} satisfies IntakePet

export const anItch = (changes: Partial<Intake> = {}): Intake => ({
  pet: REX,
  selectedSymptoms: ['itching'],
  followUpAnswers: {
    danger_signs: ['none'],
    onset: 'days_1_to_3',
    energy_level: 'normal',
    eating: 'normal',
    water_intake: 'normal',
    exposure: ['none'],
    context: ['none'],
  },
  additionalNotes: '',
  ...changes,
})
