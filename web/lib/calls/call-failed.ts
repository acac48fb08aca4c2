import { POLLING_MESSAGES } from '#contract/messages/calls.ts'

export const FAILURES = [
  'offline',
  'timeout',
  'aborted',
  'auth_required',
  'forbidden',
  'not_found',
  'conflict',
  'invalid',
  'too_large',
  'rate_limited',
  'unavailable',
  'unexpected',
] as const
export type Failure = (typeof FAILURES)[number]

type Details = {
  serviceMessage?: string | undefined
  /** What the failure says in the log; never shown to people. */
  says?: string | undefined
  /** The service's or the database's own code, such as `rate_limited`, `23505` or `PGRST116`. */
  code?: string | undefined
  status?: number | undefined
  /** Seconds to wait before trying again. */
  retryAfter?: number | undefined
  fields?: Record<string, string> | undefined
  cause?: unknown
}

export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly kind: Failure
  readonly serviceMessage: string | undefined
  readonly code: string | undefined
  readonly status: number | undefined
  readonly retryAfter: number | undefined
  readonly fields: Record<string, string> | undefined

  constructor(kind: Failure, details: Details = {}) {
    super(details.serviceMessage ?? details.says ?? (kind === 'offline' ? POLLING_MESSAGES.network : kind), {
      cause: details.cause,
    })
    this.kind = kind
    this.serviceMessage = details.serviceMessage
    this.code = details.code
    this.status = details.status
    this.retryAfter = details.retryAfter
    this.fields = details.fields
  }
}

export function failureOfStatus(status: number): Failure {
  switch (status) {
    case 0:
      return 'offline'
    case 400:
    case 422:
      return 'invalid'
    case 401:
      return 'auth_required'
    case 403:
      return 'forbidden'
    case 404:
    case 406:
      return 'not_found'
    case 408:
    case 504:
      return 'timeout'
    case 409:
      return 'conflict'
    case 413:
      return 'too_large'
    case 429:
      return 'rate_limited'
    case 502:
    case 503:
      return 'unavailable'
    default:
      return 'unexpected'
  }
}

export function fromThrown(error: unknown): CallFailed {
  if (error instanceof CallFailed) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return new CallFailed('aborted', { cause: error })
  if (name === 'TimeoutError') return new CallFailed('timeout', { cause: error })
  if (error instanceof TypeError) return new CallFailed('offline', { cause: error })
  return new CallFailed('unexpected', { cause: error })
}

/** Where nothing came back, the client library writes down the name of what was thrown, a colon and its text. */
function failureOfUnanswered(message: string): Failure {
  switch (message.split(':', 1)[0]) {
    case 'AbortError':
      return 'aborted'
    case 'TimeoutError':
      return 'timeout'
    default:
      return 'offline'
  }
}

function failureOfCode(code: string): Failure | null {
  switch (code) {
    case '23505':
      return 'conflict'
    case 'PGRST116':
      return 'not_found'
    case '42501':
      return 'forbidden'
    // a statement that took the database too long
    case '57014':
      return 'timeout'
    default:
      return null
  }
}

/** By the database's own code, else by the status; 0 is no answer at all. */
export function fromPostgrest(error: { code?: string; message: string }, status: number): CallFailed {
  if (status === 0) return new CallFailed(failureOfUnanswered(error.message), { cause: error })
  const code = error.code === '' ? undefined : error.code
  return new CallFailed(failureOfCode(code ?? '') ?? failureOfStatus(status), { code, status, cause: error })
}
