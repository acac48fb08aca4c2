import { LIMITS } from '#domain/constants.ts'
import { NONE_STATED, saysNone } from '#domain/pets/stated.ts'
import type { IntakePet } from '#domain/triage/intake.ts'
import { MESSAGES } from '../messages.ts'
import { WIZARD_STEPS, type WizardStep } from './steps.ts'

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
  weight: { value: '', unit: LIMITS.pets.weightUnit },
  isNeutered: false,
  medications: '',
  conditions: '',
  allergies: '',
})

const SKIPPED = 'Prefer to skip now and add later'

/** The two quick answers as they stand in the field: one is an answer, the other puts it off. */
export const QUICK_ANSWERS = [NONE_STATED, SKIPPED] as const

/** The form with a species; another species has other breeds. */
export const withSpecies = (form: PetForm, species: 'dog' | 'cat'): PetForm =>
  species === form.species ? form : { ...form, species, breed: null }

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

/** Why a step cannot be left, or null when it can. */
export function faultOf(step: WizardStep, form: PetForm): string | null {
  if (step === 'name' && form.name.trim() === '') return MESSAGES.nameMissing
  if (step === 'birthday' && form.birthday === null) return MESSAGES.birthdayMissing
  if (step === 'weight' && form.weight.value.trim() !== '' && weightOf(form.weight.value) === null) {
    return MESSAGES.edit.weightInvalid
  }
  return null
}

/** True when nothing that is asked before a step is still missing. */
export const isReached = (step: WizardStep, form: PetForm): boolean =>
  WIZARD_STEPS.slice(1, WIZARD_STEPS.indexOf(step)).every((before) => faultOf(before, form) === null)

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
