import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStore } from '#service/testing/memory-store.ts'
import { aService } from '#service/testing/small-world.ts'

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
