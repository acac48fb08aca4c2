import type { Context } from 'hono'
import type { ErrorBody } from '#contract/error-body.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import { ServiceError, internalError } from '#service/http/failure/service-error.ts'

export const errorAnswer = (c: Context<AppEnv>, failure: ServiceError): Response => {
  const { fields, retryAfter, allow } = failure.extras
  const requestId = c.get('requestId')
  const body: ErrorBody = {
    error: {
      code: failure.code,
      message: failure.message,
      ...(requestId === undefined ? {} : { requestId }),
      ...(fields === undefined ? {} : { fields: { ...fields } }),
    },
  }
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  if (allow !== undefined) c.header('Allow', allow)
  // The rest of a body that is too large is not worth reading.
  if (failure.code === 'payload_too_large') c.header('Connection', 'close')
  c.set('errorCode', failure.code)
  return c.json(body, failure.status)
}

export const onError = (thrown: Error, c: Context<AppEnv>): Response => {
  if (thrown instanceof ServiceError) return errorAnswer(c, thrown)
  c.get('log')?.error({ err: thrown, requestId: c.get('requestId') }, 'unexpected failure')
  return errorAnswer(c, internalError())
}
