import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { databaseUrl } from '#local/tests/own-database.ts'
import type { JobStore } from '#service/providers/jobs/job-store.ts'
import { createPostgresJobStore } from '#service/providers/jobs/postgres-job-store.ts'
import { createSupabaseJobStore } from '#service/providers/jobs/supabase-job-store.ts'
import { createMemoryJobStore } from '#service/testing/memory-job-store.ts'
import { sharedServiceSide } from './service-side.ts'

const START = new Date('2026-03-01T12:00:00Z')
const inSeconds = (seconds: number): Date => new Date(START.getTime() + seconds * 1000)

const sql = postgres(databaseUrl, { max: 12, onnotice: () => undefined })
const serviceClient = sharedServiceSide()

afterAll(() => sql.end())

const overApi = (): JobStore => createSupabaseJobStore(serviceClient())

describe.each([
  ['in memory', createMemoryJobStore],
  ['on Postgres', () => createPostgresJobStore(sql)],
  ['over the Supabase API', overApi],
])('the store of jobs %s', (_name, makeStore) => {
  const aJob = () => ({
    id: randomUUID(),
    request: { pet: { name: 'Rex' } },
    requestId: `req_${randomUUID()}`,
    tokenHash: 'ab'.repeat(32),
    now: START,
  })

  test('keeps a job once and finds it for an hour [R-DATA-017]', async () => {
    const store = makeStore()
    const job = aJob()
    expect(await store.open(job)).toBe(true)
    expect(await store.open(job)).toBe(false)
    expect(await store.find(job.id, inSeconds(3599))).toMatchObject({
      id: job.id,
      status: 'processing',
      retries: 0,
      request: job.request,
      result: null,
      summary: null,
      error: null,
      tokenHash: job.tokenHash,
      startedAt: START,
    })
    expect(await store.find(job.id, inSeconds(3600))).toBeNull()
    expect(await store.open({ ...job, now: inSeconds(3600) })).toBe(true)
  })

  test('leases a job to one of twenty runners, and to another once the lease is over', async () => {
    const store = makeStore()
    const job = aJob()
    await store.open(job)
    const runners = await Promise.all(
      Array.from({ length: 20 }, () => store.lease(job.id, START, inSeconds(30))),
    )
    expect(runners.filter((lease) => lease !== null)).toHaveLength(1)
    expect(await store.lease(job.id, inSeconds(29), inSeconds(60))).toBeNull()
    expect(await store.lease(job.id, inSeconds(30), inSeconds(60))).toMatchObject({ id: job.id })
  })

  test('gives a job back for a later attempt', async () => {
    const store = makeStore()
    const job = aJob()
    await store.open(job)
    await store.lease(job.id, START, inSeconds(30))
    await store.retry(job.id, 1, inSeconds(5))
    expect(await store.lease(job.id, inSeconds(4), inSeconds(40))).toBeNull()
    expect(await store.lease(job.id, inSeconds(5), inSeconds(40))).toMatchObject({ retries: 1 })
  })

  test('keeps the answer, and a job that is over stays as it is', async () => {
    const store = makeStore()
    const job = aJob()
    await store.open(job)
    await store.complete(job.id, { result: { severity: 'normal_vet' }, summary: { a: [1] }, model: 'rules' })
    await store.end(job.id, 'error', 'too late')
    await store.retry(job.id, 3, START)
    expect(await store.lease(job.id, START, inSeconds(30))).toBeNull()
    expect(await store.find(job.id, START)).toMatchObject({
      status: 'completed',
      retries: 0,
      result: { severity: 'normal_vet' },
      summary: { a: [1] },
      error: null,
    })
  })

  test('ends a job with its reason', async () => {
    const store = makeStore()
    const job = aJob()
    await store.open(job)
    await store.end(job.id, 'timeout', 'Too long.')
    expect(await store.find(job.id, START)).toMatchObject({ status: 'timeout', error: 'Too long.' })
  })
})
