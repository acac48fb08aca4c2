import { JOB_RETRIES, JOB_RETRY_DELAY_MS, JOB_RETRY_JITTER } from '#contract/assess/job-timing.ts'
import type { CallFailed } from '#web/lib/calls/call-failed.ts'
import { MESSAGES } from '../messages.ts'

/** For a service that is being restarted. */
export const PATIENCE_MS = 60_000
/** A request still being worked on is worth a longer wait: the service takes a lost one over by itself. */
export const IN_PROGRESS_PATIENCE_MS = 150_000
const LONGEST_WAIT_MS = 15_000

/** Milliseconds: what the service asked for, up to a limit, else five seconds give or take thirty percent. */
export function delayBefore(failure: CallFailed, random: () => number = Math.random): number {
  const jittered = JOB_RETRY_DELAY_MS * (1 + JOB_RETRY_JITTER * (2 * random() - 1))
  return failure.retryAfter === undefined ? jittered : Math.min(failure.retryAfter * 1000, LONGEST_WAIT_MS)
}

export function deservesRetry(failure: CallFailed, retries: number, elapsedMs: number): boolean {
  switch (failure.kind) {
    case 'offline':
    case 'unavailable':
      return elapsedMs < PATIENCE_MS
    case 'conflict':
      return elapsedMs < IN_PROGRESS_PATIENCE_MS
    case 'unexpected':
      return (failure.status ?? 0) >= 500 && retries < JOB_RETRIES
    case 'timeout':
      return failure.status === 504 && retries < JOB_RETRIES
    case 'aborted':
    case 'auth_required':
    case 'forbidden':
    case 'not_found':
    case 'invalid':
    case 'too_large':
    case 'rate_limited':
      return false
  }
}

export function sentenceFor(failure: CallFailed): string {
  switch (failure.kind) {
    case 'rate_limited':
      return MESSAGES.busy
    case 'aborted':
      return MESSAGES.cancelled
    case 'timeout':
      return MESSAGES.timedOut
    case 'offline':
    case 'unavailable':
    case 'conflict':
    case 'unexpected':
    case 'auth_required':
    case 'forbidden':
    case 'not_found':
    case 'invalid':
    case 'too_large':
      return MESSAGES.generationFailed
  }
}
