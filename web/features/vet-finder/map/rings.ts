import { EARTH_RADIUS_MILES, type Point } from '#domain/vets/distance.ts'

export const RING_MILES = [1, 3, 10, 25] as const
const CORNERS = 96

const toDegrees = (radians: number): number => (radians * 180) / Math.PI
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** `direction` in radians, clockwise from north. */
export function pointAway({ lat, lng }: Point, miles: number, direction: number): Point {
  const turn = miles / EARTH_RADIUS_MILES
  const from = toRadians(lat)
  const to = Math.asin(
    Math.sin(from) * Math.cos(turn) + Math.cos(from) * Math.sin(turn) * Math.cos(direction),
  )
  const aside = Math.atan2(
    Math.sin(direction) * Math.sin(turn) * Math.cos(from),
    Math.cos(turn) - Math.sin(from) * Math.sin(to),
  )
  return { lat: toDegrees(to), lng: lng + toDegrees(aside) }
}

export function ringsAround(center: Point): { type: 'MultiLineString'; coordinates: [number, number][][] } {
  const coordinates = RING_MILES.map((miles) =>
    Array.from({ length: CORNERS + 1 }, (_, corner): [number, number] => {
      const { lat, lng } = pointAway(center, miles, (2 * Math.PI * (corner % CORNERS)) / CORNERS)
      return [lng, lat]
    }),
  )
  return { type: 'MultiLineString', coordinates }
}
