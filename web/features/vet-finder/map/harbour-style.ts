import type { StyleSpecification } from 'maplibre-gl'
import type { Point } from '#domain/vets/distance.ts'
import { ringsAround } from './rings.ts'
import type { Outlines } from './state-outlines.ts'

const COLORS = {
  light: { land: '#eef1ec', water: '#cfe3ea', border: '#a9b8b6', ring: '#71838a' },
  dark: { land: '#10262d', water: '#0a3542', border: '#3d5a64', ring: '#6f8d97' },
} as const

const EMPTY: Outlines = { type: 'MultiPolygon', coordinates: [] }

export function harbourStyle(
  theme: 'light' | 'dark',
  outlines: Outlines | null,
  center: Point,
): StyleSpecification {
  const { land, water, border, ring } = COLORS[theme]
  return {
    version: 8,
    sources: {
      states: { type: 'geojson', data: outlines ?? EMPTY },
      rings: { type: 'geojson', data: ringsAround(center) },
    },
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: { 'background-color': outlines === null ? land : water },
      },
      { id: 'land', type: 'fill', source: 'states', paint: { 'fill-color': land } },
      { id: 'borders', type: 'line', source: 'states', paint: { 'line-color': border, 'line-width': 1 } },
      {
        id: 'rings',
        type: 'line',
        source: 'rings',
        paint: { 'line-color': ring, 'line-width': 1, 'line-dasharray': [4, 4] },
      },
    ],
  }
}
