import * as fc from 'fast-check'
import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { assess } from '#domain/engine/assess.ts'
import { BRIGHT } from '#domain/logic/testing/an-intake.ts'
import type { Answers, Intake } from '#domain/logic/intake.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

export const NOW = new Date('2026-03-15T12:00:00Z')

/**
 * The same cases at every run; fast-check prints the seed with every failure. `PROPERTY_SEED` tries other cases and
 * `PROPERTY_TIMES` more of them.
 */
const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_121)
const TIMES = Number(process.env['PROPERTY_TIMES'] ?? 1)

export const runs = (numRuns: number): { readonly numRuns: number; readonly seed: number } => ({
  numRuns: numRuns * TIMES,
  seed: SEED,
})

export const withAnswers = (intake: Intake, more: Answers): Intake => ({
  ...intake,
  followUpAnswers: { ...intake.followUpAnswers, ...more },
})

export const levelFor = (intake: Intake): Urgency => assess(intake, NOW).assessment.severity

export const symptomValues = [...symptomsByValue.keys()]

export const someAnswers = (requiredKeys: readonly string[]): fc.Arbitrary<Answers> => {
  const model: Record<string, fc.Arbitrary<string | string[]>> = {}
  for (const { id, type, options } of questions) {
    const values = (options ?? []).map(({ value }) => value)
    if (values.length === 0) continue
    model[id] =
      type === 'select' ? fc.constantFrom(...values) : fc.subarray(values, { minLength: 1, maxLength: 3 })
  }
  return fc
    .record(model, { requiredKeys: [...requiredKeys] })
    .map((record) =>
      Object.fromEntries(
        Object.entries(record).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
      ),
    )
}

/** What owners add that plays a sign down; none of it may ever count. */
export const MINIMIZING = [
  'It is probably nothing.',
  'I am sure he is fine.',
  'She seems okay otherwise.',
  'My husband says I worry too much.',
  'Just being dramatic I guess.',
  'Is it okay to wait until Monday?',
  'He is a tough guy, no big deal.',
  'My friend said it is fine.',
  'The internet says this is normal.',
  'I do not want to make a fuss.',
  'We will see how the night goes.',
  'Not too worried yet.',
] as const

/** What owners tell besides; nothing of it explains or denies a sign of now. */
export const BESIDES = [
  'We moved here in May.',
  'He is a rescue and very sweet.',
  'She likes to sit at the window.',
  'My phone number is in the profile.',
  'We have two other pets at home.',
  'Our usual vet is closed today.',
  'He was at the groomer last week.',
  'Thanks for your help!',
  'He had his teeth cleaned in 2019.',
  'She is on the same food as always.',
] as const

const NOTES = [
  '',
  'He ate grass and wants his ball.',
  'Her gums look pale.',
  'No vomiting, no blood, not bloated.',
  'He had a seizure in 2019.',
  'She keeps going to the litter box and nothing comes.',
  'Found chewed rat bait.',
] as const

const anyPet = fc.record({
  species: fc.constantFrom('dog' as const, 'cat' as const),
  months: fc.option(fc.integer({ min: 0, max: 240 })),
  gender: fc.constantFrom('male' as const, 'female' as const, null),
  isNeutered: fc.constantFrom(true, false, null),
  kg: fc.option(fc.integer({ min: 1, max: 60 })),
})

type AnyPet = typeof anyPet extends fc.Arbitrary<infer Pet> ? Pet : never

export const petOf = ({ species, months, gender, isNeutered, kg }: AnyPet): Intake['pet'] => ({
  id: null,
  name: 'Pip',
  species,
  breed: null,
  birthday: months === null ? null : birthdayForAge(months, NOW),
  gender,
  isNeutered,
  weight: { value: kg, unit: 'kg' },
  conditions: [],
  allergies: [],
  medications: [],
})

export const anyIntake: fc.Arbitrary<Intake> = fc
  .record({
    pet: anyPet,
    selected: fc.subarray(symptomValues, { minLength: 1, maxLength: 4 }),
    answers: someAnswers(['danger_signs', 'onset', 'energy_level']),
    notes: fc.constantFrom(...NOTES),
  })
  .map(({ pet, selected, answers, notes }) => ({
    pet: petOf(pet),
    selectedSymptoms: selected,
    followUpAnswers: answers,
    additionalNotes: notes,
  }))

/** Calm answers to what is asked of a pet that vomits; it did not. */
export const calm: Answers = {
  ...BRIGHT,
  onset: 'within_last_hour',
  vomit_frequency: 'none_24h',
  gum_color: 'pink',
}

const WELL: Readonly<Record<string, readonly string[]>> = {
  danger_signs: ['none'],
  onset: ['within_last_hour', 'hours_1_to_6', 'hours_6_to_24', 'days_1_to_3'],
  energy_level: ['normal', 'slightly_low'],
  vomit_frequency: ['none_24h', 'once'],
  diarrhea_frequency: ['none_24h', 'one_to_two'],
  last_stool: ['under_24h', 'hours_24_to_48'],
  water_intake: ['normal'],
  eating: ['normal', 'reduced', 'treats_only'],
  urine_output: ['normal'],
  breathing_at_rest: ['normal_quiet', 'noisy_but_easy'],
  weight_bearing: ['mild_limp'],
  itch_severity: ['not_itchy', 'mild'],
  vocal_when: ['for_food_or_attention', 'at_night'],
  vaccination_status: ['complete'],
  exposure: ['none'],
  exposure_amount: ['tiny_taste'],
  context: ['none', 'new_food', 'stress_change'],
  gum_color: ['pink'],
  course: ['better', 'same'],
  flea_control: ['regular'],
  seizure_history: ['known_on_medicine'],
  cough_signs: ['occasional'],
  stool_appearance: ['formed'],
  mobility_pattern: ['none'],
  eye_signs: ['none'],
  ear_signs: ['none'],
  pain_signs: ['none'],
}

/** The answer that speaks most of health, where a question also offers "not sure"; no onset is a safe one. */
export const safeAnswers: readonly { readonly id: string; readonly safe: string }[] = questions.flatMap(
  ({ id, options }) => {
    const safe = id === 'onset' ? undefined : WELL[id]?.[0]
    const canBeUnsure = options?.some(({ value }) => value === 'not_sure') === true
    return safe === undefined || !canBeUnsure ? [] : [{ id, safe }]
  },
)

export const wellIntake: fc.Arbitrary<Intake> = fc
  .record({
    pet: anyPet,
    selected: fc.subarray(symptomValues, { minLength: 1, maxLength: 2 }),
    answers: fc.record(
      Object.fromEntries(Object.entries(WELL).map(([id, values]) => [id, fc.constantFrom(...values)])),
    ),
  })
  .map(({ pet, selected, answers }) => ({
    pet: petOf({ ...pet, months: 12 + (pet.months ?? 36), isNeutered: true }),
    selectedSymptoms: selected,
    followUpAnswers: Object.fromEntries(
      Object.entries(answers).map(([id, value]) => [id, isMany(id) ? [value] : value]),
    ),
    additionalNotes: '',
  }))

const isMany = (id: string): boolean =>
  questions.some((question) => question.id === id && question.type === 'multiselect')
