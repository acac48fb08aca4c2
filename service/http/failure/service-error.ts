import type { ErrorCode } from '#contract/error-body.ts'

const STATUS = {
  invalid_json: 400,
  validation_error: 400,
  auth_required: 401,
  session_expired: 401,
  account_mismatch: 403,
  origin_not_allowed: 403,
  not_found: 404,
  job_not_found: 404,
  place_not_found: 404,
  address_not_found: 404,
  method_not_allowed: 405,
  request_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  rate_limited: 429,
  internal_error: 500,
  provider_error: 502,
  service_unavailable: 503,
  provider_timeout: 504,
} as const satisfies Record<ErrorCode, number>

export type ErrorStatus = (typeof STATUS)[ErrorCode]

type Extras = {
  readonly fields?: Readonly<Record<string, string>>
  /** In seconds. */
  readonly retryAfter?: number
  readonly allow?: string
}

/** A failure a caller can meet; its message is fit to be shown. Everything else that is thrown is a bug. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly status: ErrorStatus
  readonly extras: Extras

  constructor(code: ErrorCode, message: string, extras: Extras = {}) {
    super(message)
    this.name = 'ServiceError'
    this.code = code
    this.status = STATUS[code]
    this.extras = extras
  }
}

export const internalError = (): ServiceError =>
  new ServiceError('internal_error', 'Something went wrong. Please try again.')
