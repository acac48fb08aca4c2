import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BackendRequest } from '#local/gateway/answer.ts'
import { startWorkerPool, type WorkerPool } from '#local/gateway/worker-pool.ts'

const faults: string[] = []
const state: { pool?: WorkerPool } = {}
const ask = async (path: string): Promise<number | null> => {
  const request: BackendRequest = { method: 'GET', path, headers: {}, body: null }
  return (await state.pool?.ask(request))?.status ?? null
}

beforeAll(async () => {
  state.pool = await startWorkerPool({
    size: 1,
    queue: 3,
    silenceMs: 100,
    script: new URL('../tests/fragile-worker.ts', import.meta.url),
    onMail: () => undefined,
    onFault: (code) => void faults.push(code),
    data: {
      databaseUrl: '',
      jwtSecret: '',
      publishableKey: '',
      secretKey: '',
      siteUrl: '',
      connections: 1,
      bcryptCost: 4,
      nice: 0,
    },
  })
})
afterAll(async () => state.pool?.close())

test('a worker that dies is replaced, and who was waiting hears so', async () => {
  expect(await ask('/fine')).toBe(200)
  expect(await ask('/die')).toBeNull()
  expect(faults).toContain('worker ended')
  await expect.poll(() => ask('/fine'), { timeout: 5000 }).toBe(200)
})

test('a worker that falls silent is replaced', async () => {
  expect(await ask('/silent')).toBeNull()
  expect(faults).toContain('worker silent')
  await expect.poll(() => ask('/fine'), { timeout: 5000 }).toBe(200)
})

test('more requests than a worker can hold are turned away at once', async () => {
  const waiting = ['/silent', '/silent', '/silent'].map(ask)
  expect(await ask('/fine')).toBeNull()
  expect(await Promise.all(waiting)).toEqual([null, null, null])
})
