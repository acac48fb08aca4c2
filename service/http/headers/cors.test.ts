import { describe, expect, test } from 'vitest'
import { failure } from '#service/testing/failure.ts'
import { aBody, aService } from '#service/testing/small-world.ts'

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
