import type { Sql } from 'postgres'
import type { BackendAnswer, BackendRequest } from '#local/gateway/request/answer.ts'
import type { Catalog } from '#local/gateway/request/catalog.ts'
import type { RateLimit } from '#local/gateway/request/rate-limit.ts'
import { type Claims, readToken, sameSecret, type TokenFault } from '#local/gateway/request/tokens.ts'
import type { Keys } from '#local/settings/settings.ts'

/** Per caller unless their name says otherwise. */
export type GatewayLimits = {
  readonly signInByAddress: RateLimit
  readonly signInByAccount: RateLimit
  readonly signInByBoth: RateLimit
  readonly signUp: RateLimit
  readonly recoverByAddress: RateLimit
  readonly recoverByEmail: RateLimit
  readonly verify: RateLimit
  readonly invites: RateLimit
  readonly invitesGlobally: RateLimit
  readonly waitlist: RateLimit
  readonly data: RateLimit
  readonly uploads: RateLimit
  readonly auth: RateLimit
}

export type GatewayContext = {
  readonly keys: Keys
  readonly jwtSecret: string
  readonly publicUrl: string
  readonly sql: Sql
  readonly catalog: Catalog
  readonly limits: GatewayLimits
  readonly askData: (request: BackendRequest) => Promise<BackendAnswer | null>
  readonly askAuth: (request: BackendRequest) => Promise<BackendAnswer | null>
  readonly now: () => number
}

export type Incoming = {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: Uint8Array
  readonly address: string
  readonly caller: string
}

export type Credentials =
  | { readonly kind: 'known'; readonly key: 'publishable' | 'secret'; readonly claims: Claims | null }
  | { readonly kind: 'no_key' }
  | { readonly kind: 'bad_token'; readonly fault: TokenFault }

const bearer = (headers: Headers): string | null => {
  const value = headers.get('authorization')
  return value === null ? null : (/^Bearer +(\S+)$/i.exec(value)?.[1] ?? '')
}

/** A token is never silently ignored. */
export const readCredentials = (context: GatewayContext, headers: Headers): Credentials => {
  const { keys, jwtSecret, now } = context
  const given = headers.get('apikey') ?? ''
  const secret = sameSecret(given, keys.secret)
  if (!secret && !sameSecret(given, keys.publishable)) return { kind: 'no_key' }
  const key = secret ? 'secret' : 'publishable'
  const token = bearer(headers)
  // the client library sends the key itself where nobody is signed in
  if (token === null || sameSecret(token, given)) return { kind: 'known', key, claims: null }
  const claims = readToken(token, jwtSecret, now())
  return typeof claims === 'string' ? { kind: 'bad_token', fault: claims } : { kind: 'known', key, claims }
}

const PASSED_ON = [
  'apikey',
  'authorization',
  'accept',
  'prefer',
  'range',
  'range-unit',
  'accept-profile',
  'content-profile',
  'x-client-info',
  'user-agent',
]

export const backendHeaders = (incoming: Incoming, hasBody: boolean): Record<string, string> => {
  const headers: Record<string, string> = { 'x-forwarded-for': incoming.address }
  for (const name of PASSED_ON) {
    const value = incoming.headers.get(name)
    if (value !== null && value.length <= 4096) headers[name] = value
  }
  if (hasBody) headers['content-type'] = 'application/json'
  return headers
}
