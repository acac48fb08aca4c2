import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchRadius } from './search-mode.ts'

test('the radius is 10000 metres for a visit and 40000 in an emergency [R-VET-039] [R-CONST-003]', () => {
  expect(searchRadius('regular')).toBe(10_000)
  expect(searchRadius('emergency')).toBe(40_000)
})

test('a radius that is asked for is brought into range, and kept within it', () => {
  expect(searchRadius('regular', 25_000)).toBe(25_000)
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (asked) => {
      const radius = searchRadius('emergency', asked)
      expect(radius).toBeGreaterThanOrEqual(1000)
      expect(radius).toBeLessThanOrEqual(50_000)
    }),
  )
})
