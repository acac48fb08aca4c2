import { describe, expect, test } from 'vitest'
import { failure } from '#service/testing/failure.ts'
import { aService } from '#service/testing/small-world.ts'

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
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
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
