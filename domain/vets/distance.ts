export type Point = { readonly lat: number; readonly lng: number }

const METERS_PER_MILE = 1609.344
export const EARTH_RADIUS_MILES = 3959
const WHOLE_MILES_FROM = 10

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

export const milesBetween = (from: Point, to: Point): number => {
  const [northward, eastward] = [toRadians(to.lat - from.lat), toRadians(to.lng - from.lng)]
  const chord =
    Math.sin(northward / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(eastward / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, chord)))
}

export const milesOf = (meters: number): number => meters / METERS_PER_MILE

export const distanceText = (miles: number): string => {
  const shown = miles.toFixed(miles >= WHOLE_MILES_FROM ? 0 : 1)
  return `${shown} ${Number(shown) === 1 ? 'mile' : 'miles'}`
}

/** The nearest first; places without a distance come last, and equals keep their order. */
export const byDistance = <Place extends { readonly distance: number | null }>(
  places: readonly Place[],
): Place[] => places.toSorted((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity))
