import { describe, expect, test } from 'vitest'
import { birthdayForAge } from '#domain/pets/age.ts'
import { searchOfBreeds } from './breeds/breed-search.ts'
import { breedGroups, breedsNamed, breedsOf } from './breeds/breeds.ts'
import { filterPets } from './cards/filter-pets.ts'
import { ageInWords, ageLabel, missingIn, shortAge, weightLabel } from './labels.ts'
import { intakePetOf } from './form/convert-pet.ts'
import { aPetRow } from './testing/a-pet-row.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test.each([
  [0, 'Under 1 mo', 'less than a month old'],
  [1, '1 mo', '1 month old'],
  [7, '7 mo', '7 months old'],
  [12, '1 yr', '12 months old'],
  [18, '1 yr 6 mo', '18 months old'],
  [27, '2 yr 3 mo', '2 years old'],
  [37, '3 yr 1 mo', '3 years old'],
  [48, '4 yrs', '4 years old'],
  [59, '4 yr 11 mo', '4 years old'],
  [67, '5 yrs', '5 years old'],
])('a pet of %d months is "%s" in a label [R-HIST-018], "%s" in a sentence', (months, label, words) => {
  const birthday = birthdayForAge(months, NOW)
  expect(ageLabel(birthday, NOW)).toBe(label)
  expect(ageInWords(birthday, NOW)).toBe(words)
})

test('the selection card counts months or years [R-PET-066]', () => {
  expect(shortAge(birthdayForAge(7, NOW), NOW)).toBe('7 months')
  expect(shortAge(birthdayForAge(30, NOW), NOW)).toBe('2 years')
  expect(shortAge(null, NOW)).toBeNull()
})

test('weights are whole pounds, kilograms with one decimal [R-HIST-017] [R-PET-056]', () => {
  expect(weightLabel({ value: 67.6, unit: 'lbs' })).toBe('68 lb')
  expect(weightLabel({ value: 11.46, unit: 'kg' })).toBe('11.5 kg')
  expect(weightLabel({ value: 11, unit: 'kg' })).toBe('11 kg')
  expect(weightLabel({ value: null, unit: 'kg' })).toBeNull()
})

test('what is not told of a pet yet is named in the order of the questions', () => {
  const quick = intakePetOf({
    ...aPetRow('p', 'Bella', 'dog'),
    is_neutered: null,
    weight_value: null,
    medical_conditions: ['None'],
  })
  expect(missingIn(quick)).toEqual(['breed', 'weight', 'medications', 'allergies'])
  expect(missingIn({ ...quick, gender: null })[0]).toBe('male or female')
})

describe('breeds', () => {
  test('come in three groups without a search [R-BREED-002]', () => {
    const groups = breedGroups(breedsOf('dog'))
    expect(groups.map(({ title }) => title)).toEqual(['Popular', 'Common', 'Other'])
    expect(groups[0]?.breeds.every(({ popularity }) => popularity >= 8)).toBe(true)
    expect(groups[1]?.breeds.every(({ popularity }) => popularity >= 5 && popularity <= 7)).toBe(true)
    expect(groups[2]?.breeds.every(({ popularity }) => popularity < 5)).toBe(true)
  })

  test('are found by any part of the label, in whatever case [R-BREED-001]', () => {
    const found = breedsNamed(breedsOf('dog'), 'RETRIEVER')
    expect(found.length).toBeGreaterThan(3)
    expect(found.every(({ label }) => label.toLowerCase().includes('retriever'))).toBe(true)
  })

  test.each([
    ['dog', 'Frenchie', 'French Bulldog'],
    ['dog', 'lab', 'Labrador Retriever'],
    ['dog', 'wiener dog', 'Dachshund (Standard)'],
    ['cat', 'house cat', 'Domestic Shorthair'],
  ] as const)('of a %s are found by the nickname %s', (species, nickname, label) => {
    expect(breedsNamed(breedsOf(species), nickname).map((breed) => breed.label)).toContain(label)
  })

  test.each([
    ['dog', 'rotweiler', 'Rottweiler'],
    ['dog', 'golden retreiver', 'Golden Retriever'],
    ['dog', 'shitzu', 'Shih Tzu'],
    ['dog', 'dashund', 'Dachshund (Standard)'],
    ['dog', 'chiuaua', 'Chihuahua'],
    ['cat', 'mane coon', 'Maine Coon'],
    ['cat', 'simese', 'Siamese'],
  ] as const)('of a %s are found although %s is misspelled', (species, typed, label) => {
    expect(
      searchOfBreeds(species)(typed)
        .slice(0, 3)
        .map((breed) => breed.label),
    ).toContain(label)
  })

  test('without a name come first', () => {
    for (const species of ['dog', 'cat'] as const) {
      const first = breedGroups(breedsOf(species))[0]?.breeds.slice(0, 2)
      expect(first?.map(({ label }) => label)).toEqual(['Mixed Breed', 'Unknown/Other'])
    }
  })

  test.each(['dog', 'cat'] as const)('of a %s hold the two ways out [R-BREED-005]', (species) => {
    const labels = breedsOf(species).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['Mixed Breed', 'Unknown/Other']))
    expect(new Set(labels).size).toBe(labels.length)
  })

  test.each(['dog', 'cat'] as const)(
    'of a %s are named once and rated from 1 to 10 [R-BREED-004]',
    (species) => {
      const breeds = breedsOf(species)
      for (const breed of breeds) {
        expect(Object.keys(breed)).toEqual(['value', 'label', 'popularity', 'aliases'])
        expect([breed.label, breed.popularity >= 1 && breed.popularity <= 10]).toEqual([breed.label, true])
        expect(Number.isInteger(breed.popularity)).toBe(true)
      }
      expect(new Set(breeds.map(({ value }) => value)).size).toBe(breeds.length)
    },
  )

  test('are many, and sorted by name [R-BREED-007]', () => {
    expect(breedsOf('dog').length).toBeGreaterThanOrEqual(150)
    expect(breedsOf('cat').length).toBeGreaterThanOrEqual(50)
    for (const species of ['dog', 'cat'] as const) {
      const labels = breedsOf(species).map(({ label }) => label)
      expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
    }
  })

  test('of cats hold the three house cats [R-BREED-006] [R-BREED-008]', () => {
    const labels = breedsOf('cat').map(({ label }) => label)
    expect(labels).toEqual(
      expect.arrayContaining(['Domestic Shorthair', 'Domestic Longhair', 'Domestic Medium Hair']),
    )
    expect(labels).not.toContain('Beagle')
  })
})

describe('the search among pets', () => {
  const pet = (name: string, species: 'dog' | 'cat', breed: string | null) => ({
    ...aPetRow(name, name, species),
    breed,
  })
  const pets = [pet('Rex', 'dog', 'Beagle'), pet('Miso', 'cat', null)]
  const names = (search: string, species: 'all' | 'dog' | 'cat' = 'all') =>
    filterPets(pets, search, species).map(({ name }) => name)

  test('looks at name, species and breed, in whatever case [R-HIST-012]', () => {
    expect(names('REX')).toEqual(['Rex'])
    expect(names('cat')).toEqual(['Miso'])
    expect(names('eag')).toEqual(['Rex'])
    expect(names('')).toEqual(['Rex', 'Miso'])
  })

  test('can be narrowed to a species [R-HIST-003]', () => {
    expect(names('', 'cat')).toEqual(['Miso'])
    expect(names('rex', 'cat')).toEqual([])
  })
})
