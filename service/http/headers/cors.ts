import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '#service/http/request/app-env.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'

const METHODS = 'GET, POST, OPTIONS'
const HEADERS = 'Content-Type, Authorization, Idempotency-Key, x-request-id, X-Job-Token'
const EXPOSED = 'x-request-id, Idempotency-Replayed, Retry-After, Location'

type Options = {
  readonly allowedOrigins: readonly string[]
  readonly publicUrl: string
  readonly methods?: string
  readonly headers?: string
}

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null)

const isOwn = (c: Context<AppEnv>, origin: string, publicUrl: string): boolean => {
  if (origin === originOf(publicUrl)) return true
  const host = c.req.header('host') ?? new URL(c.req.url).host
  return origin === `http://${host}` || origin === `https://${host}`
}

/**
 * Lets only a fixed list of origins read answers and write. Strangers and "null" get no CORS header at all, and
 * their writes are refused before anything is done. Credentials are never allowed: no cookie is in use.
 */
export const cors = ({ allowedOrigins, publicUrl, methods, headers }: Options): MiddlewareHandler<AppEnv> => {
  const allowed = new Set(allowedOrigins)
  return async (c, next) => {
    const origin = c.req.header('origin')
    const listed = origin !== undefined && allowed.has(origin)
    const welcome = origin === undefined || listed || isOwn(c, origin, publicUrl)
    const preflight =
      c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
    if (!welcome && (preflight || !['GET', 'HEAD'].includes(c.req.method))) {
      c.header('Vary', 'Origin')
      throw new ServiceError('origin_not_allowed', 'Requests from this website are not allowed.')
    }
    if (preflight) c.res = c.body(null, 204)
    else await next()
    const answer = c.res.headers
    answer.append('Vary', 'Origin')
    if (!listed) return
    answer.set('Access-Control-Allow-Origin', origin)
    answer.set('Access-Control-Expose-Headers', EXPOSED)
    if (!preflight) return
    answer.set('Access-Control-Allow-Methods', methods ?? METHODS)
    answer.set('Access-Control-Allow-Headers', headers ?? HEADERS)
    answer.set('Access-Control-Max-Age', '600')
  }
}
