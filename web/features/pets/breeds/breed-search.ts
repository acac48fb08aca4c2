import { indexOf } from '#domain/search/index-of.ts'
import { breedsOf, type Breed } from './breeds.ts'

export function searchOfBreeds(species: 'dog' | 'cat'): (text: string) => readonly Breed[] {
  const breeds = new Map(breedsOf(species).map((breed) => [breed.value, breed]))
  const { find } = indexOf(
    [...breeds.values()].map(({ value, label, aliases }) => ({
      id: value,
      label,
      // Written as one word, as in “shitzu”.
      words: [...aliases, label.replaceAll(/\s/g, '')],
      description: '',
    })),
  )
  return (text) => find(text).flatMap(({ id }) => breeds.get(id) ?? [])
}
