import { aClinic, found } from '#contract/map/testing/a-clinic.ts'
import { MapCallFailed, type MapAction, type MapClient } from '#web/closest-vet/calls/map-client.ts'

export const aMapClient = (changes: Partial<MapClient> = {}): MapClient => ({
  geocode: (address) =>
    Promise.resolve({ point: { lat: 40, lng: -75 }, text: address, isOpenData: true, choices: [] }),
  searchClinics: () => Promise.resolve(found([aClinic()])),
  ipLocation: () => Promise.resolve({ lat: 41, lng: -76, source: 'ip', failure: null }),
  clinicDetails: () => Promise.resolve(aClinic({ distance: null })),
  ...changes,
})

export const failed = (
  action: MapAction,
  kind: MapCallFailed['kind'],
  details: { status?: number; hadSession?: boolean; serviceMessage?: string } = {},
): MapCallFailed =>
  new MapCallFailed(kind, {
    action,
    status: details.status ?? null,
    hadSession: details.hadSession ?? true,
    serviceMessage: details.serviceMessage,
  })

export const noPlace = (failure: MapCallFailed | null = null): MapClient['ipLocation'] => {
  const place = { lat: 37.7749, lng: -122.4194, source: 'default', failure } as const
  return () => Promise.resolve(place)
}
