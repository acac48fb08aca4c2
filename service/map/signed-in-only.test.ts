import { describe, expect, test } from 'vitest'
import { failure } from '#service/testing/failure.ts'
import { aVetFinder } from '#service/testing/vet-finder-world.ts'

const SAN_FRANCISCO = { lat: 37.7749, lng: -122.4194 }

const CALLS: readonly (readonly [string, RequestInit])[] = [
  ['/v1/map/geocode', { method: 'POST', body: '{"address":"94103"}' }],
  ['/v1/map/search', { method: 'POST', body: JSON.stringify(SAN_FRANCISCO) }],
  ['/v1/map/ip-location', {}],
  ['/v1/map/details?placeId=atp-vca-yorba-regional', {}],
]

describe.each(CALLS)('%s', (path, init) => {
  test('answers a signed-in owner', async () => {
    expect((await aVetFinder().call(path, init)).status).toBe(200)
  })

  test('needs a token [R-API-014] [R-VET-018]', async () => {
    expect(await failure(await aVetFinder().call(path, init, null))).toMatchObject({
      status: 401,
      code: 'auth_required',
      message: 'Please sign in to use the Vet Finder.',
    })
  })

  test.each(['Bearer old', 'Bearer forged', 'Basic abc'])('believes no "%s" [R-API-014]', async (token) => {
    expect(await failure(await aVetFinder().call(path, init, token))).toMatchObject({
      status: 401,
      code: 'session_expired',
    })
  })

  test('knows its own method only', async () => {
    const method = init.method === 'POST' ? 'GET' : 'POST'
    expect((await aVetFinder().call(path, { method })).status).toBe(405)
  })
})

describe('too many calls', () => {
  test('of one person are answered 429, of another they are not counted', async () => {
    const { call, time } = aVetFinder({ rateLimitFactor: 1 })
    const details = (token: string) => call('/v1/map/details?placeId=x', {}, token)
    for (let index = 0; index < 30; index += 1) expect((await details('Bearer good')).status).toBe(404)
    for (let index = 0; index < 30; index += 1) {
      expect((await call('/v1/map/ip-location')).status).toBe(200)
    }
    const refused = await details('Bearer good')
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await failure(refused)).toMatchObject({
      status: 429,
      code: 'rate_limited',
      message: 'Too many Vet Finder requests. Please wait a moment and try again.',
    })
    expect(await failure(await call('/v1/map/ip-location'))).toMatchObject({
      status: 429,
      message: 'We are receiving many location requests. Please wait a minute and try again.',
    })
    expect((await details('Bearer other')).status).toBe(404)
    time.now = new Date(time.now.getTime() + 60_000)
    expect((await details('Bearer good')).status).toBe(404)
  })

  test('with made-up tokens are refused before anybody looks at them', async () => {
    const state = { asked: 0 }
    const { call } = aVetFinder({
      rateLimitFactor: 0.01,
      accounts: () => {
        state.asked += 1
        return Promise.resolve('refused')
      },
    })
    for (let index = 0; index < 6; index += 1) {
      expect((await call('/v1/map/ip-location', {}, `Bearer ${index}`)).status).toBe(401)
    }
    expect((await call('/v1/map/ip-location', {}, 'Bearer more')).status).toBe(429)
    expect(state.asked).toBe(6)
  })
})

test('where somebody is and what they look for stays out of the log [R-SEC-010]', async () => {
  const { call, geocode, search, lines } = aVetFinder({ trustProxy: true })
  await geocode('12 Secret Lane, Denver, CO')
  await search({ lat: 39.7412, lng: -104.9876 })
  await call('/v1/map/details?placeId=atp-vca-yorba-regional', {
    headers: { 'x-forwarded-for': '18.9.22.69' },
  })
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join('')).not.toMatch(/secret|denver|39\.74|104\.98|yorba|18\.9\.22|robin|good/i)
})
