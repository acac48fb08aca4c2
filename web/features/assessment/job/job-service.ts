import type { AssessResponse } from '#contract/assess/assess.ts'
import type { AssessRequestBody } from '#contract/assess/assess-request.ts'
import { CallFailed, fromThrown } from '#web/lib/calls/call-failed.ts'
import { log } from '#web/lib/log.ts'
import { assess } from '../api/assess.ts'
import type { JobUpdate } from './job-machine.ts'
import { MESSAGES } from '../messages.ts'
import { delayBefore, deservesRetry, sentenceFor } from './retry-policy.ts'

export type JobRequest = {
  readonly idempotencyKey: string
  readonly request: AssessRequestBody
  readonly onUpdate: (change: JobUpdate) => void
  readonly onUnreachable?: (() => void) | undefined
  readonly signal?: AbortSignal | undefined
}

type World = {
  readonly assess: (body: AssessRequestBody, key: string, signal: AbortSignal) => Promise<AssessResponse>
  readonly random?: () => number
}

/** Asks the service under the job's key, again where that may help. Remembers nothing and never rejects. */
export async function workOnJob(
  { idempotencyKey, request, onUpdate, onUnreachable, signal = new AbortController().signal }: JobRequest,
  world: World = { assess },
): Promise<void> {
  signal.addEventListener('abort', () => onUpdate({ status: 'error', error: MESSAGES.cancelled }))
  const began = Date.now()
  let key = idempotencyKey
  for (let retries = 0; ; retries += 1) {
    let result: AssessResponse
    try {
      result = await world.assess(request, key, signal)
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
        onUpdate({ status, error: sentenceFor(failure) })
        return
      }
      onUpdate({ status: 'processing', retries: retries + 1 })
      await pause(delayBefore(failure, world.random), signal)
      continue
    }
    onUpdate({ status: 'completed', result })
    return
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
