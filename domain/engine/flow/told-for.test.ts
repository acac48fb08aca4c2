import { expect, test } from 'vitest'
import type { IntakePet } from '#domain/logic/intake.ts'
import { isSamePet, isToldFor, petKeyOf } from './told-for.ts'

const FIG: IntakePet = {
  id: 'fig',
  name: 'Fig',
  species: 'cat',
  breed: null,
  birthday: '2020-02-01',
  gender: 'male',
  isNeutered: true,
  weight: { value: 10, unit: 'lbs' },
  conditions: [],
  allergies: [],
  medications: [],
}
const UNSAVED: IntakePet = { ...FIG, id: null }

test('a saved pet stays itself whatever is corrected, and is no other saved pet of its name', () => {
  expect(isSamePet(FIG, { ...FIG, name: 'Figaro', gender: 'female' })).toBe(true)
  expect(isSamePet(FIG, { ...FIG, id: 'another' })).toBe(false)
})

test('a pet that is not saved is known by species, sex and name', () => {
  expect(isSamePet(UNSAVED, { ...UNSAVED, name: ' fig ', birthday: '2021-01-01' })).toBe(true)
  expect(isSamePet(UNSAVED, FIG)).toBe(true)
  for (const change of [{ name: 'Tom' }, { species: 'dog' }, { gender: 'female' }] as const)
    expect(isSamePet(UNSAVED, { ...UNSAVED, ...change })).toBe(false)
})

test('what was told belongs to one pet in one case', () => {
  const toldFor = { pet: petKeyOf(FIG), caseId: 'one' }
  expect(isToldFor(toldFor, FIG, 'one')).toBe(true)
  expect(isToldFor(toldFor, FIG, 'two')).toBe(false)
  expect(isToldFor(toldFor, UNSAVED, 'one')).toBe(false)
  expect(isToldFor({ pet: null, caseId: 'one' }, FIG, 'one')).toBe(false)
})
