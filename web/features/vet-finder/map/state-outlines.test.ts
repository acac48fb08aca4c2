import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { outlinesOf } from './state-outlines.ts'

const file = join(import.meta.dirname, '../../../../public/map/us-states.json')

describe('the outlines of the states', () => {
  test('are read out of shared arcs, forwards and backwards', () => {
    const shape = outlinesOf({
      transform: { scale: [2, 1], translate: [10, 20] },
      arcs: [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 0],
          [0, 1],
          [1, -1],
        ],
      ],
      objects: { states: { geometries: [{ type: 'Polygon', arcs: [[1, ~0]] }] } },
    })
    expect(shape.coordinates).toEqual([
      [
        [
          [10, 20],
          [10, 21],
          [12, 20],
          [10, 20],
        ],
      ],
    ])
  })

  test('are closed rings inside America in the file we serve', () => {
    const { coordinates } = outlinesOf(JSON.parse(readFileSync(file, 'utf8')))
    expect(coordinates.length).toBeGreaterThan(52)
    const rings = coordinates.flat()
    expect(rings.filter((ring) => ring.length < 4 || String(ring[0]) !== String(ring.at(-1)))).toEqual([])
    const latitudes = rings.flat().map(([, lat]) => lat)
    expect(latitudes.filter((lat) => lat < 17 || lat > 72)).toEqual([])
  })

  test('are refused where the file is another', () => {
    expect(() => outlinesOf({ type: 'FeatureCollection' })).toThrow(/invalid/i)
  })
})
