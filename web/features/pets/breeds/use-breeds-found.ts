import { useEffect, useMemo, useState } from 'react'
import { log } from '#web/lib/log.ts'
import { breedGroups, breedsNamed, breedsOf, type Breed, type BreedGroup } from './breeds.ts'

type Search = (text: string) => readonly Breed[]

export function useBreedsFound(species: 'dog' | 'cat', text: string): readonly BreedGroup[] {
  const [search, setSearch] = useState<{ readonly species: string; readonly find: Search } | null>(null)
  useEffect(() => {
    let current = true
    void import('./breed-search.ts').then(
      ({ searchOfBreeds }) => current && setSearch({ species, find: searchOfBreeds(species) }),
      (error: unknown) => log.warn('the search for misspelled breeds did not load', error),
    )
    return () => {
      current = false
    }
  }, [species])
  return useMemo(() => {
    const breeds = breedsOf(species)
    if (text.trim() === '') return breedGroups(breeds)
    const named = breedsNamed(breeds, text)
    const found = named.length === 0 && search?.species === species ? search.find(text) : named
    return found.length === 0 ? [] : [{ title: 'Results', breeds: found }]
  }, [species, text, search])
}
