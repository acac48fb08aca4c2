import { z } from 'zod'

export type Json = { readonly [member: string]: unknown }

export const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const json = (name: string): Json => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})

const HEADERS = {
  'x-request-id': { description: 'The id of this request, also in our log.', schema: { type: 'string' } },
} as const

export const answer = (description: string, name: string, headers: Json = {}): Json => ({
  description,
  headers: { ...HEADERS, ...headers },
  content: json(name),
})

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } }

const FAILURES: readonly (readonly [string, string, Json])[] = [
  ['400', 'The body or a header could not be read (`invalid_json`, `validation_error`).', {}],
  ['401', 'No token, or one that is over or not ours (`auth_required`, `session_expired`).', {}],
  ['403', 'The website that sent this is not on the list (`origin_not_allowed`).', {}],
  ['405', 'Another method is needed; see Allow (`method_not_allowed`).', {}],
  ['409', 'The same Idempotency-Key is still being answered (`request_in_progress`).', RETRY_AFTER],
  ['413', 'Over 32 MiB (`payload_too_large`).', {}],
  ['415', 'Not application/json (`unsupported_media_type`).', {}],
  ['422', 'The Idempotency-Key was used with another body (`idempotency_key_reused`).', {}],
  ['429', 'Too many requests (`rate_limited`).', RETRY_AFTER],
  ['500', 'Our fault (`internal_error`).', {}],
  ['502', 'A provider refused or failed, and nothing can stand in for it (`provider_error`).', {}],
  ['503', 'Shutting down (`service_unavailable`).', RETRY_AFTER],
]

export const OF_A_BODY = ['400', '403', '405', '413', '415', '429', '500', '503'] as const

export const failures = (statuses: readonly string[]): Json =>
  Object.fromEntries(
    FAILURES.filter(([status]) => statuses.includes(status)).map(([status, description, headers]) => [
      status,
      answer(description, 'Error', headers),
    ]),
  )

export const REQUEST_ID = {
  name: 'x-request-id',
  in: 'header',
  required: false,
  description: 'Echoed when sane: 1 to 128 letters, digits, dot, underscore, colon or hyphen.',
  schema: { type: 'string', maxLength: 128 },
}

/** What a call with a body takes; `more` stands beside its id. */
export const taking = (name: string, ...more: readonly Json[]): Json => ({
  parameters: [REQUEST_ID, ...more],
  requestBody: { required: true, content: json(name) },
})
