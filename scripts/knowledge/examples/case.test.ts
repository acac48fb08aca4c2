import { expect, test } from 'vitest'
import { tellCase, tellNote } from './case.ts'

const aCase = { title: 'A dog that retches', expected: { level: 'er_urgent' } } as const

test('a case is told by its level and title, and by its note where that is short', () => {
  expect(tellCase({ ...aCase, additionalNotes: '' })).toBe('Emergency expected: A dog that retches.')
  expect(tellCase({ ...aCase, additionalNotes: 'Nothing comes up.' })).toBe(
    'Emergency expected: A dog that retches. “Nothing comes up.”',
  )
  expect(tellCase({ ...aCase, additionalNotes: 'so '.repeat(60) })).toBe(
    'Emergency expected: A dog that retches.',
  )
})

test('a note of an owner is told by the level its words call for', () => {
  expect(tellNote({ level: 'at_least_vet', note: 'He limps.' })).toBe(
    'Vet visit at least expected: “He limps.”',
  )
  expect(tellNote({ level: 'er', about: 'a blocked bladder', note: 'He cannot pee.' })).toBe(
    'Emergency expected, a blocked bladder: “He cannot pee.”',
  )
})
