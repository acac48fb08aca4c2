import type { AssessRequestBody, AssessResponse } from '#contract/assess.ts'
import { CallFailed, fromThrown } from '#web/lib/call-failed.ts'
import { log } from '#web/lib/log.ts'
import { assess } from './api/assess.ts'
import { advance, isTerminal, newJob, type AssessmentJob, type JobUpdate } from './job-machine.ts'
import { MESSAGES } from './messages.ts'
import { delayBefore, deservesRetry, sentenceFor } from './retry-policy.ts'

export type JobRequest = {
  readonly jobId: string
  readonly idempotencyKey: string
  readonly request: AssessRequestBody
  /** Told whenever an attempt ended without the service having been reached; the attempts go on. */
  readonly onUnreachable?: (() => void) | undefined
}

/** Keeps the jobs of this page in memory and asks the service once per job and key, again where that may help. */
export type JobService = {
  readonly start: (request: JobRequest) => AssessmentJob
  readonly get: (jobId: string) => AssessmentJob | undefined
  readonly cancel: (jobId: string) => void
  readonly subscribe: (listener: (job: AssessmentJob) => void) => () => void
}

type World = {
  readonly assess: (body: AssessRequestBody, key: string, signal: AbortSignal) => Promise<AssessResponse>
  readonly random?: () => number
}

/** A job service over a way to ask for an assessment. */
export function createJobService(world: World): JobService {
  const jobs = new Map<string, AssessmentJob>()
  const cancels = new Map<string, AbortController>()
  const listeners = new Set<(job: AssessmentJob) => void>()

  const update = (jobId: string, change: JobUpdate): void => {
    const before = jobs.get(jobId)
    if (before === undefined) return
    const after = advance(before, change)
    if (after === before) return
    jobs.set(jobId, after)
    for (const listener of listeners) listener(after)
  }

  async function work(
    { jobId, idempotencyKey, request, onUnreachable }: JobRequest,
    signal: AbortSignal,
  ): Promise<void> {
    const began = Date.now()
    let key = idempotencyKey
    for (let retries = 0; ; retries += 1) {
      try {
        const result = await world.assess(request, key, signal)
        update(jobId, { status: 'completed', result })
        return
      } catch (error) {
        const failure = signal.aborted ? new CallFailed('aborted') : fromThrown(error)
        if (failure.kind === 'offline') onUnreachable?.()
        if (failure.code === 'idempotency_key_reused' && key === idempotencyKey) {
          // After a reload the photos are gone, so the body differs from what the key stands for.
          key = crypto.randomUUID()
          continue
        }
        if (!deservesRetry(failure, retries, Date.now() - began)) {
          log.warn('assessment.failed', failure)
          const status = failure.kind === 'timeout' ? 'timeout' : 'error'
          update(jobId, { status, error: sentenceFor(failure) })
          return
        }
        update(jobId, { status: 'processing', retries: retries + 1 })
        await pause(delayBefore(failure, world.random), signal)
      }
    }
  }

  return {
    start(job) {
      const known = jobs.get(job.jobId)
      if (known !== undefined) return known
      const processing = advance(advance(newJob(job.jobId), { status: 'starting' }), { status: 'processing' })
      const cancel = new AbortController()
      jobs.set(job.jobId, processing)
      cancels.set(job.jobId, cancel)
      void work(job, cancel.signal)
      return processing
    },
    get: (jobId) => jobs.get(jobId),
    cancel(jobId) {
      const job = jobs.get(jobId)
      if (job === undefined || isTerminal(job.status)) return
      update(jobId, { status: 'error', error: MESSAGES.cancelled })
      cancels.get(jobId)?.abort()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}

/** The job service of this page. */
export const jobService: JobService = createJobService({ assess })
