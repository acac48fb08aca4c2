import type { Point } from '#domain/vets/distance.ts'

/** Parts of a degree that are kept: a thousandth of one is about 120 yards from south to north. */
const PARTS = 1000

const rough = (degrees: number): number => Math.round(degrees * PARTS) / PARTS

/** A point as finely as a search for clinics needs it: never more than 100 yards away, and not the owner's door. */
export const roughPoint = ({ lat, lng }: Point): Point => ({ lat: rough(lat), lng: rough(lng) })
