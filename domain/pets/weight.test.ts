import { expect, test } from 'vitest'
import { isHeavierThanAny, weightInKg, weightsMeant } from './weight.ts'

test('pounds become kilograms', () => {
  expect(weightInKg({ value: 10, unit: 'lbs' })).toBeCloseTo(4.536, 3)
  expect(weightInKg({ value: 10, unit: 'kg' })).toBe(10)
})

test.each([null, 0, -3, Number.NaN, Number.POSITIVE_INFINITY])('a weight of %s is no weight', (value) => {
  expect(weightInKg({ value, unit: 'kg' })).toBeNull()
})

test('no dog weighs 660 lb and no cat 60 lb', () => {
  expect(isHeavierThanAny('dog', { value: 660, unit: 'lbs' })).toBe(true)
  expect(isHeavierThanAny('dog', { value: 340, unit: 'lbs' })).toBe(false)
  expect(isHeavierThanAny('cat', { value: 60, unit: 'lbs' })).toBe(true)
  expect(isHeavierThanAny('cat', { value: 46, unit: 'lbs' })).toBe(false)
  expect(isHeavierThanAny('cat', { value: null, unit: 'kg' })).toBe(false)
})

test('an impossible weight may lack a decimal point or be in the other unit', () => {
  expect(weightsMeant('dog', { value: 660, unit: 'lbs' })).toEqual([{ value: 66, unit: 'lbs' }])
  expect(weightsMeant('cat', { value: 30, unit: 'kg' })).toEqual([
    { value: 30, unit: 'lbs' },
    { value: 3, unit: 'kg' },
  ])
  expect(weightsMeant('cat', { value: 9000, unit: 'lbs' })).toEqual([])
})
