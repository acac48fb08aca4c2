import type { PetRow } from '../pet-row.ts'

export type SpeciesFilter = 'all' | 'dog' | 'cat'

export function filterPets(
  pets: readonly PetRow[],
  search: string,
  species: SpeciesFilter,
): readonly PetRow[] {
  const wanted = search.trim().toLowerCase()
  return pets.filter(
    (pet) =>
      (species === 'all' || pet.species === species) &&
      [pet.name, pet.species, pet.breed ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  )
}
