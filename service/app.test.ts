import { describe, expect, test } from 'vitest'
import { failure } from '#service/testing/failure.ts'
import { aBody, aConfig, aService } from '#service/testing/small-world.ts'

const SECURE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cache-control': 'no-store',
}

describe('every answer', () => {
  test.each([
    ['an assessment', '/v1/assess', 'POST', 200],
    ['a refused method', '/v1/assess', 'DELETE', 405],
    ['an unknown address', '/v1/nothing', 'GET', 404],
    ['an unknown method', '/v1/assess', 'BREW', 405],
    ['the configuration', '/config.json', 'GET', 200],
    ['the health', '/healthz', 'GET', 200],
    ['the closed backend', '/rest/v1/pet_profiles', 'GET', 404],
  ])('carries the security headers and an id: %s [R-API-021]', async (_name, path, method, status) => {
    const { app } = aService()
    const body = method === 'POST' ? { body: JSON.stringify(aBody()) } : {}
    const response = await app.request(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...body,
    })
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(SECURE)
    expect(response.headers.get('permissions-policy')).toContain('camera=()')
    expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/)
  })

  test('carries them even when something broke [R-API-021]', async () => {
    const { assess } = aService({
      engine: () => {
        throw new Error('broken')
      },
    })
    const response = await assess()
    expect(response.status).toBe(500)
    expect(Object.fromEntries(response.headers)).toMatchObject(SECURE)
  })

  test('echoes a sane request id and replaces any other', async () => {
    const { app } = aService()
    const idFor = async (sent: string) =>
      (await app.request('/healthz', { headers: { 'x-request-id': sent } })).headers.get('x-request-id')
    expect(await idFor('abc-123')).toBe('abc-123')
    for (const odd of ['a b', 'x@y.example', '<script>', 'k'.repeat(129)]) {
      expect(await idFor(odd)).toMatch(/^req_/)
    }
  })
})

describe('methods', () => {
  test('a known address says which methods it knows [R-API-001]', async () => {
    const { app } = aService()
    const response = await app.request('/v1/assess', { method: 'GET' })
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    expect(await failure(response)).toMatchObject({ status: 405, code: 'method_not_allowed' })
    const config = await app.request('/config.json', { method: 'POST' })
    expect(config.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(config.status).toBe(405)
  })

  test('HEAD is GET without the body', async () => {
    const { app } = aService()
    const response = await app.request('/config.json', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})

test('the configuration holds what the browser may know and nothing else', async () => {
  const secret = { ...aConfig, secretKey: 'service-secret' }
  const { app } = aService({ config: secret })
  const response = await app.request('http://localhost:3000/config.json')
  expect(await response.json()).toEqual(aConfig)
})

test('a visitor by another name of this machine is told that name', async () => {
  const { app } = aService()
  const told = await (await app.request('http://127.0.0.1:3000/config.json')).json()
  expect(told).toEqual({
    ...aConfig,
    publicUrl: 'http://127.0.0.1:3000',
    supabase: { url: 'http://127.0.0.1:3000', publishableKey: 'public-key' },
  })
})

test('an instance with a public address tells everyone that one', async () => {
  const config = { ...aConfig, publicUrl: 'https://pawlight.example' }
  const { app } = aService({ config })
  expect(await (await app.request('http://evil.example/config.json')).json()).toEqual(config)
})

test('the log has id, route, status, level and model, and nothing the owner wrote [R-SEC-010]', async () => {
  const { assess, lines } = aService()
  const planted = aBody({
    pet: { name: 'Bartholomew', species: 'dog' },
    additionalNotes: 'call me at owner@home.example',
    followUpAnswers: { exposure_details: 'ate grandmothers pills' },
  })
  const response = await assess(planted, {
    authorization: 'Bearer my.secret.token',
    'x-request-id': 'seen-1',
  })
  expect(response.status).toBe(200)
  await assess(aBody({ additionalNotes: 5 }), { 'x-request-id': 'seen-2' })
  const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request')
  expect(requests[0]).toMatchObject({
    requestId: 'seen-1',
    method: 'POST',
    route: '/v1/assess',
    status: 200,
    level: 'normal_vet',
    model: 'pawlight-rules-1',
    ms: expect.any(Number),
  })
  expect(requests[1]).toMatchObject({ requestId: 'seen-2', status: 400, code: 'validation_error' })
  const all = lines.join('')
  for (const text of ['Bartholomew', 'owner@', 'grandmothers', 'secret.token', 'vomiting']) {
    expect(all).not.toContain(text)
  }
})
