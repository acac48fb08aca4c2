import { describe, expect, test } from 'vitest'
import { EmergencyVetsResponse } from '#contract/map/emergency-vets.ts'
import { createEmbeddedPlaces } from '#service/providers/places/embedded-places.ts'
import type { Places } from '#service/providers/places/place-provider.ts'
import { failure } from '#service/testing/failure.ts'
import { aVetFinder } from '#service/testing/vet-finder-world.ts'

/** Nobody is signed in. */
const ask = (body: unknown, finder = aVetFinder()) =>
  finder.call('/v1/emergency-vets', { method: 'POST', body: JSON.stringify(body) }, null)
const answerTo = async (body: unknown) => EmergencyVetsResponse.parse(await (await ask(body)).json())

describe('POST /v1/emergency-vets', () => {
  test('tells anybody whom to call near a ZIP code', async () => {
    const { place, clinics, metadata } = await answerTo({ zip: ' 80203 ' })
    expect(place.formattedAddress).toBe('Denver, CO 80203')
    expect(metadata).toEqual({
      finalMode: 'emergency',
      fallbackApplied: false,
      source: 'embedded',
      requestedMode: 'emergency',
    })
    expect(clinics.length).toBeGreaterThan(0)
    expect(clinics.length).toBeLessThanOrEqual(3)
    for (const clinic of clinics) {
      expect(clinic).toMatchObject({ supportsEmergency: true, isAvailableNow: true })
      expect(clinic.formatted_phone_number).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
    }
    const miles = clinics.map(({ distance }) => distance ?? Infinity)
    expect(miles).toEqual(miles.toSorted((one, other) => one - other))
  })

  test('rounds a point before it looks around it', async () => {
    const { place } = await answerTo({ lat: 39.7392358, lng: -104.990251 })
    expect(place).toEqual({ lat: 39.739, lng: -104.99, formattedAddress: null })
  })

  test('names regular clinics as what they are where no emergency hospital is near', async () => {
    const { clinics, metadata } = await answerTo({ lat: 35.0844, lng: -106.6504 })
    expect(metadata).toMatchObject({ finalMode: 'regular', fallbackApplied: true })
    expect(clinics.map(({ supportsEmergency }) => supportsEmergency)).toEqual([false, false, false])
  })

  test('asks no provider, whoever calls', async () => {
    const own = createEmbeddedPlaces()
    const refused = () => Promise.reject(new Error('a provider was asked'))
    const places: Places = {
      ...own,
      clinicsNear: refused,
      geocode: refused,
      locate: refused,
      clinic: refused,
    }
    expect((await ask({ zip: '80203' }, aVetFinder({ places }))).status).toBe(200)
  })

  test.each([{}, { zip: '8020' }, { zip: 80_203 }, { lat: 91, lng: 0 }, { lat: 39.7 }, [], null])(
    'refuses %j in words',
    async (body) => {
      expect(await failure(await ask(body))).toMatchObject({
        status: 400,
        code: 'validation_error',
        message: 'Send the 5 digits of a ZIP code, or lat and lng.',
      })
    },
  )

  test('says so where nobody knows the ZIP code', async () => {
    expect(await failure(await ask({ zip: '00000' }))).toMatchObject({
      status: 404,
      code: 'address_not_found',
      message: 'Could not find that address. Please try again.',
    })
  })

  test('stops one address after twenty calls in a minute', async () => {
    const finder = aVetFinder({ rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let call = 0; call < 21; call += 1) statuses.push((await ask({ zip: '80203' }, finder)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    const last = await ask({ zip: '80203' }, finder)
    expect(last.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await failure(last)).toMatchObject({ status: 429, code: 'rate_limited' })
  })
})
