import { expect, test } from 'vitest'
import { weightInKg } from './weight.ts'

test('pounds become kilograms', () => {
  expect(weightInKg({ value: 10, unit: 'lbs' })).toBeCloseTo(4.536, 3)
  expect(weightInKg({ value: 10, unit: 'kg' })).toBe(10)
})

test.each([null, 0, -3, Number.NaN, Number.POSITIVE_INFINITY])('a weight of %s is no weight', (value) => {
  expect(weightInKg({ value, unit: 'kg' })).toBeNull()
})
