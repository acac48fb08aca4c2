import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  GeocodeResponse,
  IpLocationResponse,
  MapDetailsResponse,
  MapSearchResponse,
} from '#contract/map/map.ts'
import { createEmbeddedPlaces } from '#service/providers/places/embedded-places.ts'
import type { Places } from '#service/providers/places/place-provider.ts'
import { failure } from '#service/testing/failure.ts'
import { aVetFinder } from '#service/testing/vet-finder-world.ts'

const SAN_FRANCISCO = { lat: 37.7749, lng: -122.4194 }
const DENVER = { lat: 39.74, lng: -104.99 }
/** Far from any hospital of the list. */
const NOWHERE = { lat: 0, lng: -140 }

const found = async (response: Response) => MapSearchResponse.parse(await response.json())

describe('POST /v1/map/geocode', () => {
  test('finds a ZIP code [R-API-010] [R-VET-020]', async () => {
    const response = await aVetFinder().geocode(' 94103 ')
    expect(response.status).toBe(200)
    const place = GeocodeResponse.parse(await response.json())
    expect(place).toMatchObject({ source: 'zip', formattedAddress: 'San Francisco, CA 94103' })
    expect([Math.floor(place.lat), Math.floor(place.lng)]).toEqual([37, -123])
  })

  test('finds a town [R-VET-009]', async () => {
    const place = GeocodeResponse.parse(await (await aVetFinder().geocode('Portland, OR')).json())
    expect(place).toEqual({
      lat: 45.5234,
      lng: -122.6762,
      source: 'city',
      formattedAddress: 'Portland, OR',
    })
  })

  test.each(['', '   ', null, undefined, 94103, 'x'.repeat(201)])(
    'refuses the address %j in words [R-API-010]',
    async (address) => {
      expect(await failure(await aVetFinder().geocode(address))).toMatchObject({
        status: 400,
        code: 'validation_error',
        message: 'Please enter an address or zip code',
      })
    },
  )

  test('says so when nothing is found [R-API-010]', async () => {
    expect(await failure(await aVetFinder().geocode('Fakeville, OR'))).toMatchObject({
      status: 404,
      code: 'address_not_found',
      message: 'Could not find that address. Please try again.',
    })
  })

  test('reads JSON only', async () => {
    const { call } = aVetFinder()
    const broken = await call('/v1/map/geocode', { method: 'POST', body: '{"address":' })
    expect(await failure(broken)).toMatchObject({ status: 400, code: 'invalid_json' })
    const text = { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }
    expect((await call('/v1/map/geocode', text)).status).toBe(415)
  })
})

describe('POST /v1/map/search', () => {
  test('answers at most ten clinics of the promised shape, nearest first [R-API-011] [R-VET-021]', async () => {
    const response = await aVetFinder().search({
      ...DENVER,
      radius: 40_000,
      isEmergency: false,
      searchMode: 'regular',
    })
    expect(response.status).toBe(200)
    const { clinics, metadata } = await found(response)
    expect(clinics).toHaveLength(10)
    const miles = clinics.map(({ distance }) => distance ?? Infinity)
    expect(miles).toEqual(miles.toSorted((one, other) => one - other))
    expect(Math.max(...miles)).toBeLessThan(25)
    expect(clinics.map(({ availabilityReason }) => availabilityReason)).not.toContain('closed')
    expect(metadata).toEqual({
      finalMode: 'regular',
      fallbackApplied: false,
      source: 'embedded',
      requestedMode: 'regular',
    })
  })

  test('answers in an emergency only hospitals that take them now', async () => {
    const { clinics, metadata } = await found(
      await aVetFinder().search({ ...DENVER, searchMode: 'emergency' }),
    )
    expect(metadata).toMatchObject({ finalMode: 'emergency', fallbackApplied: false })
    expect(clinics.length).toBeGreaterThan(0)
    for (const clinic of clinics) {
      expect(clinic).toMatchObject({ supportsEmergency: true, isAvailableNow: true })
      expect(['always', 'open', 'caution']).toContain(clinic.availabilityStatus)
    }
    expect(clinics.map(({ name }) => name)).toContain('VCA Alameda East Veterinary Hospital')
  })

  test('falls back to regular clinics and says so', async () => {
    const where = { lat: 35.0844, lng: -106.6504 }
    const { clinics, metadata } = await found(await aVetFinder().search({ ...where, isEmergency: true }))
    expect(metadata).toEqual({
      finalMode: 'regular',
      fallbackApplied: true,
      source: 'embedded',
      requestedMode: 'emergency',
    })
    expect(clinics.length).toBeGreaterThan(0)
    expect(clinics.filter(({ supportsEmergency }) => supportsEmergency)).toEqual([])
  })

  test('answers no clinics where there are none', async () => {
    const { clinics, metadata } = await found(
      await aVetFinder().search({ ...NOWHERE, searchMode: 'emergency' }),
    )
    expect(clinics).toEqual([])
    expect(metadata).toMatchObject({ finalMode: 'regular', fallbackApplied: true })
  })

  test('brings the radius into range [R-API-011]', async () => {
    const asked: number[] = []
    const places: Partial<Places> = {
      clinicsNear: ({ radius }) => {
        asked.push(radius)
        return Promise.resolve({ clinics: [], source: 'embedded' })
      },
    }
    const { search } = aVetFinder({ places: { ...createEmbeddedPlaces(), ...places } })
    for (const radius of [0, 20_000, 1e12, undefined]) await search({ ...DENVER, radius })
    await search({ ...DENVER, searchMode: 'emergency' })
    expect(asked).toEqual([1000, 20_000, 50_000, 10_000, 40_000])
  })

  test('closes the doors by the clock of the clinic', async () => {
    const { search, time } = aVetFinder()
    const openAt = async (now: string) => {
      time.now = new Date(now)
      const { clinics } = await found(await search({ ...DENVER, radius: 40_000 }))
      return clinics.filter(({ availabilityReason }) => availabilityReason === 'open_now').length
    }
    expect(await openAt('2026-03-03T18:00:00Z')).toBeGreaterThan(0)
    expect(await openAt('2026-03-03T09:00:00Z')).toBe(0)
  })

  test.each([
    [{ lng: 0 }, 'Send a latitude from -90 to 90.'],
    [{ lat: 91, lng: 0 }, 'Send a latitude from -90 to 90.'],
    [{ lat: 0, lng: '5' }, 'Send a longitude from -180 to 180.'],
    [{ ...DENVER, radius: 'far' }, 'Send a radius in metres.'],
    [{ ...DENVER, isEmergency: 'yes' }, 'isEmergency is true or false.'],
    [{ ...DENVER, searchMode: 'fast' }, 'searchMode is regular or emergency, and agrees with isEmergency.'],
    [
      { ...DENVER, isEmergency: false, searchMode: 'emergency' },
      'searchMode is regular or emergency, and agrees with isEmergency.',
    ],
  ])('refuses %j in words', async (body, message) => {
    expect(await failure(await aVetFinder().search(body))).toMatchObject({
      status: 400,
      code: 'validation_error',
      message,
    })
  })

  test('whatever is sent is answered or refused, never a fault', async () => {
    const { search } = aVetFinder()
    const odd = fc.oneof(fc.jsonValue(), fc.double({ noNaN: true }), fc.constant(undefined))
    const body = fc.oneof(fc.jsonValue(), fc.record({ lat: odd, lng: odd, radius: odd, searchMode: odd }))
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        expect([200, 400]).toContain((await search(value)).status)
      }),
      { numRuns: 60 },
    )
  })
})

describe('GET /v1/map/ip-location', () => {
  const from = async (address: string, trustProxy: boolean) => {
    const headers = { 'x-forwarded-for': address }
    const response = await aVetFinder({ trustProxy }).call('/v1/map/ip-location', { headers })
    expect(response.status).toBe(200)
    return IpLocationResponse.parse(await response.json())
  }

  test('tells roughly where a public address is used [R-API-012] [R-VET-022]', async () => {
    const place = await from('18.9.22.69', true)
    expect(place.source).toBe('ip')
    expect([Math.round(place.lat), Math.round(place.lng)]).toEqual([42, -71])
  })

  test.each(['192.168.1.5', '127.0.0.1', '::1', '2001:db8::5', '131.111.8.46'])(
    'answers San Francisco for %s [R-API-012] [R-VET-009]',
    async (address) => {
      expect(await from(address, true)).toEqual({ ...SAN_FRANCISCO, source: 'default' })
    },
  )

  test('takes no caller’s word for the address', async () => {
    expect(await from('18.9.22.69', false)).toEqual({ ...SAN_FRANCISCO, source: 'default' })
  })
})

describe('GET /v1/map/details', () => {
  test('answers one clinic, its distance unknown [R-API-013] [R-VET-023]', async () => {
    const response = await aVetFinder().call('/v1/map/details?placeId=atp-vca-yorba-regional')
    expect(response.status).toBe(200)
    expect(MapDetailsResponse.parse(await response.json()).clinic).toMatchObject({
      place_id: 'atp-vca-yorba-regional',
      name: 'VCA Yorba Regional Animal Hospital',
      formatted_phone_number: '(714) 921-8700',
      rating: null,
      distance: null,
      operates24Hours: true,
      availabilityLabel: 'Open 24/7 emergency hospital',
    })
  })

  test.each(['', '?placeId=', '?placeId=%20', `?placeId=${'x'.repeat(301)}`])(
    'refuses "%s"',
    async (query) => {
      expect(await failure(await aVetFinder().call(`/v1/map/details${query}`))).toMatchObject({
        status: 400,
        code: 'validation_error',
        message: 'Please choose a clinic.',
      })
    },
  )

  test('says so when there is no such clinic [R-API-013]', async () => {
    for (const id of ['nobody', '__proto__', '../clinics']) {
      const response = await aVetFinder().call(`/v1/map/details?placeId=${encodeURIComponent(id)}`)
      expect(await failure(response)).toMatchObject({ status: 404, code: 'place_not_found' })
    }
  })
})

test('the endpoints are published with their schemas, for signed-in people', async () => {
  const published = JSON.stringify(await (await aVetFinder().call('/v1/openapi.json')).json())
  for (const [path, schema] of [
    ['geocode', 'GeocodeResponse'],
    ['search', 'MapSearchResponse'],
    ['ip-location', 'IpLocationResponse'],
    ['details', 'MapDetailsResponse'],
  ]) {
    const [, described = ''] = published.split(`"/v1/map/${path}":`)
    const own = described.split('"/v1/')[0]
    expect(own).toContain(`#/components/schemas/${schema}`)
    expect(own).toContain('"security":[{"session":[]}]')
  }
})
