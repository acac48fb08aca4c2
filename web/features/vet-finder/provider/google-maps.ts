export type LatLng = { readonly lat: () => number; readonly lng: () => number }

export type ScriptPlace = {
  readonly id: string
  readonly displayName?: string | null
  readonly formattedAddress?: string | null
  readonly nationalPhoneNumber?: string | null
  readonly rating?: number | null
  readonly regularOpeningHours?: { readonly weekdayDescriptions?: readonly string[] } | null
  readonly location?: LatLng | null
  readonly websiteURI?: string | null
  readonly types?: readonly string[] | null
  readonly businessStatus?: string | null
  readonly isOpen?: () => Promise<boolean | null | undefined>
}

export type LegacyPlace = {
  readonly place_id?: string
  readonly name?: string
  readonly formatted_address?: string
  readonly vicinity?: string
  readonly formatted_phone_number?: string
  readonly rating?: number
  readonly opening_hours?: {
    readonly weekday_text?: readonly string[]
    readonly isOpen?: () => boolean | undefined
  }
  readonly geometry?: { readonly location?: LatLng }
  readonly website?: string
  readonly types?: readonly string[]
  readonly business_status?: string
}

type Circle = { readonly center: { readonly lat: number; readonly lng: number }; readonly radius: number }
type Fields = { readonly fields: readonly string[]; readonly maxResultCount: number }
type Answer = Promise<{ readonly places: readonly ScriptPlace[] }>

export type PlaceClass = {
  readonly searchNearby: (
    request: Fields & {
      readonly includedTypes: readonly string[]
      readonly locationRestriction: Circle
      readonly rankPreference: 'DISTANCE'
    },
  ) => Answer
  readonly searchByText: (
    request: Fields & {
      readonly textQuery: string
      readonly includedType: string
      readonly locationBias: Circle
      readonly rankPreference: 'DISTANCE'
    },
  ) => Answer
}

export type LegacyService = {
  readonly nearbySearch: (
    request: {
      readonly location: Circle['center']
      readonly radius: number
      readonly type: string
      readonly keyword?: string
    },
    tell: (places: readonly LegacyPlace[] | null, status: string) => void,
  ) => void
  readonly getDetails: (
    request: { readonly placeId: string; readonly fields: readonly string[] },
    tell: (place: LegacyPlace | null, status: string) => void,
  ) => void
}

type Geocoder = {
  readonly geocode: (
    request: { readonly address: string; readonly region: string },
    tell: (
      results:
        | readonly { readonly formatted_address: string; readonly geometry: { readonly location: LatLng } }[]
        | null,
      status: string,
    ) => void,
  ) => unknown
}

export type GoogleMaps = {
  readonly Geocoder: new () => Geocoder
  readonly places: {
    readonly Place?: PlaceClass
    readonly PlacesService?: new (attributions: HTMLElement) => LegacyService
  }
}

declare global {
  interface Window {
    google?: { readonly maps?: Partial<GoogleMaps> }
    gm_authFailure?: () => void
  }
}

export function googleMaps(): GoogleMaps | null {
  const { Geocoder, places } = window.google?.maps ?? {}
  if (Geocoder === undefined || places === undefined) return null
  return places.Place === undefined && places.PlacesService === undefined ? null : { Geocoder, places }
}
