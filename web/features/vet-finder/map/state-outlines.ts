import { z } from 'zod/mini'
import { readSignal } from '#web/lib/calls/reads.ts'

type Position = [number, number]

const ArcIndexes = z.array(z.number().check(z.int()))

/** Two numbers; put together of what other schemas need too, for every page would load zod's tuples. */
const Pair = z.pipe(
  z.array(z.number()).check(z.length(2)),
  z.transform(([one = 0, other = 0]): Position => [one, other]),
)

/** The outlines as they are served: arcs in whole steps, each point as the step from the one before. */
const Topology = z.object({
  transform: z.object({
    scale: Pair,
    translate: Pair,
  }),
  arcs: z.array(z.array(Pair)),
  objects: z.object({
    states: z.object({
      geometries: z.array(
        z.union([
          z.object({ type: z.literal('Polygon'), arcs: z.array(ArcIndexes) }),
          z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(ArcIndexes)) }),
        ]),
      ),
    }),
  }),
})

export type Outlines = {
  readonly type: 'MultiPolygon'
  readonly coordinates: Position[][][]
}

/** Throws for anything else than the file we serve. */
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

const ADDRESS = '/map/us-states.json'

export async function loadOutlines(): Promise<Outlines | null> {
  try {
    const response = await fetch(ADDRESS, { signal: readSignal() })
    return response.ok ? outlinesOf(await response.json()) : null
  } catch {
    return null
  }
}
