import { afterEach, describe, expect, test, vi } from 'vitest'
import { aClinic, anEmergencyClinic, found } from '#contract/map/testing/a-clinic.ts'
import { LOCAL } from '#web/lib/storage/storage.ts'
import { aSession } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { mapClient, MapCallFailed } from './map-client.ts'
import { sentenceOf } from './map-failure-words.ts'

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const POINT = { lat: 37.77, lng: -122.42 }

/** The service answers everything in one way; what it was asked can be looked at. */
function answering(answer: () => Promise<Response> | Response) {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(answer()))
  vi.stubGlobal('fetch', asked)
  return asked
}
const errorBody = (code: string, message: string) => ({ error: { code, message } })

async function signIn(): Promise<string> {
  const session = aSession()
  window.localStorage.setItem(LOCAL.authToken, JSON.stringify(session))
  await installFakeBackend()
  return session.access_token
}
const failureOf = async (call: Promise<unknown>): Promise<MapCallFailed> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof MapCallFailed) return error
  throw new Error(`expected a failed call, got ${String(error)}`)
}

describe('the client of the map service', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('sends the token of the session with every call [R-VET-019]', async () => {
    const token = await signIn()
    const answers = [
      { lat: 40, lng: -75, source: 'zip', formattedAddress: 'Town, PA 19000' },
      found([aClinic()]),
      { lat: 41, lng: -76, source: 'ip' },
      { clinic: aClinic({ distance: null }) },
    ]
    const asked = answering(() => json(answers.shift()))
    await mapClient.geocode('19000')
    await mapClient.searchClinics(POINT, 'regular')
    await mapClient.ipLocation()
    await mapClient.clinicDetails('a b')
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      '/v1/map/geocode',
      '/v1/map/search',
      '/v1/map/ip-location',
      '/v1/map/details?placeId=a+b',
    ])
    for (const [, init] of asked.mock.calls)
      expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${token}`)
  })

  test('tells where the owner is only to about 100 yards', async () => {
    await signIn()
    const asked = answering(() => json(found([])))
    await mapClient.searchClinics({ lat: 37.774929, lng: -122.419416 }, 'regular')
    expect(asked.mock.calls[0]?.[1]?.body).toContain('"lat":37.775,"lng":-122.419,')
  })

  test.each([
    ['regular', 10_000, false],
    ['emergency', 40_000, true],
  ] as const)('looks %s within %s metres [R-VET-039]', async (mode, radius, isEmergency) => {
    await signIn()
    const asked = answering(() => json(found([])))
    await mapClient.searchClinics(POINT, mode)
    expect(asked.mock.calls[0]?.[1]?.body).toBe(
      JSON.stringify({ ...POINT, radius, isEmergency, searchMode: mode }),
    )
  })

  test.each([{}, { lat: '40', lng: -75 }, { lat: 40 }, { lat: null, lng: -75 }, null])(
    'takes an address without numbers for not found: %j [R-VET-017]',
    async (answer) => {
      await signIn()
      answering(() => json(answer))
      expect(await mapClient.geocode('19000')).toBeNull()
    },
  )

  test('takes numbers for found, and 404 for not found [R-VET-017]', async () => {
    await signIn()
    answering(() => json({ lat: 40, lng: -75 }))
    expect(await mapClient.geocode('19000')).toEqual({
      point: { lat: 40, lng: -75 },
      text: '19000',
      isOpenData: false,
      choices: [],
    })
    const choices = [
      { lat: 37, lng: -93, formattedAddress: 'Springfield, MO 65806' },
      { lat: 39, lng: -89, formattedAddress: 'Springfield, IL 62701' },
    ]
    answering(() => json({ ...choices[0], source: 'city', choices }))
    expect((await mapClient.geocode('springfield'))?.choices).toEqual([
      { point: { lat: 37, lng: -93 }, text: 'Springfield, MO 65806', isOpenData: true },
      { point: { lat: 39, lng: -89 }, text: 'Springfield, IL 62701', isOpenData: true },
    ])
    answering(() => json(errorBody('address_not_found', 'Not found.'), 404))
    expect(await mapClient.geocode('nowhere')).toBeNull()
  })

  test.each([
    [401, 'auth', 'Your session expired. Please sign in again to use the Vet Finder.'],
    [429, 'rate_limit', 'Too many Vet Finder requests. Please wait a moment and try again.'],
    [500, 'unknown', 'The reason.'],
    [502, 'unknown', 'The reason.'],
    [504, 'unknown', 'The reason.'],
  ] as const)('tells kinds of failure apart: %s is %s [R-VET-045]', async (status, kind, sentence) => {
    await signIn()
    answering(() => json(errorBody('internal_error', 'The reason.'), status))
    const failure = await failureOf(mapClient.searchClinics(POINT, 'regular'))
    expect(failure).toMatchObject({ kind, status, action: 'Clinic search' })
    expect(sentenceOf(failure)).toBe(sentence)
  })

  test('a service that cannot be reached is a network failure without a status [R-VET-045]', async () => {
    await signIn()
    answering(() => Promise.reject(new TypeError('Failed to fetch')))
    const failure = await failureOf(mapClient.clinicDetails('a'))
    expect(failure).toMatchObject({ kind: 'network', status: null })
    expect(sentenceOf(failure)).toBe('Clinic details failed due to a network error.')
  })

  test('an answer of another shape is an unknown failure [R-VET-045]', async () => {
    await signIn()
    answering(() => json({ clinics: 'many' }))
    const failure = await failureOf(mapClient.searchClinics(POINT, 'regular'))
    expect(failure).toMatchObject({ kind: 'unknown', status: null })
    expect(sentenceOf(failure)).toBe('Clinic search failed.')
  })

  test.each(['regular', 'emergency'] as const)(
    'takes a %s search with the documented members and no other [R-VET-008] [R-VET-009] [R-VET-021]',
    async (mode) => {
      await signIn()
      const clinics = [anEmergencyClinic()]
      answering(() => json({ clinics, metadata: { finalMode: mode, fallbackApplied: false } }))
      expect(await mapClient.searchClinics(POINT, mode)).toEqual({
        clinics,
        metadata: { finalMode: mode, fallbackApplied: false, source: null },
      })
    },
  )

  test('one clinic that cannot be read hides no other [R-VET-008]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await signIn()
    const { name: _, ...nameless } = aClinic({ place_id: 'nameless' })
    answering(() => json({ ...found([]), clinics: [nameless, aClinic(), null] }))
    const { clinics } = await mapClient.searchClinics(POINT, 'emergency')
    expect(clinics).toEqual([aClinic()])
  })

  test('what a clinic does not tell is not known, and never taken for open or for an ER [R-VET-008]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await signIn()
    const { place_id, name, geometry } = aClinic()
    answering(() => json({ clinics: [{ place_id, name, geometry, rating: 'good' }] }))
    const { clinics, metadata } = await mapClient.searchClinics(POINT, 'emergency')
    expect(clinics).toEqual([
      aClinic({
        formatted_address: null,
        formatted_phone_number: null,
        isOpen: null,
        distance: null,
        website: null,
        types: [],
        isAvailableNow: false,
        availabilityReason: 'unknown',
        availabilityLabel: 'Call to confirm availability',
        availabilityStatus: 'unknown',
      }),
    ])
    // Nobody said that these are regular clinics, and they are.
    expect(metadata).toEqual({ finalMode: 'regular', fallbackApplied: true, source: null })
  })

  test('clinics of which none can be read are a failure, not an empty list', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await signIn()
    answering(() => json({ ...found([]), clinics: [{}, {}] }))
    const failure = await failureOf(mapClient.searchClinics(POINT, 'emergency'))
    expect(sentenceOf(failure)).toBe('Clinic search failed.')
  })

  test('without a session nothing is asked', async () => {
    await installFakeBackend()
    const asked = answering(() => json({}))
    const failure = await failureOf(mapClient.searchClinics(POINT, 'regular'))
    expect(failure).toMatchObject({ kind: 'auth', status: null, hadSession: false })
    expect(sentenceOf(failure)).toBe('Please sign in to use the Vet Finder.')
    expect(asked).not.toHaveBeenCalled()
  })

  test('an approximate place that cannot be had is the default one, with its reason', async () => {
    await signIn()
    answering(() => json(errorBody('rate_limited', 'Wait.'), 429))
    const place = await mapClient.ipLocation()
    expect(place).toMatchObject({ lat: 37.7749, lng: -122.4194, source: 'default' })
    expect(place.failure).toMatchObject({ kind: 'rate_limit', status: 429 })
  })

  test.each([
    [{ lat: 41, lng: -76 }, 'ip'],
    [{ lat: 41, lng: -76, source: 'network' }, 'ip'],
    [{ lat: 37.7749, lng: -122.4194, source: 'ip' }, 'ip'],
    [{ lat: 37.7749, lng: -122.4194 }, 'default'],
  ])('an approximate place %j is %s [R-VET-022]', async (answer, source) => {
    await signIn()
    answering(() => json(answer))
    expect(await mapClient.ipLocation()).toMatchObject({ source, failure: null })
  })
})
