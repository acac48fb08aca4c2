import type { PetChanges, PetRow } from '../pet-row.ts'
import { MESSAGES } from '../messages.ts'
import { birthdayFault, listOf, weightFault, weightOf } from '../wizard/form.ts'

/** The edit screen's fields, as they stand in the controls. */
export type EditForm = {
  readonly name: string
  readonly species: '' | 'dog' | 'cat'
  readonly breed: string | null
  readonly birthday: string | null
  readonly microchip: string
  readonly gender: '' | 'male' | 'female'
  readonly neutered: '' | 'yes' | 'no'
  readonly weight: string
  readonly unit: 'lbs' | 'kg'
  readonly conditions: string
  readonly allergies: string
  readonly medications: string
}

export type EditFaults = Partial<Record<'name' | 'species' | 'birthday' | 'weight', string>>

/** A saved pet in the fields. */
export const editFormOf = (pet: PetRow): EditForm => ({
  name: pet.name,
  species: pet.species,
  breed: pet.breed,
  birthday: pet.birthday,
  microchip: pet.microchip_id ?? '',
  gender: pet.gender ?? '',
  neutered: pet.is_neutered === null ? '' : pet.is_neutered ? 'yes' : 'no',
  weight: pet.weight_value === null ? '' : String(pet.weight_value),
  unit: pet.weight_unit,
  conditions: pet.medical_conditions.join(', '),
  allergies: pet.allergies.join(', '),
  medications: pet.current_medications.join(', '),
})

/** What is wrong with the fields; empty when they can be saved. */
export function faultsOf(form: EditForm, now: Date = new Date()): EditFaults {
  const species = form.species === '' ? null : form.species
  const birthday = birthdayFault(species, form.birthday, now)
  const weight = weightFault(species, { value: form.weight, unit: form.unit })
  return {
    ...(form.name.trim() === '' ? { name: MESSAGES.edit.nameMissing } : {}),
    ...(form.species === '' ? { species: MESSAGES.edit.speciesMissing } : {}),
    ...(birthday === null ? {} : { birthday }),
    ...(weight === null ? {} : { weight: weight.message }),
  }
}

/** The columns to save besides the picture; null while the species is missing. */
export function editColumnsOf(form: EditForm): Omit<PetChanges, 'photo_url'> | null {
  if (form.species === '') return null
  return {
    name: form.name.trim(),
    species: form.species,
    breed: form.breed?.trim() || null,
    birthday: form.birthday,
    microchip_id: form.microchip.trim() || null,
    gender: form.gender === '' ? null : form.gender,
    is_neutered: form.neutered === '' ? null : form.neutered === 'yes',
    weight_value: weightOf(form.weight),
    weight_unit: form.unit,
    medical_conditions: listOf(form.conditions),
    allergies: listOf(form.allergies),
    current_medications: listOf(form.medications),
  }
}

/** The form with a species; another species has other breeds. */
export const withSpecies = (form: EditForm, species: EditForm['species']): EditForm =>
  species === form.species ? form : { ...form, species, breed: null }
