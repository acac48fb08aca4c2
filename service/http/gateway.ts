import type { Handler } from 'hono'
import type { AppEnv } from '#service/http/request/app-env.ts'
import type { Gateway } from '#service/world/deps.ts'
import { addressOf } from '#service/http/caller/address.ts'
import { BODY_MAX, readBody } from '#service/http/body/read-body.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'

/** The Supabase addresses; without a gateway, or unknown to it, they are 404 as JSON and never a page. */
export const BACKEND_PATHS = ['/auth/v1', '/rest/v1', '/storage/v1', '/realtime/v1', '/functions/v1'] as const

/** What supabase-js needs from another origin. */
export const GATEWAY_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
export const GATEWAY_HEADERS =
  'Content-Type, Authorization, apikey, Prefer, Range, Accept-Profile, Content-Profile, x-client-info, ' +
  'x-request-id, x-supabase-api-version, x-upsert, cache-control'

const notFound = (): ServiceError => new ServiceError('not_found', 'There is nothing at this address.')

/**
 * Hands a request to the gateway with its body already read and bounded, and says where it came from: the forwarded
 * address is the one we saw, never the one the caller wrote.
 */
export const gatewayHandler =
  (gateway: Gateway): Handler<AppEnv> =>
  async (c) => {
    const address = addressOf(c)
    const requestId = c.get('requestId') ?? ''
    const { method, url, signal } = c.req.raw
    const headers = new Headers(c.req.raw.headers)
    headers.set('x-forwarded-for', address)
    headers.delete('forwarded')
    headers.delete('x-real-ip')
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const limit = gateway.bodyLimit?.(c.req.path) ?? BODY_MAX
    const body = hasBody ? Buffer.from(await readBody(c.req.raw, limit)) : null
    headers.delete('transfer-encoding')
    const request = new Request(url, { method, headers, body: body?.byteLength === 0 ? null : body, signal })
    const answer = await gateway.fetch(request, { address, requestId })
    if (answer === null) throw notFound()
    // A copy, because the headers of a fetched answer cannot be added to.
    return new Response(answer.body, answer)
  }
