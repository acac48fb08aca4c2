import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from '#service/http/request/app-env.ts'

export const nameRoute =
  (route: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('route', route)
    await next()
  }

/** One line per request; never bodies, addresses or the path itself, which may hold ids. */
export const logLine =
  (log: Logger): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = performance.now()
    c.set('log', log)
    await next()
    const { status } = c.res
    const level = c.get('level')
    const model = c.get('model')
    const code = c.get('errorCode')
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: c.get('route') ?? 'unmatched',
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      ...(code === undefined ? {} : { code }),
      ...(level === undefined ? {} : { level }),
      ...(model === undefined ? {} : { model }),
    }
    if (status >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  }
