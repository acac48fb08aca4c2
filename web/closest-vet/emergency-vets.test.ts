import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anEmergencyClinic, found } from '#contract/map/testing/a-clinic.ts'
import { useSession } from '#web/lib/session/session.ts'
import { LOCAL } from '#web/lib/storage/storage.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { emergencyVets } from './emergency-vets.ts'

const POINT = { lat: 33.684612, lng: -117.826514 }
const NEAR = { lat: 33.685, lng: -117.827 }
const ours = { ...found([anEmergencyClinic()]), place: { ...NEAR, formattedAddress: 'Irvine, CA 92617' } }
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const refusal = (status: number) => json({ error: { code: 'refused', message: 'No.' } }, status)

/** The service answers each address in its own way; what it was asked can be looked at. */
function answering(answers: Readonly<Record<string, () => Response>>) {
  const asked = vi.fn<typeof fetch>((address) => {
    const answer = typeof address === 'string' ? answers[address] : undefined
    return answer === undefined ? Promise.reject(new TypeError('no network')) : Promise.resolve(answer())
  })
  vi.stubGlobal('fetch', asked)
  return {
    calls: () => asked.mock.calls.map(([address]) => address),
    body: (call: number): unknown => {
      const body = asked.mock.calls[call]?.[1]?.body
      return typeof body === 'string' ? JSON.parse(body) : undefined
    },
    header: (name: string) => new Headers(asked.mock.calls[0]?.[1]?.headers).get(name),
  }
}

describe('emergency vets', () => {
  afterEach(() => vi.unstubAllGlobals())

  describe('for a visitor', () => {
    beforeEach(() => useSession.setState({ user: null, authReady: true }))

    test('are told from our own list, without any token', async () => {
      const { calls, body, header } = answering({ '/v1/emergency-vets': () => json(ours) })
      const place = await emergencyVets.geocode('92617')
      expect(place).toEqual({ point: NEAR, text: 'Irvine, CA 92617', isOpenData: true, choices: [] })
      const { clinics } = await emergencyVets.searchClinics(POINT, 'emergency')
      expect(clinics.map(({ formatted_phone_number: phone }) => phone)).toEqual(['(415) 555-0199'])
      expect(calls()).toEqual(['/v1/emergency-vets', '/v1/emergency-vets'])
      expect([body(0), body(1)]).toEqual([{ zip: '92617' }, NEAR])
      expect(header('authorization')).toBeNull()
    })

    test('are looked for by the first five digits of a longer ZIP code', async () => {
      const { body } = answering({ '/v1/emergency-vets': () => json(ours) })
      await emergencyVets.geocode('92617-1234')
      expect(body(0)).toEqual({ zip: '92617' })
    })

    test('are not known near a ZIP code that nobody knows', async () => {
      answering({ '/v1/emergency-vets': () => refusal(404) })
      expect(await emergencyVets.geocode('00000')).toBeNull()
    })
  })

  describe('for an owner', () => {
    beforeEach(async () => {
      window.localStorage.setItem(LOCAL.authToken, JSON.stringify(aSession()))
      await installFakeBackend()
      useSession.setState({ user: aUser(), authReady: true })
    })

    test('are told by the vet finder', async () => {
      const { calls } = answering({ '/v1/map/search': () => json(found([anEmergencyClinic()])) })
      await emergencyVets.searchClinics(POINT, 'emergency')
      expect(calls()).toEqual(['/v1/map/search'])
    })

    test.each([401, 500, 502])('are told from our own list where the finder answers %i', async (status) => {
      const { calls } = answering({
        '/v1/map/search': () => refusal(status),
        '/v1/emergency-vets': () => json(ours),
      })
      const { clinics } = await emergencyVets.searchClinics(POINT, 'emergency')
      expect(clinics).toHaveLength(1)
      expect(calls()).toEqual(['/v1/map/search', '/v1/emergency-vets'])
    })

    test('are asked for once where there is no network, or there were too many calls', async () => {
      const cutOff = answering({})
      await expect(emergencyVets.searchClinics(POINT, 'emergency')).rejects.toMatchObject({ kind: 'network' })
      expect(cutOff.calls()).toEqual(['/v1/map/search'])
      const limited = answering({ '/v1/map/search': () => refusal(429) })
      await expect(emergencyVets.searchClinics(POINT, 'emergency')).rejects.toMatchObject({
        kind: 'rate_limit',
      })
      expect(limited.calls()).toEqual(['/v1/map/search'])
    })
  })
})
