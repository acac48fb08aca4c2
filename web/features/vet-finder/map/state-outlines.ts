import { z } from 'zod/mini'
import { readSignal } from '#web/lib/reads.ts'

const ArcIndexes = z.array(z.number().check(z.int()))

/** The outlines as they are served: arcs in whole steps, each point as the step from the one before. */
const Topology = z.object({
  transform: z.object({
    scale: z.tuple([z.number(), z.number()]),
    translate: z.tuple([z.number(), z.number()]),
  }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  objects: z.object({
    states: z.object({
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), arcs: z.array(ArcIndexes) }),
          z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(ArcIndexes)) }),
        ]),
      ),
    }),
  }),
})

type Position = [number, number]
export type Outlines = {
  readonly type: 'MultiPolygon'
  readonly coordinates: Position[][][]
}

/** The outlines of all states as one GeoJSON shape; throws for anything else than the file we serve. */
export function outlinesOf(json: unknown): Outlines {
  const { transform, arcs, objects } = Topology.parse(json)
  const [scaleX, scaleY] = transform.scale
  const [left, bottom] = transform.translate
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0]
    return steps.map(([stepX, stepY]): Position => {
      x += stepX
      y += stepY
      return [x * scaleX + left, y * scaleY + bottom]
    })
  })
  // A negative number is an arc walked backwards; neighbours share their first and last points.
  const line = (index: number): Position[] =>
    index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? [])
  const ring = (indexes: readonly number[]): Position[] =>
    indexes.flatMap((index, place) => line(index).slice(place === 0 ? 0 : 1))
  const polygons = objects.states.geometries.flatMap((shape) =>
    shape.type === 'Polygon' ? [shape.arcs] : shape.arcs,
  )
  return { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.map(ring)) }
}

/** Where the outlines are served. */
const ADDRESS = '/map/us-states.json'

/** The outlines of all states; null where they could not be had, for a map without them is still one. */
export async function loadOutlines(): Promise<Outlines | null> {
  try {
    const response = await fetch(ADDRESS, { signal: readSignal() })
    return response.ok ? outlinesOf(await response.json()) : null
  } catch {
    return null
  }
}
