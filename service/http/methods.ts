import type { Handler, Hono, MiddlewareHandler } from 'hono'
import type { AppEnv } from '#service/http/request/app-env.ts'
import { nameRoute } from '#service/http/request/log-line.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'

type Method = 'GET' | 'POST'

const KNOWN = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const notAllowed = (allow: string): never => {
  throw new ServiceError('method_not_allowed', 'This address does not support that method.', { allow })
}

export const refuseUnknownMethods = (): MiddlewareHandler<AppEnv> => (c, next) =>
  KNOWN.has(c.req.method) ? next() : notAllowed('GET, HEAD, POST, OPTIONS')

export const endpoint = (
  app: Hono<AppEnv>,
  path: string,
  handlers: Readonly<Partial<Record<Method, readonly Handler<AppEnv>[]>>>,
): void => {
  const allow = [
    ...(handlers.GET === undefined ? [] : ['GET', 'HEAD']),
    ...(handlers.POST === undefined ? [] : ['POST']),
    'OPTIONS',
  ].join(', ')
  app.use(path, nameRoute(path))
  for (const handler of handlers.GET ?? []) app.get(path, handler)
  for (const handler of handlers.POST ?? []) app.post(path, handler)
  app.options(path, (c) => c.body(null, 204, { Allow: allow }))
  app.all(path, () => notAllowed(allow))
}
