import type { IntakePet } from '#domain/triage/intake.ts'
import { MESSAGES } from '../messages.ts'
import type { WizardStep } from './steps.ts'

/** What the owner said so far, as it stands in the fields. */
export type PetForm = {
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
  species: 'dog',
  name: '',
  gender: 'male',
  birthday: null,
  breed: null,
  weight: { value: '', unit: 'lbs' },
  isNeutered: false,
  medications: '',
  conditions: '',
  allergies: '',
})

/** The two quick answers; they stand in the field and mean an empty list. */
export const QUICK_ANSWERS = ['None', 'Prefer to skip now and add later'] as const

/** The form with a species; another species has other breeds. */
export const withSpecies = (form: PetForm, species: 'dog' | 'cat'): PetForm =>
  species === form.species ? form : { ...form, species, breed: null }

/** The entries of a comma-separated field. */
export function listOf(text: string): string[] {
  if ((QUICK_ANSWERS as readonly string[]).includes(text.trim())) return []
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** A weight above zero, or null. */
export function weightOf(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null
}

/** Why a step cannot be left, or null when it can. */
export function faultOf(step: WizardStep, form: PetForm): string | null {
  if (step === 'name' && form.name.trim() === '') return MESSAGES.nameMissing
  if (step === 'birthday' && form.birthday === null) return MESSAGES.birthdayMissing
  if (step === 'weight' && form.weight.value.trim() !== '' && weightOf(form.weight.value) === null) {
    return MESSAGES.edit.weightInvalid
  }
  return null
}

/** The pet the form describes; it is not saved yet. */
export const petOf = (form: PetForm): IntakePet => ({
  id: null,
  name: form.name.trim(),
  species: form.species,
  breed: form.breed,
  birthday: form.birthday,
  gender: form.gender,
  isNeutered: form.isNeutered,
  weight: { value: weightOf(form.weight.value), unit: form.weight.unit },
  conditions: listOf(form.conditions),
  allergies: listOf(form.allergies),
  medications: listOf(form.medications),
})
