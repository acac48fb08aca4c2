import catalogue from '#domain/knowledge/data/breeds.json' with { type: 'json' }

/** An entry of the breed list; popularity goes from 1 to 10. */
export type Breed = { readonly value: string; readonly label: string; readonly popularity: number }
export type BreedGroup = {
  readonly title: 'Popular' | 'Common' | 'Other' | 'Results'
  readonly breeds: readonly Breed[]
}

/** The two entries of both lists for a pet whose breed has no name here. */
export const NO_BREED = ['Mixed Breed', 'Unknown/Other'] as const

const byLabel = (a: Breed, b: Breed): number => a.label.localeCompare(b.label, 'en')
const byPopularity = (a: Breed, b: Breed): number => b.popularity - a.popularity || byLabel(a, b)
const plain = ({ value, label, popularity }: Breed): Breed => ({ value, label, popularity })

/** The breeds of a species, sorted by label. */
export const breedsOf = (species: 'dog' | 'cat'): readonly Breed[] => SORTED[species]

const SORTED = {
  dog: catalogue.dog.map(plain).toSorted(byLabel),
  cat: catalogue.cat.map(plain).toSorted(byLabel),
}

/** The breeds in groups, the most popular first; with a search text only those whose label holds it. */
export function breedGroups(breeds: readonly Breed[], search: string): readonly BreedGroup[] {
  const wanted = search.trim().toLowerCase()
  const groups: readonly BreedGroup[] =
    wanted === ''
      ? [
          { title: 'Popular', breeds: breeds.filter((one) => one.popularity >= 8).toSorted(byPopularity) },
          { title: 'Common', breeds: breeds.filter((one) => one.popularity >= 5 && one.popularity < 8) },
          { title: 'Other', breeds: breeds.filter((one) => one.popularity < 5) },
        ]
      : [{ title: 'Results', breeds: breeds.filter((one) => one.label.toLowerCase().includes(wanted)) }]
  return groups.filter((group) => group.breeds.length > 0)
}
