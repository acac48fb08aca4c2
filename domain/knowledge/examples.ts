import type { Answers, Intake } from '#domain/logic/intake.ts'
import type { Truth } from '#domain/logic/judge.ts'

export type Given = {
  readonly species: 'dog' | 'cat'
  readonly symptoms: readonly string[]
  readonly answers: Answers
  readonly ageMonths: number | null
  readonly weightKg: number | null
  readonly gender: 'male' | 'female' | null
  readonly isNeutered: boolean | null
  readonly breed: string | null
  readonly conditions: readonly string[]
  readonly notes: string
}

export type Example = { readonly name: string; readonly given: Given; readonly expect: Truth }

type More = Partial<Omit<Given, 'species' | 'symptoms' | 'answers'>>

const ordinary = { gender: 'male', breed: null, conditions: [], notes: '' } as const

const GROWN_MONTHS = 12
const NEUTERED_MONTHS = 6
const LIGHTEST_KG = 0.3

/** Of four years where nothing is said; one of another age is as heavy as it may be, and not neutered before half a year. */
function ofAge(
  grownKg: number,
  ageMonths: number | null,
): Pick<Given, 'ageMonths' | 'weightKg' | 'isNeutered'> {
  const share = ageMonths === null ? 1 : Math.min(1, ageMonths / GROWN_MONTHS)
  return {
    ageMonths,
    weightKg: Math.max(LIGHTEST_KG, Number((grownKg * share).toFixed(1))),
    isNeutered: ageMonths === null || ageMonths >= NEUTERED_MONTHS,
  }
}

const FOUR_YEARS = 48

export const aDog = (symptoms: readonly string[], answers: Answers = {}, more: More = {}): Given => ({
  species: 'dog',
  symptoms,
  answers,
  ...ordinary,
  ...ofAge(20, more.ageMonths === undefined ? FOUR_YEARS : more.ageMonths),
  ...more,
})

export const aCat = (symptoms: readonly string[], answers: Answers = {}, more: More = {}): Given => ({
  species: 'cat',
  symptoms,
  answers,
  ...ordinary,
  ...ofAge(4.5, more.ageMonths === undefined ? FOUR_YEARS : more.ageMonths),
  ...more,
})

/** No sign: the vomiting is ticked only because something has to be. */
export const well = { energy_level: 'normal', eating: 'normal', vomit_frequency: 'none_24h' }

/** A pet without a sign that ate something. */
export const ate = (
  kind: 'dog' | 'cat',
  exposure: string,
  details: string,
  weightKg: number | null = 25,
  answers: Answers = {},
): Given =>
  (kind === 'dog' ? aDog : aCat)(
    ['vomiting'],
    { ...well, exposure: [exposure], exposure_details: details, ...answers },
    { weightKg },
  )

/** The intake an example stands for; the birthday is given because it depends on the day of the run. */
export const intakeOf = (given: Given, birthday: string | null): Intake => ({
  pet: {
    id: null,
    name: 'Pip',
    species: given.species,
    breed: given.breed,
    birthday,
    gender: given.gender,
    isNeutered: given.isNeutered,
    weight: { value: given.weightKg, unit: 'kg' },
    conditions: given.conditions,
    allergies: [],
    medications: [],
  },
  selectedSymptoms: given.symptoms,
  followUpAnswers: given.answers,
  additionalNotes: given.notes,
})
