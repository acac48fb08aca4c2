import {
  JOB_LONGEST_MS,
  JOB_RETRIES,
  JOB_RETRY_DELAY_MS,
  JOB_RETRY_JITTER,
} from '#contract/assess/job-timing.ts'
import { POLLING_MESSAGES } from '#contract/messages/calls.ts'
import { isTerminal, type AssessmentJob } from './job-machine.ts'

const POLL_START_MS = 2_000
const POLL_FACTOR = 1.2
const POLL_CAP_MS = 10_000

export type PollOutcome =
  | { readonly kind: 'ended'; readonly job: AssessmentJob }
  | { readonly kind: 'failed'; readonly reason: string }

export type Polled = {
  readonly get: (jobId: string) => AssessmentJob | undefined
  readonly subscribe: (listener: (job: AssessmentJob) => void) => () => void
}

export type PollOptions = {
  readonly onUpdate?: (job: AssessmentJob) => void
  readonly retries?: number
  readonly signal?: AbortSignal
  readonly random?: () => number
}

export const nextInterval = (interval: number): number => Math.min(interval * POLL_FACTOR, POLL_CAP_MS)

export function pollJob(source: Polled, jobId: string, options: PollOptions = {}): Promise<PollOutcome> {
  const { onUpdate, retries = JOB_RETRIES, signal, random = Math.random } = options
  const { promise, resolve } = Promise.withResolvers<PollOutcome>()
  let interval = POLL_START_MS
  let missed = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = (outcome: PollOutcome): void => {
    clearTimeout(timer)
    clearTimeout(deadline)
    unsubscribe()
    signal?.removeEventListener('abort', onAbort)
    resolve(outcome)
  }
  const onAbort = (): void => end({ kind: 'failed', reason: 'Request was cancelled' })
  const seen = (job: AssessmentJob): void => {
    onUpdate?.(job)
    if (isTerminal(job.status)) end({ kind: 'ended', job })
  }
  const look = (): void => {
    const job = source.get(jobId)
    if (job !== undefined) {
      missed = 0
      timer = setTimeout(look, interval)
      interval = nextInterval(interval)
      seen(job)
      return
    }
    if (missed >= retries) {
      end({
        kind: 'failed',
        reason:
          retries === 0 ? POLLING_MESSAGES.notFound : POLLING_MESSAGES.failedAfter(retries, 'job not found'),
      })
      return
    }
    missed += 1
    timer = setTimeout(look, JOB_RETRY_DELAY_MS * (1 + JOB_RETRY_JITTER * (2 * random() - 1)))
  }

  const unsubscribe = source.subscribe((job) => {
    if (job.jobId === jobId) seen(job)
  })
  const deadline = setTimeout(() => end({ kind: 'failed', reason: POLLING_MESSAGES.timeout }), JOB_LONGEST_MS)
  signal?.addEventListener('abort', onAbort)
  look()
  return promise
}
