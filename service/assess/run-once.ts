import type { Logger } from 'pino'
import type { AssessmentStore, Claim } from '#service/providers/store/assessment-store.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'

export type Outcome = { readonly body: string; readonly level: string; readonly model: string }

type Options = {
  readonly store: AssessmentStore
  readonly key: string
  readonly hash: string
  /** Unique to this run, unlike the request id, which the caller may choose. */
  readonly runId: string
  readonly clock: () => Date
  readonly log: Logger
}

/** Longer than this the store is taken for dead, and the owner is answered without it. */
const STORE_PATIENCE_MS = 1500
/** A run under way elsewhere usually ends within milliseconds, so a caller waits before being told to come back. */
const WAITS_MS = [30, 60, 120, 240, 400]

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const patiently = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the store did not answer in time')), STORE_PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

async function claim({ store, key, hash, runId, clock }: Options): Promise<Claim> {
  for (const wait of WAITS_MS) {
    const answer = await patiently(store.claim({ key, hash, requestId: runId, now: clock() }))
    if (answer.outcome !== 'in_progress') return answer
    await pause(wait)
  }
  return patiently(store.claim({ key, hash, requestId: runId, now: clock() }))
}

async function runAndKeep(options: Options, run: () => Promise<Outcome>): Promise<Outcome> {
  const { store, key, runId, clock, log } = options
  const started = performance.now()
  let outcome: Outcome
  try {
    outcome = await run()
  } catch (error) {
    await patiently(store.fail({ key, requestId: runId })).catch((err: unknown) => {
      log.warn({ err }, 'a failed run could not be released; it is taken over later')
    })
    throw error
  }
  const finished = { status: 200, model: outcome.model, severity: outcome.level, body: outcome.body }
  const latencyMs = performance.now() - started
  await patiently(store.finish({ key, requestId: runId, latencyMs, now: clock(), ...finished })).catch(
    (err: unknown) => log.warn({ err }, 'an answer could not be kept; a repeat runs again'),
  )
  return outcome
}

const refusal = (outcome: 'in_progress' | 'other_body'): ServiceError =>
  outcome === 'in_progress'
    ? new ServiceError('request_in_progress', 'This request is still being answered. Please wait a moment.', {
        retryAfter: 2,
      })
    : new ServiceError(
        'idempotency_key_reused',
        'This request was already used for another assessment. Please start again.',
      )

export type Once = { readonly body: string; readonly replayed: boolean; readonly outcome: Outcome | null }

/**
 * Runs an assessment once per key. The same key and question get the stored answer byte for byte; another question
 * under the same key is refused. With the store down the owner is still answered: help comes before bookkeeping.
 */
export async function runOnce(options: Options, run: () => Promise<Outcome>): Promise<Once> {
  let claimed: Claim
  try {
    claimed = await claim(options)
  } catch (err) {
    options.log.warn({ err }, 'the store is unreachable; answering without idempotency')
    const outcome = await run()
    return { body: outcome.body, replayed: false, outcome }
  }
  if (claimed.outcome === 'replay') return { body: claimed.body, replayed: true, outcome: null }
  if (claimed.outcome !== 'run') throw refusal(claimed.outcome)
  const outcome = await runAndKeep(options, run)
  return { body: outcome.body, replayed: false, outcome }
}

export const readIdempotencyKey = (header: string | undefined): string | null => {
  if (header === undefined) return null
  if (/^[\u0021-\u007e]{8,200}$/.test(header)) return header
  const message = 'The Idempotency-Key must have 8 to 200 visible characters.'
  throw new ServiceError('validation_error', message, { fields: { 'Idempotency-Key': message } })
}
