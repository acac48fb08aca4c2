import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { VetClinic } from '#contract/map/map.ts'
import type { SearchMode } from '#domain/vets/search-mode.ts'
import type { MapClient } from '#web/closest-vet/calls/map-client.ts'
import type { ClinicsFound } from '#web/closest-vet/calls/read-clinics.ts'
import type { Place } from '#web/closest-vet/place.ts'

const KEY = 'vet-finder'
const STALE_AFTER = 5 * 60_000

export const useClinics = (
  client: MapClient,
  place: Place | null,
  mode: SearchMode,
): UseQueryResult<ClinicsFound> =>
  useQuery({
    queryKey: [KEY, 'clinics', place?.point, mode],
    queryFn: ({ signal }) =>
      place === null
        ? Promise.reject(new Error('no place'))
        : client.searchClinics(place.point, mode, signal),
    enabled: place !== null,
    staleTime: STALE_AFTER,
    retry: false,
    networkMode: 'always',
  })

export const useClinicDetails = (client: MapClient, placeId: string): UseQueryResult<VetClinic> =>
  useQuery({
    queryKey: [KEY, 'clinic', placeId],
    queryFn: ({ signal }) => client.clinicDetails(placeId, signal),
    staleTime: STALE_AFTER,
    retry: false,
    networkMode: 'always',
  })
