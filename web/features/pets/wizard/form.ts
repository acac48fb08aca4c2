import { LIMITS } from '#domain/constants.ts'
import { isOlderThanAny } from '#domain/pets/age.ts'
import { NONE_STATED, saysNone } from '#domain/pets/stated.ts'
import { isHeavierThanAny, weightsMeant, type ToldWeight } from '#domain/pets/weight.ts'
import type { IntakePet } from '#domain/logic/intake.ts'
import { MESSAGES } from '../messages.ts'
import { WIZARD_STEPS, type WizardStep } from './steps.ts'

/** The questions with one answer of a few; until it is given, what the form begins with is nobody's answer. */
export const CHOSEN = ['species', 'gender', 'neutered'] as const
export type Chosen = (typeof CHOSEN)[number]

/** What the owner said so far, as it stands in the fields. */
export type PetForm = {
  /** Which of the choices were really made. */
  readonly chosen: readonly Chosen[]
  readonly species: 'dog' | 'cat'
  readonly name: string
  readonly gender: 'male' | 'female'
  /** YYYY-MM-DD once it is a date. */
  readonly birthday: string | null
  readonly breed: string | null
  readonly weight: { readonly value: string; readonly unit: 'lbs' | 'kg' }
  readonly isNeutered: boolean | null
  readonly medications: string
  readonly conditions: string
  readonly allergies: string
}

export const emptyForm = (): PetForm => ({
  chosen: [],
  species: 'dog',
  name: '',
  gender: 'male',
  birthday: null,
  breed: null,
  weight: { value: '', unit: LIMITS.pets.weightUnit },
  isNeutered: false,
  medications: '',
  conditions: '',
  allergies: '',
})

const SKIPPED = 'Prefer to skip now and add later'

/** The two quick answers as they stand in the field: one is an answer, the other puts it off. */
export const QUICK_ANSWERS = [NONE_STATED, SKIPPED] as const

/** The form after a choice was made. */
export const withChoice = (
  form: PetForm,
  question: Chosen,
  change: Partial<Pick<PetForm, 'species' | 'gender' | 'isNeutered'>>,
): PetForm => ({ ...form, ...change, chosen: [...new Set([...form.chosen, question])] })

/** The form with a species; another species has other breeds. */
export const withSpecies = (form: PetForm, species: 'dog' | 'cat'): PetForm =>
  withChoice(species === form.species ? form : { ...form, breed: null }, 'species', { species })

/** The species that was chosen, or null. */
export const speciesOf = (form: PetForm): 'dog' | 'cat' | null =>
  form.chosen.includes('species') ? form.species : null

/** The entries of a comma-separated field; "None" stays as the owner's answer, what was put off is unknown. */
export function listOf(text: string): string[] {
  if (text.trim() === SKIPPED) return []
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return saysNone(entries) ? [NONE_STATED] : entries
}

/** A weight above zero, or null. */
export function weightOf(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null
}

/** Why a birthday cannot be right, or null. Where the species is not known yet, the longer life counts. */
export const birthdayFault = (
  species: 'dog' | 'cat' | null,
  birthday: string | null,
  now: Date,
): string | null => (isOlderThanAny(species ?? 'cat', birthday, now) ? MESSAGES.neverThatOld(species) : null)

/** Why a weight cannot be right, and what may have been meant; null where nothing was told or it can. */
export function weightFault(
  species: 'dog' | 'cat' | null,
  { value: text, unit }: PetForm['weight'],
): { readonly message: string; readonly meant: readonly ToldWeight[] } | null {
  if (text.trim() === '') return null
  const value = weightOf(text)
  if (value === null) return { message: MESSAGES.edit.weightInvalid, meant: [] }
  const told = { value, unit }
  if (!isHeavierThanAny(species ?? 'dog', told)) return null
  const meant = weightsMeant(species ?? 'dog', told)
  return { message: MESSAGES.neverThatHeavy(species, toldLabel(told), meant.map(toldLabel)), meant }
}

/** A weight as it was told: "66 lb", "6.6 lb", "30 kg". */
export const toldLabel = ({ value, unit }: ToldWeight): string =>
  `${Number(value.toFixed(2))} ${unit === 'kg' ? 'kg' : 'lb'}`

/** Why a step cannot be left, or null when it can. */
export function faultOf(step: WizardStep, form: PetForm, now: Date = new Date()): string | null {
  if (step === 'name' && form.name.trim() === '') return MESSAGES.nameMissing
  if (step === 'birthday') {
    return form.birthday === null
      ? MESSAGES.birthdayMissing
      : birthdayFault(speciesOf(form), form.birthday, now)
  }
  return step === 'weight' ? (weightFault(speciesOf(form), form.weight)?.message ?? null) : null
}

/** True when nothing that is asked before a step is still missing. */
export const isReached = (step: WizardStep, form: PetForm): boolean =>
  WIZARD_STEPS.slice(1, WIZARD_STEPS.indexOf(step)).every((before) => faultOf(before, form) === null)

/** The pet the form describes; it is not saved yet. A choice that nobody made is not known. */
export const petOf = (form: PetForm): IntakePet => ({
  id: null,
  name: form.name.trim(),
  species: form.species,
  breed: form.breed,
  birthday: form.birthday,
  gender: form.chosen.includes('gender') ? form.gender : null,
  isNeutered: form.chosen.includes('neutered') ? form.isNeutered : null,
  weight: { value: weightOf(form.weight.value), unit: form.weight.unit },
  conditions: listOf(form.conditions),
  allergies: listOf(form.allergies),
  medications: listOf(form.medications),
})
