import catalogue from '#domain/knowledge/data/breeds.json' with { type: 'json' }

/** Popularity goes from 1 to 10. */
export type Breed = {
  readonly value: string
  readonly label: string
  readonly popularity: number
  readonly aliases: readonly string[]
}
export type BreedGroup = {
  readonly title: 'Popular' | 'Common' | 'Other' | 'Results'
  readonly breeds: readonly Breed[]
}

export const NO_BREED = ['Mixed Breed', 'Unknown/Other'] as const

const hasName = ({ label }: Breed): boolean => !NO_BREED.some((none) => none === label)
const byLabel = (a: Breed, b: Breed): number => a.label.localeCompare(b.label, 'en')
const byPopularity = (a: Breed, b: Breed): number =>
  Number(hasName(a)) - Number(hasName(b)) || b.popularity - a.popularity || byLabel(a, b)
const plain = ({
  value,
  label,
  popularity,
  aliases = [],
}: Omit<Breed, 'aliases'> & { readonly aliases?: readonly string[] }): Breed => ({
  value,
  label,
  popularity,
  aliases,
})

export const breedsOf = (species: 'dog' | 'cat'): readonly Breed[] => SORTED[species]

const SORTED = {
  dog: catalogue.dog.map(plain).toSorted(byLabel),
  cat: catalogue.cat.map(plain).toSorted(byLabel),
}

export const breedGroups = (breeds: readonly Breed[]): readonly BreedGroup[] => [
  { title: 'Popular', breeds: breeds.filter((one) => one.popularity >= 8).toSorted(byPopularity) },
  { title: 'Common', breeds: breeds.filter((one) => one.popularity >= 5 && one.popularity < 8) },
  { title: 'Other', breeds: breeds.filter((one) => one.popularity < 5) },
]

export function breedsNamed(breeds: readonly Breed[], text: string): readonly Breed[] {
  const wanted = text.trim().toLowerCase()
  const holds = (name: string): boolean => name.toLowerCase().includes(wanted)
  const labelled = breeds.filter(({ label }) => holds(label))
  return [...labelled, ...breeds.filter((one) => !labelled.includes(one) && one.aliases.some(holds))]
}
