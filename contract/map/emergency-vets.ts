import { z } from 'zod/mini'
import { roughPoint } from '#domain/vets/rough-point.ts'
import { latitude, longitude, MapSearchResponse, VetClinic } from './map.ts'

export const NEEDS_ZIP = 'Send the 5 digits of a ZIP code, or lat and lng.'
export const EMERGENCY_VETS_MAX = 3

/** The body of POST /v1/emergency-vets. A point is rounded, so that no finer one goes further. */
export const EmergencyVetsRequest = z.union(
  [
    z.object({ zip: z.string().check(z.trim(), z.regex(/^\d{5}$/)) }),
    z.pipe(z.object({ lat: latitude, lng: longitude }), z.transform(roughPoint)),
  ],
  NEEDS_ZIP,
)
export type EmergencyVetsBody = z.input<typeof EmergencyVetsRequest>

/**
 * The nearest emergency hospitals of our own list; where there is none near, regular clinics, said openly.
 * `formattedAddress` is null where a point was sent.
 */
export const EmergencyVetsResponse = z.object({
  place: z.object({ lat: latitude, lng: longitude, formattedAddress: z.nullable(z.string()) }),
  clinics: z.array(VetClinic).check(z.maxLength(EMERGENCY_VETS_MAX)),
  metadata: MapSearchResponse.shape.metadata,
})
export type EmergencyVetsAnswer = z.infer<typeof EmergencyVetsResponse>
