import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { milesBetween } from './distance.ts'
import { ROUGH_POINT_YARDS, roughPoint } from './rough-point.ts'

const YARDS_PER_MILE = 1760

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('a rough point has three decimals and stays on the earth', () => {
  expect(roughPoint({ lat: 37.774929, lng: -122.419416 })).toEqual({ lat: 37.775, lng: -122.419 })
  fc.assert(
    fc.property(point, (exact) => {
      const { lat, lng } = roughPoint(exact)
      expect(`${lat} ${lng}`).toMatch(/^-?\d+(?:\.\d{1,3})? -?\d+(?:\.\d{1,3})?$/)
      expect(Math.max(Math.abs(lat) / 90, Math.abs(lng) / 180)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a rough point is within its stated yards, so that distances stay within a tenth of a mile', () => {
  fc.assert(
    fc.property(point, point, (exact, clinic) => {
      const moved = milesBetween(exact, roughPoint(exact))
      expect(moved * YARDS_PER_MILE).toBeLessThan(ROUGH_POINT_YARDS)
      const change = milesBetween(exact, clinic) - milesBetween(roughPoint(exact), clinic)
      expect(Math.abs(change)).toBeLessThan(0.1)
    }),
  )
})
