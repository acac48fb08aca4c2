import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byDistance, distanceText, milesBetween, milesOf } from './distance.ts'

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('miles between two points', () => {
  test('rest on an earth radius of 3959 miles [R-VET-041]', () => {
    expect(milesBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 90 })).toBeCloseTo((3959 * Math.PI) / 2, 6)
    expect(milesBetween({ lat: -90, lng: 0 }, { lat: 90, lng: 0 })).toBeCloseTo(3959 * Math.PI, 6)
  })

  test('agree with a known distance: San Francisco to Los Angeles', () => {
    const miles = milesBetween({ lat: 37.7749, lng: -122.4194 }, { lat: 34.0522, lng: -118.2437 })
    expect(miles).toBeGreaterThan(346)
    expect(miles).toBeLessThan(348)
  })

  test('are the same both ways, nothing to itself and never more than half the earth', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const miles = milesBetween(one, other)
        expect(miles).toBeCloseTo(milesBetween(other, one), 6)
        expect(miles).toBeGreaterThanOrEqual(0)
        expect(miles).toBeLessThanOrEqual(3959 * Math.PI + 1e-6)
        expect(milesBetween(one, one)).toBe(0)
      }),
    )
  })

  test('come from metres where a radius is given', () => {
    expect(milesOf(1609.344)).toBe(1)
  })
})

test.each([
  [0, '0.0 miles'],
  [0.96, '1.0 mile'],
  [1.34, '1.3 miles'],
  [9.94, '9.9 miles'],
  [10, '10 miles'],
  [12.4, '12 miles'],
  [24.6, '25 miles'],
])('%d miles read "%s" [R-VET-041]', (miles, text) => {
  expect(distanceText(miles)).toBe(text)
})

describe('places by distance', () => {
  const places = fc.array(
    fc.record({ distance: fc.option(fc.double({ min: 0, max: 3000, noNaN: true })), id: fc.nat() }),
  )

  test('come nearest first, unknown ones last, and none is lost [R-VET-013]', () => {
    fc.assert(
      fc.property(places, (given) => {
        const sorted = byDistance(given)
        const miles = sorted.map(({ distance }) => distance ?? Infinity)
        expect(sorted).toHaveLength(given.length)
        expect(new Set(sorted)).toEqual(new Set(given))
        expect(miles.every((value, index) => index === 0 || (miles[index - 1] ?? 0) <= value)).toBe(true)
      }),
    )
  })
})
