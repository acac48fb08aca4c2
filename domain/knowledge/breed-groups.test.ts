import { expect, test } from 'vitest'
import { breedGroupsOf } from './breed-groups.ts'

const groups = (
  breed: string | null,
  kg: number | null = 20,
  months: number | null = 48,
  species: 'dog' | 'cat' = 'dog',
) => [...breedGroupsOf(species, breed, kg, months)].toSorted()

test('a breed and its varieties belong to the groups of the breed', () => {
  expect(groups('Bulldog (English)')).toEqual(['brachycephalic'])
  expect(groups('Dachshund (Miniature)', 5)).toEqual(['chondrodystrophic'])
  expect(groups('French Bulldog', 12)).toEqual(['brachycephalic', 'chondrodystrophic'])
  expect(groups('Persian', 4, 48, 'cat')).toEqual(['brachycephalic'])
})

test('a mixed or unknown breed belongs to no group except by weight', () => {
  expect(groups('Pug mix', 9)).toEqual([])
  expect(groups(null)).toEqual([])
  expect(groups('Mixed Breed', 30)).toEqual(['deep_chested'])
  expect(groups('Mixed Breed', 3)).toEqual(['toy'])
  expect(groups('Mixed Breed', 3, 4)).toEqual([])
})

test('an American Bulldog is no flat-faced dog', () => {
  expect(groups('American Bulldog', 24)).toEqual([])
})
