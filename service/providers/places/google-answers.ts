import { z } from 'zod'
import type { GeocodeAnswer, VetClinic } from '#contract/map.ts'
import { isAlwaysOpen } from '#domain/vets/availability.ts'
import { milesBetween, type Point } from '#domain/vets/distance.ts'
import { nameSaysDayAndNight, nameSaysEmergency } from '#domain/vets/name-claims.ts'
import { judgedClinic } from './judged-clinic.ts'

const VETERINARY = 'veterinary_care'

const Hours = z.object({
  openNow: z.boolean().optional(),
  weekdayDescriptions: z.array(z.string()).optional(),
})

/** A place as the Places API (New) answers it, as far as we ask for it. */
export const GooglePlace = z.object({
  id: z.string().min(1),
  displayName: z.object({ text: z.string().min(1) }),
  formattedAddress: z.string().optional(),
  nationalPhoneNumber: z.string().optional(),
  rating: z.number().optional(),
  regularOpeningHours: Hours.optional(),
  currentOpeningHours: Hours.optional(),
  location: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  websiteUri: z.string().optional(),
  types: z.array(z.string()).default([]),
  businessStatus: z.string().optional(),
})
export type GooglePlace = z.infer<typeof GooglePlace>

/** The members of `GooglePlace`, as the API wants to be told them. */
export const PLACE_FIELDS = Object.keys(GooglePlace.shape)

/** The answer of its searches. */
export const GooglePlaces = z.object({ places: z.array(z.unknown()).default([]) })

/** A place with an address, for looking addresses up. */
export const GoogleAddress = z.object({
  formattedAddress: z.string().min(1),
  location: GooglePlace.shape.location,
})

const isWebsite = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** Whether it treats animals and has not been closed for good or for a while; a search by words finds others too. */
const isRunningClinic = ({ types, businessStatus }: GooglePlace): boolean =>
  types.includes(VETERINARY) && (businessStatus === undefined || businessStatus === 'OPERATIONAL')

/** Narrow and unbreakable spaces are made plain. */
const plainly = (line: string): string => line.replaceAll(/[\s\u2009\u202f]+/g, ' ').trim()

/** A place as a clinic, with its distance where a point is given; null: it is no clinic that is running. */
export const clinicOf = (place: GooglePlace, from: Point | null): VetClinic | null => {
  if (!isRunningClinic(place)) return null
  const { displayName, location, websiteUri } = place
  const lines = place.regularOpeningHours?.weekdayDescriptions?.map(plainly) ?? []
  const name = displayName.text
  const point = { lat: location.latitude, lng: location.longitude }
  return judgedClinic({
    place_id: place.id,
    name,
    formatted_address: place.formattedAddress ?? null,
    formatted_phone_number: place.nationalPhoneNumber ?? null,
    rating: place.rating ?? null,
    opening_hours: lines.length === 0 ? null : { weekday_text: lines },
    isOpen: place.currentOpeningHours?.openNow ?? place.regularOpeningHours?.openNow ?? null,
    geometry: { location: point },
    distance: from === null ? null : Math.round(milesBetween(from, point) * 100) / 100,
    website: websiteUri !== undefined && isWebsite(websiteUri) ? websiteUri : null,
    types: place.types,
    supportsEmergency: nameSaysEmergency(name) || nameSaysDayAndNight(name) || isAlwaysOpen(lines),
  })
}

/** An address as it was understood. */
export const addressOf = ({ formattedAddress, location }: z.infer<typeof GoogleAddress>): GeocodeAnswer => ({
  lat: location.latitude,
  lng: location.longitude,
  source: 'provider',
  formattedAddress,
})
