import { ErrorBody } from '#contract/error-body.ts'
import type { PublicConfig } from '#contract/config.ts'
import { CallFailed, failureOfStatus, fromThrown } from '#web/lib/calls/call-failed.ts'
import { FETCH_TIMEOUT_MS } from '#web/lib/fetch-timeout.ts'
import { loadConfig } from '#web/lib/config.ts'

type Base = 'assessment' | 'map' | 'api'

export type ServiceCall<Answer> = {
  base: Base
  path: string
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Milliseconds; 30 seconds unless told. */
  timeout?: number
  parse: (json: unknown) => Answer
}

const baseUrl = (config: PublicConfig, base: Base): string => {
  switch (base) {
    case 'assessment':
      return config.assessmentBaseUrl
    case 'map':
      return config.mapBaseUrl
    case 'api':
      return config.apiBaseUrl
  }
}

async function failureOf(response: Response): Promise<CallFailed> {
  const body = ErrorBody.safeParse(await response.json().catch(() => null))
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new CallFailed(failureOfStatus(response.status), {
    status: response.status,
    code: body.data?.error.code,
    serviceMessage: body.data?.error.message || undefined,
    fields: body.data?.error.fields,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}

/** Throws nothing but a CallFailed. */
export async function askService(call: Omit<ServiceCall<unknown>, 'parse'>): Promise<Response> {
  const { base, path, method = call.body === undefined ? 'GET' : 'POST', body, headers, signal } = call
  const timeout = AbortSignal.timeout(call.timeout ?? FETCH_TIMEOUT_MS)
  try {
    // Where the configuration cannot be had, the service may still answer on this site's own address.
    const prefix = await loadConfig().then(
      (config) => baseUrl(config, base),
      () => '',
    )
    const response = await fetch(prefix + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw await failureOf(response)
    return response
  } catch (error) {
    throw fromThrown(error)
  }
}

/** Throws a CallFailed, or what `parse` throws. */
export async function callService<Answer>({ parse, ...call }: ServiceCall<Answer>): Promise<Answer> {
  const response = await askService(call)
  const json: unknown = await response.json().catch((error: unknown) => {
    throw fromThrown(error)
  })
  return parse(json)
}
