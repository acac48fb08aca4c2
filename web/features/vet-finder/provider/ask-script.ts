import type { VetClinic } from '#contract/map/map.ts'
import { clinicOfPlace } from '#contract/map/provider-clinic.ts'
import { chooseClinics, CLINICS_MAX } from '#domain/vets/choose-clinics.ts'
import { milesOf, type Point } from '#domain/vets/distance.ts'
import { roughPoint } from '#domain/vets/rough-point.ts'
import { RADIUS_METERS, type SearchMode } from '#domain/vets/search-mode.ts'
import { log } from '#web/lib/log.ts'
import type { AddressAnswer } from '#web/closest-vet/calls/map-client.ts'
import type { ClinicsFound } from '#web/closest-vet/calls/read-clinics.ts'
import type { GoogleMaps, LegacyPlace, LegacyService, PlaceClass, ScriptPlace } from './google-maps.ts'
import { ProviderFailed } from './load-script.ts'

const TYPE = 'veterinary_care'
const EMERGENCY_WORDS = 'emergency veterinary hospital'
const ASKED = 20
const FIELDS = [
  'id',
  'displayName',
  'formattedAddress',
  'nationalPhoneNumber',
  'rating',
  'regularOpeningHours',
  'utcOffsetMinutes',
  'location',
  'websiteURI',
  'types',
  'businessStatus',
]
const DETAILS = [
  'formatted_phone_number',
  'formatted_address',
  'website',
  'opening_hours',
  'utc_offset_minutes',
]

type Circle = { readonly center: Point; readonly radius: number }

async function isOpenNow(place: ScriptPlace): Promise<boolean | null> {
  try {
    return (await place.isOpen?.()) ?? null
  } catch {
    return null
  }
}

async function fromPlace(place: ScriptPlace, from: Point): Promise<VetClinic | null> {
  const { id, displayName, location } = place
  if (displayName == null || location == null) return null
  return clinicOfPlace(
    {
      id,
      name: displayName,
      address: place.formattedAddress ?? null,
      phone: place.nationalPhoneNumber ?? null,
      rating: place.rating ?? null,
      weekdayLines: place.regularOpeningHours?.weekdayDescriptions ?? [],
      isOpen: await isOpenNow(place),
      point: { lat: location.lat(), lng: location.lng() },
      website: place.websiteURI ?? null,
      types: place.types ?? [],
      businessStatus: place.businessStatus ?? null,
    },
    from,
  )
}

async function byPlaces(
  Place: PlaceClass,
  { center, radius }: Circle,
  mode: SearchMode,
): Promise<VetClinic[]> {
  const shared = { fields: FIELDS, maxResultCount: ASKED, rankPreference: 'DISTANCE' } as const
  const circle = { center, radius }
  const answers = await Promise.all([
    Place.searchNearby({ ...shared, includedTypes: [TYPE], locationRestriction: circle }),
    ...(mode === 'emergency'
      ? [
          Place.searchByText({
            ...shared,
            textQuery: EMERGENCY_WORDS,
            includedType: TYPE,
            locationBias: circle,
          }),
        ]
      : []),
  ])
  const clinics = await Promise.all(
    answers.flatMap(({ places }) => places).map((place) => fromPlace(place, center)),
  )
  return clinics.filter((clinic) => clinic !== null)
}

function fromLegacy(place: LegacyPlace, from: Point): VetClinic | null {
  const { place_id: id, name, geometry, opening_hours: hours } = place
  if (id === undefined || name === undefined || geometry?.location === undefined) return null
  const { location } = geometry
  return clinicOfPlace(
    {
      id,
      name,
      address: place.formatted_address ?? place.vicinity ?? null,
      phone: place.formatted_phone_number ?? null,
      rating: place.rating ?? null,
      weekdayLines: hours?.weekday_text ?? [],
      isOpen: hours?.isOpen?.() ?? null,
      point: { lat: location.lat(), lng: location.lng() },
      website: place.website ?? null,
      types: place.types ?? [],
      businessStatus: place.business_status ?? null,
    },
    from,
  )
}

const nearbySearch = (
  service: LegacyService,
  { center, radius }: Circle,
  keyword: string | null,
): Promise<readonly LegacyPlace[]> => {
  const { promise, resolve, reject } = Promise.withResolvers<readonly LegacyPlace[]>()
  const words = keyword === null ? {} : { keyword }
  service.nearbySearch({ location: center, radius, type: TYPE, ...words }, (places, status) => {
    if (status === 'OK') resolve(places ?? [])
    else if (status === 'ZERO_RESULTS') resolve([])
    else
      reject(
        status === 'REQUEST_DENIED' ? new ProviderFailed('refused') : new Error(`legacy places: ${status}`),
      )
  })
  return promise
}

const detailed = (service: LegacyService, place: LegacyPlace): Promise<LegacyPlace> => {
  const { promise, resolve } = Promise.withResolvers<LegacyPlace>()
  if (place.place_id === undefined) return Promise.resolve(place)
  service.getDetails({ placeId: place.place_id, fields: DETAILS }, (more, status) =>
    // The hours of the first answer cannot be asked whether they say open.
    resolve(status === 'OK' && more !== null ? { ...place, ...more } : { ...place, opening_hours: {} }),
  )
  return promise
}

async function byLegacy(service: LegacyService, circle: Circle, mode: SearchMode): Promise<VetClinic[]> {
  const keywords = mode === 'emergency' ? [EMERGENCY_WORDS, null] : [null]
  const answers = await Promise.all(keywords.map((keyword) => nearbySearch(service, circle, keyword)))
  // Of each answer the first ten: the hospitals found by words are not pushed out by the others.
  const places = answers.flatMap((answer) => answer.slice(0, CLINICS_MAX))
  const full = await Promise.all(places.map((place) => detailed(service, place)))
  return full.map((place) => fromLegacy(place, circle.center)).filter((clinic) => clinic !== null)
}

async function clinicsAround(maps: GoogleMaps, circle: Circle, mode: SearchMode): Promise<VetClinic[]> {
  const { Place, PlacesService } = maps.places
  const legacy = PlacesService === undefined ? null : new PlacesService(document.createElement('div'))
  if (Place === undefined) return legacy === null ? [] : byLegacy(legacy, circle, mode)
  try {
    return await byPlaces(Place, circle, mode)
  } catch (error) {
    if (legacy === null) throw error
    log.warn('vet-finder.legacy-places', error)
    return byLegacy(legacy, circle, mode)
  }
}

/**
 * Clinics out of the provider's script, at most ten, nearest first: by its places API, and where that fails by its
 * legacy one. The point that is given to it is rounded.
 */
export async function scriptClinics(maps: GoogleMaps, point: Point, mode: SearchMode): Promise<ClinicsFound> {
  const radius = RADIUS_METERS[mode]
  const found = await clinicsAround(maps, { center: roughPoint(point), radius }, mode)
  const byId = new Map(
    found
      .filter(({ distance }) => (distance ?? 0) <= milesOf(radius))
      .map((clinic) => [clinic.place_id, clinic]),
  )
  const { clinics, finalMode, fallbackApplied } = chooseClinics([...byId.values()], mode)
  return {
    clinics,
    metadata: { finalMode, fallbackApplied, source: 'provider' },
  }
}

export function scriptAddress(maps: GoogleMaps, address: string): Promise<AddressAnswer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<AddressAnswer | null>()
  const asked = new maps.Geocoder().geocode({ address, region: 'us' }, (results, status) => {
    const first = results?.[0]
    if (status === 'OK' && first !== undefined) {
      const { location } = first.geometry
      const point = { lat: location.lat(), lng: location.lng() }
      resolve({ point, text: first.formatted_address, isOpenData: false, choices: [] })
    } else if (status === 'OK' || status === 'ZERO_RESULTS') resolve(null)
    else
      reject(
        status === 'REQUEST_DENIED' ? new ProviderFailed('refused') : new Error(`the geocoder: ${status}`),
      )
  })
  // It answers twice: to its callback, and with a promise whose failure is the same one.
  Promise.resolve(asked).catch(reject)
  return promise
}
