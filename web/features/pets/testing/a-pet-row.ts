import type { PetRow } from '#web/features/pets/pet-row.ts'

export const aPetRow = (id: string, name: string, species: 'dog' | 'cat'): PetRow => ({
  id,
  name,
  species,
  breed: null,
  birthday: '2020-02-01',
  gender: 'male',
  is_neutered: true,
  weight_value: 25,
  weight_unit: 'lbs',
  medical_conditions: [],
  allergies: [],
  current_medications: [],
  microchip_id: null,
  photo_url: null,
})
