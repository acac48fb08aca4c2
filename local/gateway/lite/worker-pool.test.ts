import { expect, test } from 'vitest'
import type { BackendRequest } from '#local/gateway/request/answer.ts'
import { startWorkerPool } from '#local/gateway/lite/worker-pool.ts'
import { sharedByTests } from '#local/tests/shared-by-tests.ts'

const SILENCE_MS = 100

const faults: string[] = []
const pool = sharedByTests(
  () =>
    startWorkerPool({
      size: 1,
      queue: 3,
      silenceMs: SILENCE_MS,
      answerMs: 10 * SILENCE_MS,
      script: new URL('../../tests/fragile-worker.ts', import.meta.url),
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
    }),
  (running) => running.close(),
)
const ask = async (path: string): Promise<number | null> => {
  const request: BackendRequest = { method: 'GET', path, headers: {}, body: null }
  return (await pool().ask(request))?.status ?? null
}

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

const keepBusy = async (milliseconds: number): Promise<void> => {
  const until = performance.now() + milliseconds
  while (performance.now() < until) await ask('/fine')
}

test('a worker that answers others is never taken for silent, however long one of them waits', async () => {
  faults.length = 0
  const held = ask('/held')
  await keepBusy(3 * SILENCE_MS)
  expect(await ask('/release')).toBe(200)
  expect(await held).toBe(200)
  expect(faults).toEqual([])
})

test('a request that is never answered is given up, and its busy worker lives on', async () => {
  faults.length = 0
  const lost = ask('/silent')
  await keepBusy(11 * SILENCE_MS)
  expect(await lost).toBeNull()
  expect(await ask('/fine')).toBe(200)
  expect(faults).toEqual(['answer late'])
})

test('more requests than a worker can hold are turned away at once', async () => {
  const waiting = ['/silent', '/silent', '/silent'].map(ask)
  expect(await ask('/fine')).toBeNull()
  expect(await Promise.all(waiting)).toEqual([null, null, null])
})
