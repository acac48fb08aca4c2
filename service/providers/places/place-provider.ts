import type { GeocodeAnswer, MapSearchAnswer, VetClinic } from '#contract/map/map.ts'
import type { Point } from '#domain/vets/distance.ts'
import type { SearchMode } from '#domain/vets/search-mode.ts'

export type ClinicQuery = Point & {
  /** Metres. */
  readonly radius: number
  readonly mode: SearchMode
}

/** With their distance from the point, unsorted and not yet chosen among. */
export type FoundClinics = {
  readonly clinics: readonly VetClinic[]
  readonly source: MapSearchAnswer['metadata']['source']
}

/**
 * `locate` says roughly where a public internet address is used. `listed` is our own lists alone: what a stranger asks
 * costs nobody anything and reaches no provider.
 */
export type Places = {
  clinicsNear(query: ClinicQuery, now: Date): Promise<FoundClinics>
  clinic(placeId: string, now: Date): Promise<VetClinic | null>
  geocode(address: string): Promise<GeocodeAnswer | null>
  locate(address: string): Promise<Point | null>
  readonly listed: Pick<Places, 'clinicsNear' | 'geocode'>
}

export type PlaceProvider = Pick<Places, 'clinicsNear' | 'clinic' | 'geocode'>
