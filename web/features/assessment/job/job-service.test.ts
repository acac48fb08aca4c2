import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AssessResponse } from '#contract/assess/assess.ts'
import type { AssessRequestBody } from '#contract/assess/assess-request.ts'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { advance, newJob, type JobUpdate } from './job-machine.ts'
import { workOnJob } from './job-service.ts'
import { delayBefore } from './retry-policy.ts'
import { MESSAGES } from '../messages.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'

type Ask = (body: AssessRequestBody, key: string, signal: AbortSignal) => Promise<AssessResponse>
const serviceOver = (ask: Ask) => {
  const asked = vi.fn<Ask>(ask)
  let job = advance(newJob('j'), { status: 'starting' })
  const service = {
    start(request: typeof JOB, signal?: AbortSignal) {
      job = advance(job, { status: 'processing' })
      const onUpdate = (change: JobUpdate) => void (job = advance(job, change))
      void workOnJob({ ...request, onUpdate, signal }, { assess: asked, random: () => 0.5 })
      return job
    },
    get: () => job,
  }
  return { asked, service }
}
const failing =
  (failure: CallFailed): Ask =>
  () =>
    Promise.reject(failure)
const JOB = { idempotencyKey: 'first-key', request: aRequest() }

describe('the local job service', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('starts a job as processing and completes it [R-ASSESS-024]', async () => {
    const answer = anAnswer()
    const { service } = serviceOver(() => Promise.resolve(answer))
    expect(service.start(JOB).status).toBe('processing')
    await vi.advanceTimersByTimeAsync(0)
    expect(service.get()).toMatchObject({ status: 'completed', result: answer })
  })

  test('repeats under the same key while the service restarts [R-ASSESS-042]', async () => {
    let calls = 0
    const { service, asked } = serviceOver(() => {
      calls += 1
      return calls < 6 ? Promise.reject(new CallFailed('offline')) : Promise.resolve(anAnswer())
    })
    service.start(JOB)
    await vi.advanceTimersByTimeAsync(26_000)
    expect(service.get().status).toBe('completed')
    expect(new Set(asked.mock.calls.map(([, key]) => key))).toEqual(new Set(['first-key']))
  })

  test('gives up on an unreachable service after about a minute', async () => {
    const { service } = serviceOver(failing(new CallFailed('offline')))
    service.start(JOB)
    await vi.advanceTimersByTimeAsync(55_000)
    expect(service.get().status).toBe('processing')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(service.get()).toMatchObject({ status: 'error', error: MESSAGES.generationFailed })
  })

  test('repeats a server error three times and no more [R-ASSESS-042]', async () => {
    const { service, asked } = serviceOver(failing(new CallFailed('unexpected', { status: 500 })))
    service.start(JOB)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveBeenCalledTimes(4)
    expect(service.get()).toMatchObject({ status: 'error', retries: 3 })
  })

  test('pauses five seconds before it repeats, give or take thirty percent [R-ASSESS-042]', () => {
    const failure = new CallFailed('unexpected', { status: 500 })
    const pauses = [0, 0.5, 1].map((chance) => delayBefore(failure, () => chance))
    expect(pauses).toEqual([3_500, 5_000, 6_500])
  })

  test('waits as long as the service asks', async () => {
    const { service, asked } = serviceOver(
      failing(new CallFailed('conflict', { status: 409, retryAfter: 2 })),
    )
    service.start(JOB)
    await vi.advanceTimersByTimeAsync(1_900)
    expect(asked).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(200)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('takes a new key where the stored one stands for another body', async () => {
    const { service, asked } = serviceOver((_body, key) =>
      key === 'first-key'
        ? Promise.reject(new CallFailed('invalid', { status: 422, code: 'idempotency_key_reused' }))
        : Promise.resolve(anAnswer()),
    )
    service.start(JOB)
    await vi.advanceTimersByTimeAsync(0)
    expect(service.get().status).toBe('completed')
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test.each([
    [
      'a busy service [R-ASSESS-035]',
      new CallFailed('rate_limited', { status: 429 }),
      'error',
      MESSAGES.busy,
    ],
    ['a late answer [R-ASSESS-039]', new CallFailed('timeout'), 'timeout', MESSAGES.timedOut],
    ['a bad answer [R-ASSESS-038]', new CallFailed('invalid'), 'error', MESSAGES.generationFailed],
  ] as const)('says what %s means', async (_name, failure, status, error) => {
    const { service } = serviceOver(failing(failure))
    service.start(JOB)
    await vi.advanceTimersByTimeAsync(0)
    expect(service.get()).toMatchObject({ status, error })
  })

  test('says that a cancelled job was cancelled [R-ASSESS-037]', async () => {
    const { service } = serviceOver(() => Promise.withResolvers<AssessResponse>().promise)
    const callOff = new AbortController()
    service.start(JOB, callOff.signal)
    callOff.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(service.get()).toMatchObject({ status: 'error', error: MESSAGES.cancelled })
  })
})
