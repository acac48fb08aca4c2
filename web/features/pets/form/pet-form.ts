import { z } from 'zod/mini'
import { orByDefault } from '#domain/logic/schema.ts'
import { NONE_STATED, saysNone } from '#domain/pets/stated.ts'
import { UNIT_UNLESS_TOLD } from '#domain/pets/weight.ts'

/** The questions with one answer of a few; until it is given, what the form begins with is nobody's answer. */
const CHOSEN = ['species', 'gender', 'neutered'] as const
export type Chosen = (typeof CHOSEN)[number]

export const PetForm = z.readonly(
  z.object({
    chosen: z.readonly(z.array(z.enum(CHOSEN))),
    species: z.enum(['dog', 'cat']),
    name: z.string(),
    gender: z.enum(['male', 'female']),
    /** YYYY-MM-DD once it is a date. */
    birthday: z.nullable(z.string()),
    breed: z.nullable(z.string()),
    weight: z.readonly(z.object({ value: z.string(), unit: z.enum(['lbs', 'kg']) })),
    isNeutered: z.nullable(z.boolean()),
    medications: z.string(),
    conditions: z.string(),
    allergies: z.string(),
    microchip: orByDefault(z.string(), ''),
  }),
)
export type PetForm = z.infer<typeof PetForm>

export const emptyForm = (): PetForm => ({
  chosen: [],
  species: 'dog',
  name: '',
  gender: 'male',
  birthday: null,
  breed: null,
  weight: { value: '', unit: UNIT_UNLESS_TOLD },
  isNeutered: false,
  medications: '',
  conditions: '',
  allergies: '',
  microchip: '',
})

type Choices = Partial<Pick<PetForm, 'species' | 'gender' | 'isNeutered'>>

export const withChoice = (form: PetForm, question: Chosen, change: Choices): PetForm => ({
  ...form,
  ...change,
  chosen: [...new Set([...form.chosen, question])],
})

export const withoutChoice = (form: PetForm, question: Chosen): PetForm => ({
  ...form,
  chosen: form.chosen.filter((made) => made !== question),
})

export function withSpecies(form: PetForm, species: 'dog' | 'cat' | null): PetForm {
  const kept = species === form.species ? form : { ...form, breed: null }
  return species === null ? withoutChoice(kept, 'species') : withChoice(kept, 'species', { species })
}

export const speciesOf = (form: PetForm): 'dog' | 'cat' | null =>
  form.chosen.includes('species') ? form.species : null

export const genderOf = (form: PetForm): 'male' | 'female' | null =>
  form.chosen.includes('gender') ? form.gender : null

export const neuteredOf = (form: PetForm): boolean | null =>
  form.chosen.includes('neutered') ? form.isNeutered : null

const SKIPPED = 'Prefer to skip now and add later'

export const QUICK_ANSWERS = [NONE_STATED, SKIPPED] as const

/** "None" stays as the owner's answer, what was put off is unknown. */
export function listOf(text: string): string[] {
  if (text.trim() === SKIPPED) return []
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return saysNone(entries) ? [NONE_STATED] : entries
}

export function weightOf(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null
}
