import { expect, test } from 'vitest'
import { aCat } from '#domain/knowledge/examples.ts'
import { tellCase, tellNote } from './case.ts'

const aCase = {
  title: 'A dog that retches',
  expected: { level: 'er_urgent' },
  ageMonths: 30,
  selectedSymptoms: ['vomiting'],
  pet: {
    name: 'Pip',
    species: 'dog',
    breed: 'Beagle',
    gender: 'female',
    isNeutered: true,
    weight: { value: 22, unit: 'lbs' },
    conditions: [],
    allergies: [],
    medications: [],
  },
} as const

const WHO =
  'Emergency expected: A dog (Beagle), 2 years and 6 months, 10 kg (22 pounds), spayed female. Ticked: “Vomiting or retching”.'

test('a case is told by its level, the pet, what was ticked and its note, or its title where it has none', () => {
  const told = { ...aCase, pet: { ...aCase.pet, conditions: [], allergies: [], medications: [] } }
  expect(tellCase({ ...told, selectedSymptoms: ['vomiting'], additionalNotes: '' })).toBe(
    `${WHO} A dog that retches.`,
  )
  expect(tellCase({ ...told, selectedSymptoms: ['vomiting'], additionalNotes: 'Nothing comes up.' })).toBe(
    `${WHO} “Nothing comes up.”`,
  )
})

test('a note of an owner is told by the level its words call for, without the name of its collection', () => {
  expect(tellNote({ level: 'at_least_vet', note: 'He limps.' }, aCat(['limping']))).toBe(
    'Vet visit at least expected: A cat, 4 years, 4.5 kg (9.9 pounds), neutered male. Ticked: “Limping”. “He limps.”',
  )
})
