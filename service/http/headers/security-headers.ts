import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#service/http/request/app-env.ts'

const HEADERS: ReadonlyMap<string, string> = new Map([
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self)',
  ],
])

const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export const bareHeaders = (): readonly (readonly [string, string])[] => [
  ...HEADERS,
  ['Content-Security-Policy', BARE_POLICY],
  ['Cache-Control', 'no-store'],
]

/**
 * Puts the security headers on every answer, errors included. A page brings its own Content-Security-Policy and
 * Cache-Control; what brings none gets the strictest.
 */
export const securityHeaders = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of HEADERS) headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', BARE_POLICY)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
}
