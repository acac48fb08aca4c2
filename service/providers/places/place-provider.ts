import type { GeocodeAnswer, MapSearchAnswer, VetClinic } from '#contract/map/map.ts'
import type { Point } from '#domain/vets/distance.ts'
import type { SearchMode } from '#domain/vets/search-mode.ts'

export type ClinicQuery = Point & {
  /** Metres. */
  readonly radius: number
  readonly mode: SearchMode
}

/** Clinics around a point with their distance from it, unsorted and not yet chosen among. */
export type FoundClinics = {
  readonly clinics: readonly VetClinic[]
  readonly source: MapSearchAnswer['metadata']['source']
}

export type Places = {
  clinicsNear(query: ClinicQuery, now: Date): Promise<FoundClinics>
  /** The clinic with this id, without a distance; null: there is none. */
  clinic(placeId: string, now: Date): Promise<VetClinic | null>
  /** Where an address, a city or a ZIP code is; null: it is not known. */
  geocode(address: string): Promise<GeocodeAnswer | null>
  /** Roughly where a public internet address is used; null: it is not known. */
  locate(address: string): Promise<Point | null>
  /** The same from our own lists alone: what a stranger asks costs nobody anything and reaches no provider. */
  readonly listed: Pick<Places, 'clinicsNear' | 'geocode'>
}

/** What a provider over the network answers; rough locations and our own lists are our own business. */
export type PlaceProvider = Pick<Places, 'clinicsNear' | 'clinic' | 'geocode'>
