import type { Point } from '#domain/vets/distance.ts'

const PARTS = 1000

const rough = (degrees: number): number => Math.round(degrees * PARTS) / PARTS

/** No rough point is further from the exact one: a thousandth of a degree is about 120 yards from south to north. */
export const ROUGH_POINT_YARDS = 100

/** A point as finely as a search for clinics needs it: near enough to tell distances, and not the owner's door. */
export const roughPoint = ({ lat, lng }: Point): Point => ({ lat: rough(lat), lng: rough(lng) })
