import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newJob, type AssessmentJob, type JobStatus } from './job-machine.ts'
import { nextInterval, pollJob, type Polled } from './polling.ts'

const jobIn = (status: JobStatus): AssessmentJob => ({ ...newJob('j'), status })

function aSource(status: JobStatus | null) {
  let job = status === null ? undefined : jobIn(status)
  const listeners = new Set<(job: AssessmentJob) => void>()
  const source = {
    get: vi.fn<Polled['get']>(() => job),
    subscribe: (listener: (job: AssessmentJob) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const become = (next: JobStatus, silently = false): void => {
    job = jobIn(next)
    if (!silently) for (const listener of listeners) listener(job)
  }
  return { source, become, listeners }
}

describe('watching a job', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('looks after 2 s, then 1.2 times later, at most every 10 s [R-ASSESS-041] [R-CONST-003]', () => {
    const intervals = [2_000]
    for (let n = 0; n < 12; n += 1) intervals.push(nextInterval(intervals.at(-1) ?? 0))
    expect(intervals[1]).toBe(2_400)
    expect(intervals.at(-1)).toBe(10_000)
  })

  test('ends at once when the job ends, and stops looking [R-ASSESS-022]', async () => {
    const { source, become, listeners } = aSource('processing')
    const outcome = pollJob(source, 'j')
    become('completed')
    await expect(outcome).resolves.toMatchObject({ kind: 'ended', job: { status: 'completed' } })
    const looks = source.get.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(source.get).toHaveBeenCalledTimes(looks)
    expect(listeners.size).toBe(0)
  })

  test('finds a job that ended without a word at the next look', async () => {
    const { source, become } = aSource('processing')
    const outcome = pollJob(source, 'j')
    become('error', true)
    await vi.advanceTimersByTimeAsync(2_000)
    await expect(outcome).resolves.toMatchObject({ kind: 'ended', job: { status: 'error' } })
  })

  test('gives up after five minutes [R-ASSESS-040]', async () => {
    const { source } = aSource('processing')
    const outcome = pollJob(source, 'j')
    await vi.advanceTimersByTimeAsync(300_000)
    await expect(outcome).resolves.toEqual({ kind: 'failed', reason: 'Polling timeout' })
  })

  test('looks three more times for an unknown job, a resumed one not at all [R-ASSESS-042]', async () => {
    const { source } = aSource(null)
    await expect(pollJob(source, 'j', { retries: 0 })).resolves.toEqual({
      kind: 'failed',
      reason: 'Job not found after retries',
    })
    source.get.mockClear()
    const outcome = pollJob(source, 'j', { random: () => 0.5 })
    await vi.advanceTimersByTimeAsync(15_000)
    await expect(outcome).resolves.toEqual({
      kind: 'failed',
      reason: 'Failed after 3 retries: job not found',
    })
    expect(source.get).toHaveBeenCalledTimes(4)
  })
})
