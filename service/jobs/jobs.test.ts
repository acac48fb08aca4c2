import { describe, expect, it, vi } from 'vitest'
import { ErrorBody } from '#contract/error-body.ts'
import { JobStatus, StartedJob } from '#contract/assess/jobs.ts'
import type { JobStore } from '#service/providers/jobs/job-store.ts'
import type { Deps } from '#service/world/deps.ts'
import { createMemoryJobStore } from '#service/testing/memory-job-store.ts'
import { aBody, aService, fakeEngine } from '#service/testing/small-world.ts'
import { PATIENCE } from '#service/testing/patience.ts'

const KEY = '3f2c9a52-6d3e-4a30-9b6f-0c5a1d2e3f40'

const aJobService = (changes: Partial<Deps> = {}) => {
  const world = aService(changes)
  const start = (body: unknown = aBody(), headers: Record<string, string> = {}) =>
    world.post('/api/assessments/start', body, headers)
  const ask = (jobId: string, token: string) =>
    world.app.request(`/api/assessments/${jobId}`, { headers: { 'x-job-token': token } })
  const started = async (...given: Parameters<typeof start>) =>
    StartedJob.parse(await (await start(...given)).json())
  const stateOf = async ({ jobId, token }: StartedJob) =>
    JobStatus.parse(await (await ask(jobId, token)).json())
  const inSeconds = (seconds: number): void => {
    world.time.now = new Date(world.time.now.getTime() + seconds * 1000)
  }
  return { ...world, start, started, ask, stateOf, inSeconds }
}

const failing = (times: number): Deps['engine'] => {
  let left = times
  return (intake) => {
    if (left > 0) {
      left -= 1
      throw new Error('not today')
    }
    return fakeEngine(intake)
  }
}

describe('POST /api/assessments/start', () => {
  it('answers 202 with the job, its token and where it is asked for [R-API-007] [R-ASSESS-013]', async () => {
    const { start } = aJobService()
    const response = await start()
    expect(response.status).toBe(202)
    const job = StartedJob.parse(await response.json())
    expect(job).toMatchObject({ status: 'processing', retries: 0, maxRetries: 3 })
    expect(response.headers.get('location')).toBe(`/api/assessments/${job.jobId}`)
  })

  it('gives the answer to whoever holds the token [R-API-007]', async () => {
    const { started, stateOf } = aJobService()
    const job = await started()
    const state = await vi.waitFor(async () => {
      const now = await stateOf(job)
      expect(now.status).toBe('completed')
      return now
    }, PATIENCE)
    expect(state.result?.severity).toBe('normal_vet')
    expect(state.summary?.triageLevel).toBe('normal_vet')
    expect(state.error).toBeNull()
  })

  it('refuses a body that /v1/assess would refuse', async () => {
    const response = await aJobService().start({ pet: { name: 'Rex', species: 'dog' } })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'validation_error' } })
  })

  it('gives the same job and token for the same key, and refuses another question under it', async () => {
    const { start, started } = aJobService()
    const first = await started(aBody(), { 'idempotency-key': KEY })
    const again = await start(aBody(), { 'idempotency-key': KEY })
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(StartedJob.parse(await again.json())).toMatchObject({ jobId: first.jobId, token: first.token })
    const other = await start(aBody({ additionalNotes: 'more' }), { 'idempotency-key': KEY })
    expect(other.status).toBe(422)
  })

  it('runs a job once however often it is started under its key', async () => {
    const { started, stateOf, seen } = aJobService()
    const jobs = await Promise.all(
      Array.from({ length: 20 }, () => started(aBody(), { 'idempotency-key': KEY })),
    )
    expect(new Set(jobs.map(({ jobId }) => jobId)).size).toBe(1)
    const [job] = jobs
    if (job === undefined) throw new Error('no job')
    await vi.waitFor(async () => expect((await stateOf(job)).status).toBe('completed'), PATIENCE)
    expect(seen).toHaveLength(1)
  })
})

describe('GET /api/assessments/{jobId}', () => {
  const codeOf = async (response: Response): Promise<unknown> =>
    ErrorBody.parse(await response.json()).error.code

  it('knows no job under an unknown id, with a wrong token or without one', async () => {
    const { started, ask, app } = aJobService()
    const { jobId, token } = await started()
    expect(await codeOf(await ask('2f2c9a52-6d3e-4a30-9b6f-0c5a1d2e3f40', token))).toBe('job_not_found')
    expect(await codeOf(await ask('not-a-uuid', token))).toBe('job_not_found')
    const wrong = await ask(jobId, `${token}x`)
    expect(wrong.status).toBe(404)
    expect(await codeOf(wrong)).toBe('job_not_found')
    expect(await codeOf(await app.request(`/api/assessments/${jobId}`))).toBe('job_not_found')
  })

  it('forgets a job after an hour', async () => {
    const { started, ask, inSeconds } = aJobService()
    const { jobId, token } = await started()
    inSeconds(3599)
    expect((await ask(jobId, token)).status).toBe(200)
    inSeconds(1)
    expect(await codeOf(await ask(jobId, token))).toBe('job_not_found')
  })

  it('tries a failed job again when its pause is over, up to three times [R-ASSESS-013]', async () => {
    const { started, stateOf, inSeconds } = aJobService({ engine: failing(3) })
    const job = await started()
    for (const retries of [1, 2, 3]) {
      await vi.waitFor(async () => expect((await stateOf(job)).retries).toBe(retries), PATIENCE)
      inSeconds(7)
    }
    await vi.waitFor(async () => expect((await stateOf(job)).status).toBe('completed'), PATIENCE)
  })

  it('waits at least 3.5 seconds between two attempts', async () => {
    const { started, stateOf, inSeconds } = aJobService({ engine: failing(2) })
    const job = await started()
    await vi.waitFor(async () => expect((await stateOf(job)).retries).toBe(1), PATIENCE)
    inSeconds(3)
    await stateOf(job)
    await vi.waitFor(async () => expect((await stateOf(job)).retries).toBe(1), PATIENCE)
    inSeconds(4)
    await vi.waitFor(async () => expect((await stateOf(job)).retries).toBe(2), PATIENCE)
  })

  it('gives up after the third retry and says so', async () => {
    const { started, stateOf, inSeconds } = aJobService({ engine: failing(99) })
    const job = await started()
    await vi.waitFor(async () => {
      inSeconds(7)
      expect(await stateOf(job)).toMatchObject({
        status: 'error',
        retries: 3,
        error: 'Assessment failed. Please try again.',
        result: null,
      })
    }, PATIENCE)
  })

  it('takes over a job whose runner died, and ends one that is older than five minutes', async () => {
    const jobs = createMemoryJobStore()
    const dead: JobStore = { ...jobs, complete: () => new Promise(() => undefined) }
    const { started } = aJobService({ jobs: dead })
    const job = await started()
    const next = aJobService({ jobs })
    await next.stateOf(job)
    expect((await next.stateOf(job)).status).toBe('processing')
    next.inSeconds(31)
    await vi.waitFor(async () => expect((await next.stateOf(job)).status).toBe('completed'), PATIENCE)

    const old = await started()
    next.inSeconds(300)
    await vi.waitFor(
      async () =>
        expect(await next.stateOf(old)).toMatchObject({
          status: 'timeout',
          error: 'Assessment generation timed out. Please try again.',
        }),
      PATIENCE,
    )
  })

  it('leaves photos out of what is kept', async () => {
    const jobs = createMemoryJobStore()
    const { started } = aJobService({ jobs })
    const photo = {
      data_url: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBD',
      mime_type: 'image/jpeg',
    }
    const { jobId } = await started(aBody({ media: [photo] }))
    const kept = await jobs.find(jobId, new Date('2026-03-01T12:00:00Z'))
    expect(JSON.stringify(kept?.request)).not.toContain('/9j/')
    expect(JSON.stringify(kept?.request)).toContain('vomiting')
  })
})
