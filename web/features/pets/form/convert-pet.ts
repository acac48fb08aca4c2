import type { IntakePet } from '#domain/logic/intake.ts'
import { emptyForm, genderOf, listOf, neuteredOf, weightOf, type Chosen, type PetForm } from './pet-form.ts'
import type { PetChanges, PetColumns, PetRow } from '../pet-row.ts'

export const intakePetOf = (row: PetRow): IntakePet => ({
  id: row.id,
  name: row.name,
  species: row.species,
  breed: row.breed,
  birthday: row.birthday,
  gender: row.gender,
  isNeutered: row.is_neutered,
  weight: { value: row.weight_value, unit: row.weight_unit },
  conditions: row.medical_conditions,
  allergies: row.allergies,
  medications: row.current_medications,
})

/** A choice that nobody made is not known. */
export const petOf = (form: PetForm): IntakePet => ({
  id: null,
  name: form.name.trim(),
  species: form.species,
  breed: form.breed?.trim() || null,
  birthday: form.birthday,
  gender: genderOf(form),
  isNeutered: neuteredOf(form),
  weight: { value: weightOf(form.weight.value), unit: form.weight.unit },
  conditions: listOf(form.conditions),
  allergies: listOf(form.allergies),
  medications: listOf(form.medications),
})

export function columnsOf(form: PetForm): PetColumns {
  const { id: _, isNeutered, weight, conditions, medications, ...same } = petOf(form)
  return {
    ...same,
    allergies: [...same.allergies],
    is_neutered: isNeutered,
    weight_value: weight.value,
    weight_unit: weight.unit,
    medical_conditions: [...conditions],
    current_medications: [...medications],
  }
}

export const changesOf = (form: PetForm): Omit<PetChanges, 'photo_url'> => ({
  ...columnsOf(form),
  microchip_id: form.microchip.trim() || null,
})

export const formOf = (row: PetRow): PetForm => {
  const empty = emptyForm()
  const chosen: readonly (Chosen | null)[] = [
    'species',
    row.gender === null ? null : 'gender',
    row.is_neutered === null ? null : 'neutered',
  ]
  return {
    chosen: chosen.filter((question) => question !== null),
    species: row.species,
    name: row.name,
    gender: row.gender ?? empty.gender,
    birthday: row.birthday,
    breed: row.breed,
    weight: { value: row.weight_value === null ? '' : String(row.weight_value), unit: row.weight_unit },
    isNeutered: row.is_neutered,
    medications: row.current_medications.join(', '),
    conditions: row.medical_conditions.join(', '),
    allergies: row.allergies.join(', '),
    microchip: row.microchip_id ?? '',
  }
}
