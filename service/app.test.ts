import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorBody } from '#contract/error-body.ts'
import { aBody, aConfig, aService } from '#service/testing/small-world.ts'
import { createMemoryStore } from '#service/testing/memory-store.ts'

const failure = async (response: Response) => {
  const { error } = ErrorBody.parse(await response.json())
  return { status: response.status, ...error }
}

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

describe('a body', () => {
  test.each([
    ['no JSON', 'hello'],
    ['cut off', '{"pet": {"name": "Rex"'],
    ['empty', ''],
    ['nested 100000 deep', '['.repeat(100_000)],
    ['of 20000 members', `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join(',')}}`],
    ['with a name twice', '{"pet":{"name":"Rex","species":"dog"},"selectedSymptoms":["vomiting"],"pet":{}}'],
    ['with a name twice, one of them escaped', '{"a":1,"\\u0061":2}'],
    ['that reaches for the prototype', '{"__proto__":{"isAdmin":true}}'],
    ['that reaches for it in disguise', '{"\\u005f_proto__":{"isAdmin":true}}'],
    ['with a raw line break in a text', '{"a":"x\ny"}'],
    ['with two values', '{} {}'],
    ['with a comment', '{/* hi */}'],
    ['with a hole', '{"a":[1,,2]}'],
  ])('%s is invalid_json within 200 ms [R-API-001]', async (_name, body) => {
    const { send } = aService()
    const started = performance.now()
    const response = await send(body)
    expect(performance.now() - started).toBeLessThan(200)
    expect(await failure(response)).toMatchObject({ status: 400, code: 'invalid_json' })
  })

  test('that is not UTF-8 is invalid_json', async () => {
    const { send } = aService()
    expect(await failure(await send(new Uint8Array([0x22, 0xff, 0xfe, 0x22])))).toMatchObject({
      status: 400,
      code: 'invalid_json',
    })
  })

  test.each([
    ['notes', aBody({ additionalNotes: 'x'.repeat(1_000_000) })],
    ['a name', aBody({ pet: { name: '"\\'.repeat(500_000), species: 'dog' } })],
    ['an answer', aBody({ followUpAnswers: { onset: 'y'.repeat(1_000_000) } })],
    ['a symptom', aBody({ selectedSymptoms: ['z'.repeat(1_000_000)] })],
    ['a weight', aBody({ pet: { name: 'Rex', species: 'dog', weight: { value: '1'.repeat(1_000_000) } } })],
  ])('with a megabyte of %s is refused within 200 ms', async (_name, body) => {
    const { assess } = aService()
    const started = performance.now()
    const response = await assess(body)
    expect(performance.now() - started).toBeLessThan(200)
    expect(response.status).toBe(400)
    expect((await response.text()).length).toBeLessThan(2000)
  })

  test('with names of the prototype chain changes nothing', async () => {
    const { send, seen } = aService()
    const response = await send(
      '{"constructor":{"prototype":{"polluted":true}},"pet":{"name":"Rex","species":"dog","toString":"x"},' +
        '"selectedSymptoms":["vomiting"],"followUpAnswers":{"constructor":"x","hasOwnProperty":"y"}}',
    )
    expect(response.status).toBe(200)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(seen[0]?.followUpAnswers).toEqual({})
  })

  test('must say that it is JSON', async () => {
    const { send } = aService()
    const response = await send(JSON.stringify(aBody()), { 'content-type': 'text/plain' })
    expect(await failure(response)).toMatchObject({ status: 415, code: 'unsupported_media_type' })
    const charset = { 'content-type': 'application/json; charset=utf-8' }
    expect((await send(JSON.stringify(aBody()), charset)).status).toBe(200)
  })

  test('over 32 MiB is refused by its declared length alone [R-API-021]', async () => {
    const { app } = aService()
    let pulled = 0
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const response = await app.request('/v1/assess', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(60 * 1024 * 1024) },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(await failure(response)).toMatchObject({ status: 413, code: 'payload_too_large' })
    expect(pulled).toBeLessThan(3)
  })

  test('over 32 MiB without a declared length is refused while it arrives [R-API-021]', async () => {
    const { app } = aService()
    let pulled = 0
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const response = await app.request('/v1/assess', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(await failure(response)).toMatchObject({ status: 413, code: 'payload_too_large' })
    expect(pulled).toBeLessThan(36)
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

describe('other websites', () => {
  const from = (origin: string) => ({ origin })

  test('on the list may call and read [R-API-021]', async () => {
    const { assess, app } = aService({ allowedOrigins: ['https://app.pawlight.example'] })
    const response = await assess(aBody(), from('https://app.pawlight.example'))
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.pawlight.example')
    const preflight = await app.request('/v1/assess', {
      method: 'OPTIONS',
      headers: { ...from('https://app.pawlight.example'), 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, OPTIONS')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test.each([
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'https://app.pawlight.example.',
  ])('not on the list get nothing: %s [R-API-021]', async (origin) => {
    const { assess, app, seen } = aService({ allowedOrigins: ['https://app.pawlight.example'] })
    const response = await assess(aBody(), from(origin))
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(await failure(response)).toMatchObject({ status: 403, code: 'origin_not_allowed' })
    expect(seen).toEqual([])
    const read = await app.request('/config.json', { headers: from(origin) })
    expect(read.headers.get('access-control-allow-origin')).toBeNull()
    const preflight = await app.request('/v1/assess', {
      method: 'OPTIONS',
      headers: { ...from(origin), 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(403)
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('are told apart by caches', async () => {
    const { assess } = aService()
    expect((await assess()).headers.get('vary')).toContain('Origin')
  })

  test('do not include our own pages', async () => {
    const { assess } = aService()
    expect((await assess(aBody(), from('http://localhost:3000'))).status).toBe(200)
    expect((await assess(aBody(), { ...from('http://127.0.0.1:8080'), host: '127.0.0.1:8080' })).status).toBe(
      200,
    )
  })
})

describe('too many requests', () => {
  test('from one address are answered 429 with the seconds to wait [R-API-005] [R-API-019]', async () => {
    const { assess, time } = aService({ rateLimitFactor: 1, trustProxy: true })
    const from = (address: string) => assess(aBody(), { 'x-forwarded-for': address })
    for (let call = 0; call < 10; call += 1) expect((await from('203.0.113.7')).status).toBe(200)
    const refused = await from('203.0.113.7')
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await failure(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
    expect((await from('203.0.113.8')).status).toBe(200)
    time.now = new Date(time.now.getTime() + 60_000)
    expect((await from('203.0.113.7')).status).toBe(200)
  })

  test('cannot hide behind a forged address without a trusted proxy [R-API-019]', async () => {
    const { assess } = aService({ rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let call = 0; call < 11; call += 1) {
      statuses.push((await assess(aBody(), { 'x-forwarded-for': `203.0.113.${call}` })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  test('cannot hide in one IPv6 network', async () => {
    const { assess } = aService({ rateLimitFactor: 0.1, trustProxy: true })
    expect((await assess(aBody(), { 'x-forwarded-for': '2001:db8:1:2::1' })).status).toBe(200)
    expect((await assess(aBody(), { 'x-forwarded-for': '2001:db8:1:2:ffff::9' })).status).toBe(429)
    expect((await assess(aBody(), { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(200)
  })

  test('are let through when the limits are off, which is said once at start', async () => {
    const { assess, lines } = aService({ rateLimitFactor: 0 })
    for (let call = 0; call < 15; call += 1) expect((await assess()).status).toBe(200)
    expect(lines.filter((line) => line.includes('rate limits are off'))).toHaveLength(1)
  })
})

describe('health', () => {
  test('tells the state of engine and store [R-API-020]', async () => {
    const { app } = aService()
    for (const path of ['/healthz', '/readyz']) {
      const response = await app.request(path)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({
        status: 'ok',
        engine: 'ok',
        store: 'ok',
        version: '0.0.0-test',
      })
    }
  })

  test('is 503 when the database does not answer [R-API-020]', async () => {
    const { app } = aService({
      store: { ...createMemoryStore(), ping: () => Promise.reject(new Error('gone')) },
    })
    const response = await app.request('/readyz')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toMatchObject({ status: 'down', engine: 'ok', store: 'down' })
  })

  describe('with a database that hangs', () => {
    beforeEach(() => vi.useFakeTimers())
    afterEach(() => vi.useRealTimers())
    test('is 503 after two seconds [R-API-020]', async () => {
      const { app } = aService({
        store: { ...createMemoryStore(), ping: () => new Promise(() => undefined) },
      })
      const asked = app.request('/readyz')
      await vi.advanceTimersByTimeAsync(2000)
      expect((await asked).status).toBe(503)
    })
  })
})

test('the configuration holds what the browser may know and nothing else [R-SEC-005]', async () => {
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

describe('a mounted gateway', () => {
  const aGateway = () => {
    const calls: { url: string; forwarded: string | null; body: string }[] = []
    return {
      calls,
      paths: ['/auth/v1', '/rest/v1'],
      bodyLimit: (path: string) => (path.startsWith('/rest') ? 100 : 1000),
      fetch: async (request: Request) => {
        calls.push({
          url: new URL(request.url).pathname,
          forwarded: request.headers.get('x-forwarded-for'),
          body: await request.text(),
        })
        return request.url.includes('unknown') ? null : Response.json({ from: 'gateway' }, { status: 201 })
      },
    }
  }

  test('answers its paths inside our headers, and hears the real address', async () => {
    const gateway = aGateway()
    const { app } = aService({ gateway })
    const response = await app.request('/rest/v1/pets?select=id', {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'x-forwarded-for': '10.0.0.1', 'content-type': 'application/json' },
    })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ from: 'gateway' })
    expect(Object.fromEntries(response.headers)).toMatchObject(SECURE)
    expect(gateway.calls).toEqual([{ url: '/rest/v1/pets', forwarded: 'unknown', body: '{"a":1}' }])
  })

  test('never sees a body over its limit', async () => {
    const gateway = aGateway()
    const { app } = aService({ gateway })
    const response = await app.request('/rest/v1/pets', { method: 'PATCH', body: 'x'.repeat(101) })
    expect(await failure(response)).toMatchObject({ status: 413 })
    expect(gateway.calls).toEqual([])
  })

  test('leaves what it does not know, and the other backend paths, as 404 in JSON', async () => {
    const { app } = aService({ gateway: aGateway() })
    for (const path of ['/rest/v1/unknown', '/storage/v1/object', '/realtime/v1', '/functions/v1/x']) {
      expect(await failure(await app.request(path))).toMatchObject({ status: 404, code: 'not_found' })
    }
  })
})
