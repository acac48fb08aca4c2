import { z } from 'zod/mini'

const ERROR_CODES = [
  'invalid_json',
  'validation_error',
  'auth_required',
  'session_expired',
  'account_mismatch',
  'origin_not_allowed',
  'not_found',
  'job_not_found',
  'place_not_found',
  'address_not_found',
  'method_not_allowed',
  'request_in_progress',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
  'rate_limited',
  'internal_error',
  'provider_error',
  'provider_timeout',
  'service_unavailable',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** `message` is fit to be shown. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    requestId: z.optional(z.string()),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>
