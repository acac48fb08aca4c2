import type { MapSearchAnswer, VetClinic } from '../map.ts'

export const aClinic = (changes: Partial<VetClinic> = {}): VetClinic => ({
  place_id: 'harbor',
  name: 'Harbor Pet Clinic',
  formatted_address: '240 Mission Street, San Francisco, CA 94105',
  formatted_phone_number: '(415) 555-0142',
  rating: null,
  opening_hours: null,
  isOpen: true,
  geometry: { location: { lat: 37.79, lng: -122.39 } },
  distance: 1.24,
  website: 'https://harbor.example/',
  types: ['veterinary_care'],
  supportsEmergency: false,
  operates24Hours: false,
  isAvailableNow: true,
  availabilityReason: 'open_now',
  availabilityLabel: 'Open right now',
  availabilityStatus: 'open',
  ...changes,
})

export const anEmergencyClinic = (changes: Partial<VetClinic> = {}): VetClinic =>
  aClinic({
    place_id: 'night',
    name: 'Night Animal Hospital',
    formatted_phone_number: '(415) 555-0199',
    distance: 12.4,
    supportsEmergency: true,
    operates24Hours: true,
    availabilityReason: 'twenty_four_hour',
    availabilityLabel: 'Open 24/7 emergency hospital',
    availabilityStatus: 'always',
    ...changes,
  })

export const found = (
  clinics: readonly VetClinic[],
  metadata: Partial<MapSearchAnswer['metadata']> = {},
): MapSearchAnswer => ({
  clinics: [...clinics],
  metadata: {
    finalMode: 'regular',
    fallbackApplied: false,
    source: 'embedded',
    requestedMode: 'regular',
    ...metadata,
  },
})
