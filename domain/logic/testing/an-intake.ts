import type { Answers, Intake, IntakePet } from '../intake.ts'

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

/** What is answered of a pet that is bright, eats, drinks and met nothing. */
export const BRIGHT = {
  danger_signs: ['none'],
  energy_level: 'normal',
  eating: 'normal',
  water_intake: 'normal',
  exposure: ['none'],
  context: ['none'],
} satisfies Answers

export const anItch = (changes: Partial<Intake> = {}): Intake => ({
  pet: REX,
  selectedSymptoms: ['itching'],
  followUpAnswers: { ...BRIGHT, onset: 'days_1_to_3' },
  additionalNotes: '',
  ...changes,
})
