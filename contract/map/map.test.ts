import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCATION } from '#domain/vets/default-location.ts'
import {
  CLINICS_AS_OF,
  type GeocodeAnswer,
  GeocodeRequest,
  GeocodeResponse,
  type IpLocationAnswer,
  IpLocationResponse,
  MAP_CREDITS,
  type MapDetailsAnswer,
  MapDetailsResponse,
  type MapSearchAnswer,
  type MapSearchBody,
  MapSearchRequest,
  MapSearchResponse,
  VetClinic,
} from './map.ts'
import { anEmergencyClinic } from './testing/a-clinic.ts'

const clinic = anEmergencyClinic({
  website: null,
  opening_hours: { weekday_text: ['Monday: Open 24 hours'] },
})

describe('a search', () => {
  const at = { lat: 37.77, lng: -122.41 }

  test.each<[MapSearchBody, { mode: string; radius: number }]>([
    [at, { mode: 'regular', radius: 10_000 }],
    [
      { ...at, radius: 100, isEmergency: false, searchMode: 'regular' },
      { mode: 'regular', radius: 1000 },
    ],
    [
      { ...at, isEmergency: true, searchMode: 'emergency' },
      { mode: 'emergency', radius: 40_000 },
    ],
    [
      { ...at, isEmergency: true, radius: 1e9 },
      { mode: 'emergency', radius: 50_000 },
    ],
    [
      { ...at, searchMode: 'emergency' },
      { mode: 'emergency', radius: 40_000 },
    ],
  ])('is read as %j', (body, read) => {
    expect(MapSearchRequest.parse(body)).toEqual({ ...at, ...read })
  })

  test('may not say two things at once', () => {
    const { error } = MapSearchRequest.safeParse({ ...at, isEmergency: false, searchMode: 'emergency' })
    expect(error?.issues.map(({ path }) => path)).toEqual([['searchMode']])
    expect(MapSearchRequest.safeParse({ ...at, isEmergency: true, searchMode: 'regular' }).success).toBe(
      false,
    )
  })

  test('takes no finer place than about 100 yards', () => {
    expect(MapSearchRequest.parse({ lat: 37.774929, lng: -122.419416 })).toMatchObject({
      lat: 37.775,
      lng: -122.419,
    })
  })

  test('needs a point on the earth', () => {
    for (const wrong of [{}, { lat: 91, lng: 0 }, { lat: 0, lng: -181 }, { lat: '37', lng: 0 }]) {
      expect(MapSearchRequest.safeParse(wrong).success).toBe(false)
    }
  })
})

test('an address has 1 to 200 characters without the spaces around it', () => {
  expect(GeocodeRequest.parse({ address: ' 94103 ' })).toEqual({ address: '94103' })
  for (const address of ['', '  ', 'x'.repeat(201), 5]) {
    const { error } = GeocodeRequest.safeParse({ address })
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter an address or zip code'])
  }
})

test('a clinic has every member of its shape, unknown ones as null [R-VET-008]', () => {
  expect(VetClinic.parse(clinic)).toEqual(clinic)
  for (const member of Object.keys(clinic)) {
    const { [member]: _left, ...rest } = { ...clinic } as Record<string, unknown>
    expect(VetClinic.safeParse(rest).success).toBe(false)
  }
  const details: MapDetailsAnswer = { clinic: { ...clinic, distance: null, opening_hours: null } }
  expect(MapDetailsResponse.parse(details)).toEqual(details)
})

test('answers keep the shapes that are promised', () => {
  const search: MapSearchAnswer = {
    clinics: [clinic],
    metadata: { finalMode: 'regular', fallbackApplied: true, source: 'embedded', requestedMode: 'emergency' },
  }
  expect(MapSearchResponse.parse(search)).toEqual(search)
  const place: GeocodeAnswer = { lat: 1, lng: 2, source: 'zip', formattedAddress: 'Reno, NV 89501' }
  expect(GeocodeResponse.parse(place)).toEqual(place)
  const location: IpLocationAnswer = { ...DEFAULT_LOCATION, source: 'default' }
  expect(IpLocationResponse.parse(location)).toEqual(location)
})

test('a place without numbers is no place [R-VET-017]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constant(null), fc.constant(undefined)), (lat) => {
      const read = GeocodeResponse.safeParse({ lat, lng: 2, source: 'zip', formattedAddress: 'Reno' })
      expect(read.success).toBe(false)
    }),
  )
})

test('the day of our own clinics is a day', () => {
  expect(new Date(CLINICS_AS_OF).toISOString()).toBe(`${CLINICS_AS_OF}T00:00:00.000Z`)
})

test('who must be named is named with a link', () => {
  expect(MAP_CREDITS.ip).toEqual({ text: 'IP Geolocation by DB-IP', url: 'https://db-ip.com' })
  for (const { text, url } of Object.values(MAP_CREDITS)) {
    expect(text).not.toBe('')
    expect(new URL(url).protocol).toBe('https:')
  }
})
