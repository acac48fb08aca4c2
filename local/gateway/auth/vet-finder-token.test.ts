import { describe, expect, test } from 'vitest'
import { forge } from '#local/tests/forged-token.ts'
import { keys, member, sharedPawlight } from '#local/tests/test-pawlight.ts'

const house = sharedPawlight()

const CALLS = [
  ['POST', '/v1/map/geocode', { address: '94103' }],
  ['POST', '/v1/map/search', { lat: 37.77, lng: -122.41 }],
  ['GET', '/v1/map/ip-location', undefined],
  ['GET', '/v1/map/details?placeId=atp-vca-yorba-regional', undefined],
] as const

const codeOf = (json: unknown): unknown => member(member(json, 'error'), 'code')

describe('the vet finder looks at the session token itself', () => {
  test('and answers with a good one only [R-SEC-007] [R-API-014] [R-VET-018]', async () => {
    const owner = await house().account()
    const hour = 3600
    const now = Math.floor(Date.now() / 1000)
    const claims = { sub: owner.id, aud: 'authenticated', role: 'authenticated', exp: now + hour }
    const [head, , signature] = owner.accessToken.split('.')
    const altered = Buffer.from(JSON.stringify({ ...claims, exp: now + 9 * hour })).toString('base64url')
    const bad: readonly (readonly [what: string, token: string | undefined, code: string])[] = [
      ['no token', undefined, 'auth_required'],
      ['over', forge({ ...claims, exp: now - hour }), 'session_expired'],
      [
        'signed by another',
        forge(claims, 'HS256', 'a secret somebody else made up, long enough'),
        'session_expired',
      ],
      ['not signed', forge(claims, 'none'), 'session_expired'],
      ['claims altered', `${head}.${altered}.${signature}`, 'session_expired'],
      ['of nobody', forge({ ...claims, sub: '99999999-9999-4999-8999-999999999999' }), 'session_expired'],
      ['the public key', keys.publishable, 'session_expired'],
    ]
    for (const [method, path, body] of CALLS) {
      expect((await house().ask(path, { method, body, token: owner.accessToken })).status).toBe(200)
      expect((await house().ask(path, { method, body, token: forge(claims) })).status).toBe(200)
      for (const [what, token, code] of bad) {
        const { status, json } = await house().ask(path, { method, body, token })
        expect([what, path, status, codeOf(json)]).toEqual([what, path, 401, code])
      }
    }
  })
})
