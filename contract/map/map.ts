import { z } from 'zod/mini'
import { AVAILABILITY_REASONS, AVAILABILITY_STATUSES } from '#domain/vets/availability.ts'
import { roughPoint } from '#domain/vets/rough-point.ts'
import { SEARCH_MODES, searchRadius } from '#domain/vets/search-mode.ts'

export const ADDRESS_MAX = 200
export const NEEDS_ADDRESS = 'Please enter an address or zip code'
/** The day our own list of clinics was made; shown wherever `metadata.source` is "embedded". */
export const CLINICS_AS_OF = '2021-12-13'

/** Among the `types` of a clinic: it bears the name of an emergency chain, and nobody confirmed that it is one. */
export const EMERGENCY_UNCONFIRMED = 'emergency_unconfirmed'

/**
 * Who must be named where their data is used: `ip` where a location's `source` is "ip", `provider` where clinics or an
 * address come from one.
 */
export const MAP_CREDITS = {
  ip: { text: 'IP Geolocation by DB-IP', url: 'https://db-ip.com' },
  places: { text: 'Places by GeoNames', url: 'https://www.geonames.org' },
  clinics: { text: 'Clinics by All the Places', url: 'https://www.alltheplaces.xyz' },
  provider: { text: 'Places by Google Maps', url: 'https://maps.google.com' },
} as const

export const latitude = z.number().check(z.minimum(-90), z.maximum(90))
export const longitude = z.number().check(z.minimum(-180), z.maximum(180))

export const GeocodeRequest = z.object({
  address: z
    .string(NEEDS_ADDRESS)
    .check(z.trim(), z.minLength(1, NEEDS_ADDRESS), z.maxLength(ADDRESS_MAX, NEEDS_ADDRESS)),
})

export const CHOICES_MAX = 8

export const GeocodeResponse = z.object({
  lat: latitude,
  lng: longitude,
  source: z.enum(['zip', 'provider', 'city']),
  formattedAddress: z.string(),
  /** All towns of the name that was typed, where there are several; the largest, which is the answer, first. */
  choices: z.optional(
    z
      .array(z.object({ lat: latitude, lng: longitude, formattedAddress: z.string() }))
      .check(z.minLength(2), z.maxLength(CHOICES_MAX)),
  ),
})
export type GeocodeAnswer = z.infer<typeof GeocodeResponse>

/**
 * The body of POST /v1/map/search. `searchMode` and `isEmergency` say the same, so one of them is enough; the radius
 * in metres is the mode's own where it is missing, and brought into range where it is not. The point is rounded, so
 * that no finer one goes further.
 */
export const MapSearchRequest = z.pipe(
  z
    .object({
      lat: latitude,
      lng: longitude,
      radius: z.optional(z.number()),
      isEmergency: z.optional(z.boolean()),
      searchMode: z.optional(z.enum(SEARCH_MODES)),
    })
    .check(
      z.refine(
        ({ isEmergency, searchMode }) =>
          isEmergency === undefined ||
          searchMode === undefined ||
          isEmergency === (searchMode === 'emergency'),
        { path: ['searchMode'] },
      ),
    ),
  z.transform(({ lat, lng, radius, isEmergency, searchMode }) => {
    const mode = searchMode ?? (isEmergency === true ? 'emergency' : 'regular')
    return { ...roughPoint({ lat, lng }), mode, radius: searchRadius(mode, radius) }
  }),
)
export type MapSearchBody = z.input<typeof MapSearchRequest>

/**
 * What nobody told us is null, never invented. `distance` is in miles from where was searched, and null where a clinic
 * was asked for by its id.
 */
export const VetClinic = z.object({
  place_id: z.string(),
  name: z.string(),
  formatted_address: z.nullable(z.string()),
  formatted_phone_number: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  opening_hours: z.nullable(z.object({ weekday_text: z.array(z.string()) })),
  isOpen: z.nullable(z.boolean()),
  geometry: z.object({ location: z.object({ lat: latitude, lng: longitude }) }),
  distance: z.nullable(z.number()),
  website: z.nullable(z.string()),
  types: z.array(z.string()),
  supportsEmergency: z.boolean(),
  operates24Hours: z.boolean(),
  isAvailableNow: z.boolean(),
  availabilityReason: z.enum(AVAILABILITY_REASONS),
  availabilityLabel: z.string(),
  availabilityStatus: z.enum(AVAILABILITY_STATUSES),
})
export type VetClinic = z.infer<typeof VetClinic>

/**
 * At most 10 clinics, nearest first. Where `fallbackApplied`, no emergency hospital is near and these are regular
 * clinics. "embedded" is our own list, of the day in `CLINICS_AS_OF`.
 */
export const MapSearchResponse = z.object({
  clinics: z.array(VetClinic),
  metadata: z.object({
    finalMode: z.enum(SEARCH_MODES),
    fallbackApplied: z.boolean(),
    source: z.enum(['embedded', 'provider']),
    requestedMode: z.enum(SEARCH_MODES),
  }),
})
export type MapSearchAnswer = z.infer<typeof MapSearchResponse>

/** "default" says that nothing is known about where the caller is. */
export const IpLocationResponse = z.object({
  lat: latitude,
  lng: longitude,
  source: z.enum(['ip', 'default']),
})
export type IpLocationAnswer = z.infer<typeof IpLocationResponse>

export const MapDetailsResponse = z.object({ clinic: VetClinic })
export type MapDetailsAnswer = z.infer<typeof MapDetailsResponse>
