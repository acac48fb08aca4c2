import { expect, test } from 'vitest'
import { milesBetween } from '#domain/vets/distance.ts'
import { pointAway, RING_MILES, ringsAround } from './rings.ts'

const CENTER = { lat: 37.77, lng: -122.42 }

test.each([0, 1, 2.5, 4])('a point ten miles away is ten miles away, direction %s', (direction) =>
  expect(milesBetween(CENTER, pointAway(CENTER, 10, direction))).toBeCloseTo(10, 6),
)

test('every circle is closed and as far away as it says', () => {
  const { coordinates } = ringsAround(CENTER)
  expect(coordinates).toHaveLength(RING_MILES.length)
  for (const [index, ring] of coordinates.entries()) {
    expect(ring[0]).toEqual(ring.at(-1))
    const miles = ring.map(([lng, lat]) => milesBetween(CENTER, { lat, lng }))
    expect(Math.min(...miles)).toBeCloseTo(RING_MILES[index] ?? 0, 6)
    expect(Math.max(...miles)).toBeCloseTo(RING_MILES[index] ?? 0, 6)
  }
})
