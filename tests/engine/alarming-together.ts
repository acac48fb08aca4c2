import type { Answers, IntakePet } from '#domain/logic/intake.ts'

/** Signs of which none is marked as alarming, and that are an emergency together or in this pet. */
export type Together = {
  readonly told: string
  readonly whose: {
    readonly species: 'dog' | 'cat'
    readonly gender?: 'male' | 'female'
    readonly ageMonths?: number
    readonly pet?: Partial<IntakePet>
  }
  readonly symptoms: readonly string[]
  readonly answers: Answers
}

const greatDane = { breed: 'Great Dane', weight: { value: 55, unit: 'kg' } } as const
const weakHeart = { conditions: ['heart disease'] }

export const alarmingTogether: readonly Together[] = [
  ...['straining_urinate', 'blood_urine', 'straining', 'constipation', 'hiding', 'decreased_appetite'].map(
    (symptom): Together => ({
      told: `${symptom} in a male cat that passes small amounts many times`,
      whose: { species: 'cat' },
      symptoms: [symptom],
      answers: { urine_output: 'small_frequent' },
    }),
  ),
  {
    told: 'small amounts and pain while peeing in a male cat',
    whose: { species: 'cat' },
    symptoms: ['accidents'],
    answers: { urine_output: 'small_frequent', urine_signs: ['cries_when_peeing'] },
  },
  {
    told: 'small amounts and less appetite in a male cat',
    whose: { species: 'cat' },
    symptoms: ['constipation'],
    answers: { urine_output: 'small_frequent', eating: 'reduced' },
  },
  {
    told: 'a cough and 40 breaths in a dog',
    whose: { species: 'dog' },
    symptoms: ['coughing'],
    answers: { resp_rate: '40' },
  },
  {
    told: 'a cough and 40 breaths in a cat',
    whose: { species: 'cat' },
    symptoms: ['coughing'],
    answers: { resp_rate: '40' },
  },
  {
    told: 'a night cough in a dog with heart disease',
    whose: { species: 'dog', pet: weakHeart },
    symptoms: ['coughing'],
    answers: { cough_signs: ['night_or_rest'] },
  },
  {
    told: 'a wet cough in a dog with heart disease',
    whose: { species: 'dog', pet: weakHeart },
    symptoms: ['coughing'],
    answers: { cough_signs: ['wet_moist'] },
  },
  {
    told: 'a wet cough in an old dog that is quieter',
    whose: { species: 'dog', ageMonths: 168 },
    symptoms: ['coughing'],
    answers: { cough_signs: ['wet_moist'], energy_level: 'slightly_low' },
  },
  {
    told: 'a cough and hard panting in an old dog that is cool and calm',
    whose: { species: 'dog', ageMonths: 168 },
    symptoms: ['coughing'],
    answers: { breathing_at_rest: 'panting_at_rest' },
  },
  {
    told: 'pacing in a deep-chested dog that is off its food',
    whose: { species: 'dog', pet: greatDane },
    symptoms: ['decreased_appetite'],
    answers: { pain_signs: ['restless'] },
  },
  {
    told: 'pieces of an object in the stool of a pet that vomits',
    whose: { species: 'dog' },
    symptoms: ['diarrhea', 'vomiting'],
    answers: { stool_appearance: ['foreign_material'] },
  },
  {
    told: 'sudden drooling and gulping',
    whose: { species: 'dog' },
    symptoms: ['decreased_appetite'],
    answers: { mouth_signs: ['drooling', 'trouble_swallowing'] },
  },
  {
    told: 'a large object swallowed within six hours',
    whose: { species: 'dog' },
    symptoms: ['hiding'],
    answers: { exposure: ['foreign_object'], exposure_amount: 'large', onset: 'hours_1_to_6' },
  },
  {
    told: 'an object swallowed within the hour by a cat',
    whose: { species: 'cat' },
    symptoms: ['hiding'],
    answers: { exposure: ['foreign_object'], exposure_amount: 'not_sure', onset: 'within_last_hour' },
  },
]
