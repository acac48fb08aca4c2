import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { GeocodeResponse, MapDetailsResponse, MapSearchResponse } from '#contract/map/map.ts'
import { aClinic } from '#contract/map/testing/a-clinic.ts'
import { breaksOff, drips, hangs, sends, startLoopbackModel } from '#service/testing/loopback-model.ts'
import { aVetFinder } from '#service/testing/vet-finder-world.ts'
import { openPlaces } from './open-places.ts'

const DENVER = { lat: 39.74, lng: -104.99 }
const KEY = 'AIza-very-secret'

const aPlace = (changes: Record<string, unknown> = {}) => ({
  id: 'ChIJ1',
  displayName: { text: 'Mile High Animal Hospital', languageCode: 'en' },
  formattedAddress: '1 Broadway, Denver, CO 80203, USA',
  nationalPhoneNumber: '(303) 555-0100',
  rating: 4.7,
  regularOpeningHours: {
    openNow: true,
    weekdayDescriptions: ['Monday: 8:00\u202fAM\u2009–\u20096:00\u202fPM', 'Tuesday: Closed'],
  },
  location: { latitude: 39.75, longitude: -104.99 },
  websiteUri: 'https://vet.example/',
  types: ['veterinary_care', 'point_of_interest'],
  businessStatus: 'OPERATIONAL',
  ...changes,
})
const er = aPlace({
  id: 'ChIJ2',
  displayName: { text: 'Denver Emergency Vets' },
  location: { latitude: 39.8, longitude: -104.99 },
})

const state: { server?: Awaited<ReturnType<typeof startLoopbackModel>> } = {}
const server = () => {
  if (state.server === undefined) throw new Error('no server')
  return state.server
}
beforeAll(async () => {
  state.server = await startLoopbackModel()
})
beforeEach(() => {
  server().received.length = 0
})
afterAll(async () => state.server?.close())

const finder = (budgetMs = 30_000) => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const baseUrl = new URL(server().settings().baseUrl).origin
  const places = openPlaces({ baseUrl, apiKey: KEY, budgetMs }, pino({ level: 'debug' }, sink))
  return { ...aVetFinder({ places }), lines }
}
const found = async (response: Response) => MapSearchResponse.parse(await response.json())
const asked = () =>
  server().received.map(({ body }) => z.record(z.string(), z.unknown()).parse(JSON.parse(body)))

describe('a provider of places', () => {
  test('is asked for clinics in the circle, with our key and the fields we use', async () => {
    server().now(sends({ places: [aPlace()] }))
    const { clinics, metadata } = await found(await finder().search(DENVER))
    expect(metadata.source).toBe('provider')
    expect(clinics).toEqual([
      aClinic({
        place_id: 'ChIJ1',
        name: 'Mile High Animal Hospital',
        formatted_address: '1 Broadway, Denver, CO 80203, USA',
        formatted_phone_number: '(303) 555-0100',
        rating: 4.7,
        opening_hours: { weekday_text: ['Monday: 8:00 AM – 6:00 PM', 'Tuesday: Closed'] },
        geometry: { location: { lat: 39.75, lng: -104.99 } },
        distance: 0.69,
        website: 'https://vet.example/',
        types: ['veterinary_care', 'point_of_interest'],
      }),
    ])
    expect(server().received).toHaveLength(1)
    expect(server().received[0]).toMatchObject({
      path: '/v1/places:searchNearby',
      headers: { 'x-goog-api-key': KEY, 'x-goog-fieldmask': expect.stringContaining('places.location') },
    })
    expect(asked()).toMatchObject([
      {
        includedTypes: ['veterinary_care'],
        locationRestriction: {
          circle: { center: { latitude: 39.74, longitude: -104.99 }, radius: 10_000 },
        },
      },
    ])
  })

  test('is told a place only to about 100 yards', async () => {
    server().now(sends({ places: [] }))
    await finder().search({ lat: 39.739236, lng: -104.990251, searchMode: 'emergency' })
    const center = { latitude: 39.739, longitude: -104.99 }
    expect(asked()).toHaveLength(2)
    expect(JSON.stringify(asked())).not.toMatch(/39\.7392|104\.9902/)
    expect(asked()).toContainEqual(
      expect.objectContaining({ locationRestriction: { circle: { center, radius: 40_000 } } }),
    )
  })

  test('is asked by words too in an emergency, and nothing is shown twice', async () => {
    server().now(sends({ places: [er, aPlace()] }))
    const { clinics, metadata } = await found(await finder().search({ ...DENVER, searchMode: 'emergency' }))
    expect(
      server()
        .received.map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/v1/places:searchNearby', '/v1/places:searchText'])
    expect(metadata.finalMode).toBe('emergency')
    expect(clinics.map(({ name }) => name)).toEqual(['Denver Emergency Vets'])
  })

  test('never makes a hospital for people, a closed clinic or a far one a way out', async () => {
    server().now(
      sends({
        places: [
          { ...er, id: 'people', types: ['hospital'] },
          { ...er, id: 'gone', businessStatus: 'CLOSED_PERMANENTLY' },
          { ...er, id: 'far', location: { latitude: 45, longitude: -104.99 } },
          { ...er, id: 'broken', location: null },
          er,
        ],
      }),
    )
    const { clinics } = await found(await finder().search({ ...DENVER, searchMode: 'emergency' }))
    expect(clinics.map((clinic) => clinic.place_id)).toEqual(['ChIJ2'])
  })

  test('leaves null what it does not know, and links to websites only', async () => {
    const { id, displayName, location, types } = aPlace()
    server().now(sends({ places: [{ id, displayName, location, types, websiteUri: 'javascript:alert(1)' }] }))
    const { clinics } = await found(await finder().search(DENVER))
    expect(clinics).toMatchObject([
      {
        formatted_address: null,
        formatted_phone_number: null,
        rating: null,
        opening_hours: null,
        isOpen: null,
        website: null,
        availabilityReason: 'unknown',
      },
    ])
  })

  test('tells a clinic by its id, and an address by its words', async () => {
    server().now(sends(aPlace()))
    const { call, geocode } = finder()
    const details = await call('/v1/map/details?placeId=ChIJ1')
    expect(MapDetailsResponse.parse(await details.json()).clinic).toMatchObject({
      place_id: 'ChIJ1',
      distance: null,
    })
    expect(server().received[0]?.path).toBe('/v1/places/ChIJ1')
    server().now(sends({ places: [{ formattedAddress: '1 Broadway, Denver', location: aPlace().location }] }))
    expect(await (await geocode('1 Broadway')).json()).toEqual({
      lat: 39.75,
      lng: -104.99,
      source: 'provider',
      formattedAddress: '1 Broadway, Denver',
    })
  })
})

test.each(['..', '../../v2/x', 'http://127.0.0.1:1/', 'a?key=b', 'a%2Fb', 'é'])(
  'the id "%s" makes nobody call another address',
  async (placeId) => {
    server().now(sends(aPlace()))
    const path = `/v1/map/details?placeId=${encodeURIComponent(placeId)}`
    expect((await finder().call(path)).status).toBe(404)
    expect(server().received).toEqual([])
  },
)

describe('a provider that fails', () => {
  test.each([
    ['answers an error', sends({ error: {} }, 500)],
    ['answers something else', sends('<html>')],
    ['sends us elsewhere', sends('', 302, { location: 'http://127.0.0.1:1/' })],
    ['breaks off', breaksOff],
  ])('because it %s leaves the answers to our own lists', async (_what, behavior) => {
    server().now(behavior)
    const { search, geocode, lines } = finder()
    const { clinics, metadata } = await found(await search({ ...DENVER, radius: 40_000 }))
    expect(metadata.source).toBe('embedded')
    expect(clinics).toHaveLength(10)
    expect(await (await geocode('Portland, OR')).json()).toMatchObject({ source: 'city' })
    expect(lines.join('')).toContain('the provider of places failed')
    expect(lines.join('')).not.toMatch(/secret|portland|39\.74/i)
  })

  test.each([
    ['never answers', hangs],
    ['never comes to an end', drips],
  ])('because it %s is not waited for', async (_what, behavior) => {
    server().now(behavior)
    const { metadata } = await found(await finder(50).search(DENVER))
    expect(metadata.source).toBe('embedded')
  })

  test.each([
    ['401', sends({ error: { code: 401 } }, 401)],
    ['403', sends({ error: { status: 'PERMISSION_DENIED' } }, 403)],
    ['400', sends({ error: { message: 'API key not valid. Please pass a valid API key.' } }, 400)],
  ])('because it refuses our key (%s) is said', async (_status, behavior) => {
    server().now(behavior)
    const response = await finder().search(DENVER)
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({
      error: {
        code: 'provider_error',
        message: 'Search request was denied. Please check API configuration.',
      },
    })
  })

  test('does not hide ZIP codes, clinics of our list or rough locations', async () => {
    server().now(sends({}, 403))
    const { call, geocode } = finder()
    expect((await geocode('94103')).status).toBe(200)
    expect((await call('/v1/map/ip-location')).status).toBe(200)
    expect((await call('/v1/map/details?placeId=atp-vca-yorba-regional')).status).toBe(200)
    expect(server().received).toEqual([])
    expect((await call('/v1/map/details?placeId=ChIJ1')).status).toBe(502)
  })

  test('is not asked to guess which of several towns is meant', async () => {
    const { geocode } = finder()
    const answer = GeocodeResponse.parse(await (await geocode('Springfield')).json())
    expect(answer.choices?.length).toBeGreaterThan(1)
    expect(server().received).toEqual([])
  })

  test('or knows no such clinic is told apart', async () => {
    server().now(sends({ error: { code: 404 } }, 404))
    expect((await finder().call('/v1/map/details?placeId=ChIJ1')).status).toBe(404)
  })
})
