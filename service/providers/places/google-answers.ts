import { z } from 'zod'
import type { GeocodeAnswer, VetClinic } from '#contract/map/map.ts'
import { clinicOfPlace } from '#contract/map/provider-clinic.ts'
import type { Point } from '#domain/vets/distance.ts'

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

export const PLACE_FIELDS = Object.keys(GooglePlace.shape)

export const GooglePlaces = z.object({ places: z.array(z.unknown()).default([]) })

export const GoogleAddress = z.object({
  formattedAddress: z.string().min(1),
  location: GooglePlace.shape.location,
})

/** null: it is no clinic that is running. */
export const clinicOf = (place: GooglePlace, from: Point | null): VetClinic | null =>
  clinicOfPlace(
    {
      id: place.id,
      name: place.displayName.text,
      address: place.formattedAddress ?? null,
      phone: place.nationalPhoneNumber ?? null,
      rating: place.rating ?? null,
      weekdayLines: place.regularOpeningHours?.weekdayDescriptions ?? [],
      isOpen: place.currentOpeningHours?.openNow ?? place.regularOpeningHours?.openNow ?? null,
      point: { lat: place.location.latitude, lng: place.location.longitude },
      website: place.websiteUri ?? null,
      types: place.types,
      businessStatus: place.businessStatus ?? null,
    },
    from,
  )

export const addressOf = ({ formattedAddress, location }: z.infer<typeof GoogleAddress>): GeocodeAnswer => ({
  lat: location.latitude,
  lng: location.longitude,
  source: 'provider',
  formattedAddress,
})
