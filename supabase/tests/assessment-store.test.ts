import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { databaseUrl } from '#local/tests/own-database.ts'
import type { AssessmentStore } from '#service/providers/store/assessment-store.ts'
import { createPostgresStore } from '#service/providers/store/postgres-store.ts'
import { createSupabaseStore } from '#service/providers/store/supabase-store.ts'
import { createMemoryStore } from '#service/testing/memory-store.ts'
import { sharedServiceSide } from './service-side.ts'

const START = new Date('2026-03-01T12:00:00Z')
const later = (ms: number): Date => new Date(START.getTime() + ms)
const HOUR = 60 * 60 * 1000

const sql = postgres(databaseUrl, { max: 12, onnotice: () => undefined })
const serviceClient = sharedServiceSide()

afterAll(() => sql.end())

const overApi = (): AssessmentStore => createSupabaseStore(serviceClient())

const BODY = '{"zebra":1,"apple":{"b":[1, 2],"a":"é \\u0000 \\" \\n"},"zebra2":1.50}'

const finished = (key: string, requestId: string) => ({
  key,
  requestId,
  status: 200,
  body: BODY,
  model: 'pawlight-rules-1',
  severity: 'normal_vet',
  latencyMs: 3.4,
  now: later(5),
})

describe.each([
  ['in memory', createMemoryStore],
  ['on Postgres', () => createPostgresStore(sql)],
  ['over the Supabase API', overApi],
])('the store of assessments %s', (_name, makeStore) => {
  const aRun = (changes: Partial<{ hash: string; now: Date }> = {}) => ({
    hash: 'the question',
    requestId: `req_${randomUUID()}`,
    now: START,
    ...changes,
  })

  test('gives the answer back byte for byte, order of members included [R-API-004]', async () => {
    const store = makeStore()
    const key = randomUUID()
    const run = aRun()
    expect(await store.claim({ key, ...run })).toEqual({ outcome: 'run' })
    await store.finish(finished(key, run.requestId))
    expect(await store.claim({ key, ...aRun() })).toEqual({ outcome: 'replay', status: 200, body: BODY })
    expect(await store.claim({ key, ...aRun({ hash: 'another' }) })).toEqual({ outcome: 'other_body' })
  })

  test('lets exactly one of twenty callers run [R-API-004]', async () => {
    const store = makeStore()
    const key = randomUUID()
    const claims = await Promise.all(Array.from({ length: 20 }, async () => store.claim({ key, ...aRun() })))
    const outcomes = claims.map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'run')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'in_progress')).toHaveLength(19)
  })

  test('lets one of many take over a run that is older than two minutes [R-API-004]', async () => {
    const store = makeStore()
    const key = randomUUID()
    const lost = aRun()
    await store.claim({ key, ...lost })
    const tooEarly = await store.claim({ key, ...aRun({ now: later(119_000) }) })
    expect(tooEarly).toEqual({ outcome: 'in_progress' })
    const claims = await Promise.all(
      Array.from({ length: 8 }, async () => store.claim({ key, ...aRun({ now: later(121_000) }) })),
    )
    expect(claims.filter(({ outcome }) => outcome === 'run')).toHaveLength(1)
    // The one that was taken over comes back to life and must not write any more.
    await store.finish(finished(key, lost.requestId))
    expect(await store.claim({ key, ...aRun({ now: later(122_000) }) })).toEqual({ outcome: 'in_progress' })
  })

  test('lets the caller run again after a failure, for the same question only [R-API-004]', async () => {
    const store = makeStore()
    const key = randomUUID()
    const run = aRun()
    await store.claim({ key, ...run })
    await store.fail({ key, requestId: run.requestId })
    expect(await store.claim({ key, ...aRun({ hash: 'another' }) })).toEqual({ outcome: 'other_body' })
    expect(await store.claim({ key, ...aRun() })).toEqual({ outcome: 'run' })
  })

  test('forgets after a day [R-API-004]', async () => {
    const store = makeStore()
    const key = randomUUID()
    const run = aRun()
    await store.claim({ key, ...run })
    await store.finish(finished(key, run.requestId))
    const almost = await store.claim({ key, ...aRun({ now: later(24 * HOUR - 1000) }) })
    expect(almost.outcome).toBe('replay')
    const next = aRun({ hash: 'another', now: later(24 * HOUR + 1000) })
    expect(await store.claim({ key, ...next })).toEqual({ outcome: 'run' })
  })

  test('says that it is alive', async () => {
    await expect(makeStore().ping()).resolves.toBeUndefined()
  })
})

test('a store without its database says so instead of hanging', async () => {
  const nowhere = postgres('postgres://nobody@127.0.0.1:1/none', { max: 1, connect_timeout: 1 })
  await expect(createPostgresStore(nowhere).ping()).rejects.toThrow(/ECONNREFUSED/)
  await nowhere.end({ timeout: 0 })
})
