import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  authError,
  type BackendAnswer,
  type BackendRequest,
  jsonAnswer,
} from '#local/gateway/request/answer.ts'
import {
  backendHeaders,
  type GatewayContext,
  type Incoming,
  readCredentials,
} from '#local/gateway/request/gateway-context.ts'
import type { RateLimit, Verdict } from '#local/gateway/request/rate-limit.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'
import { parseStrictJson } from '#service/http/body/strict-json.ts'

const ADDRESSES: ReadonlyMap<string, readonly string[]> = new Map([
  ['/auth/v1/health', ['GET']],
  ['/auth/v1/settings', ['GET']],
  ['/auth/v1/signup', ['POST']],
  ['/auth/v1/token', ['POST']],
  ['/auth/v1/recover', ['POST']],
  ['/auth/v1/resend', ['POST']],
  ['/auth/v1/logout', ['POST']],
  ['/auth/v1/user', ['GET', 'PUT']],
  ['/auth/v1/verify', ['GET', 'POST']],
])
/** Called by a person's browser from a mail, or by a monitor. */
const KEYLESS = new Set(['GET /auth/v1/verify', 'GET /auth/v1/health'])
const GRANTS = new Set(['password', 'refresh_token', 'pkce'])
const TOKEN_HASH = /^[0-9a-f]{64}$/
const LINK_TYPES: ReadonlySet<unknown> = new Set(['signup', 'recovery', 'email_change'])

const tooMany = (message: string, verdict: Verdict, code = 'over_request_rate_limit'): BackendAnswer | null =>
  verdict.allowed ? null : authError(429, code, message, { 'retry-after': String(verdict.retryAfter) })

const PLEASE_WAIT = 'Too many attempts. Please wait a few minutes and try again.'

const unavailable = (): BackendAnswer =>
  authError(503, 'unexpected_failure', 'The service is not available right now. Please try again.', {
    'retry-after': '2',
  })

const keyFault = (context: GatewayContext, incoming: Incoming): BackendAnswer | null => {
  if (KEYLESS.has(`${incoming.method} ${incoming.url.pathname}`)) return null
  const credentials = readCredentials(context, incoming.headers)
  switch (credentials.kind) {
    case 'no_key':
      return authError(401, 'no_authorization', 'Invalid API key')
    case 'bad_token':
      return authError(401, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
    case 'known':
      return null
  }
}

const Fields = z.record(z.string(), z.unknown())
type Fields = z.infer<typeof Fields>

const readFields = (incoming: Incoming): { fields: Fields } | BackendAnswer => {
  if (incoming.body.byteLength === 0) return { fields: {} }
  try {
    const parsed = Fields.safeParse(parseStrictJson(incoming.body))
    if (parsed.success) return { fields: parsed.data }
    return authError(400, 'bad_json', 'Could not parse request body as JSON')
  } catch (error) {
    if (error instanceof ServiceError) return authError(400, 'bad_json', error.message)
    throw error
  }
}

/** Limits count a digest: the address itself has no business in memory. */
const digest = (email: unknown): string =>
  createHash('sha256')
    .update(typeof email === 'string' ? email.trim().toLowerCase() : '')
    .digest('base64url')

const firstRefusal = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.find((verdict) => !verdict.allowed) ?? { allowed: true }

const count = (limits: readonly (readonly [RateLimit, string])[]): void => {
  for (const [limit, key] of limits) limit.hit(key)
}

type Send = (request: BackendRequest) => Promise<BackendAnswer>

type Attempt = (
  context: GatewayContext,
  incoming: Incoming,
  request: BackendRequest,
  fields: Fields,
  send: Send,
) => Promise<BackendAnswer>

/**
 * Wrong passwords count for the account, for the address, and for the two together. Once an account has had too
 * many, whoever guessed is shut out; the owner, coming from elsewhere, still gets in with the right one.
 */
const signIn: Attempt = async ({ limits }, incoming, request, fields, send) => {
  const account = digest(fields['email'])
  const both = `${account} ${incoming.caller}`
  const accountVerdict = limits.signInByAccount.look(account)
  const guessedHere = !accountVerdict.allowed && limits.signInByBoth.count(both) > 0
  const refused = tooMany(
    PLEASE_WAIT,
    firstRefusal(
      limits.signInByAddress.look(incoming.caller),
      limits.signInByBoth.look(both),
      guessedHere ? accountVerdict : { allowed: true },
    ),
  )
  if (refused !== null) return refused
  // counted before the answer is known, so that many guesses at once do not slip through together
  count([
    [limits.signInByAddress, incoming.caller],
    [limits.signInByAccount, account],
    [limits.signInByBoth, both],
  ])
  const answer = await send(request)
  if (answer.status === 200) {
    limits.signInByBoth.forget(both)
    limits.signInByAccount.takeBack(account)
    limits.signInByAddress.takeBack(incoming.caller)
    return answer
  }
  if (answer.status >= 500) {
    limits.signInByBoth.takeBack(both)
    limits.signInByAccount.takeBack(account)
    limits.signInByAddress.takeBack(incoming.caller)
    return answer
  }
  return tooMany(PLEASE_WAIT, accountVerdict) ?? answer
}

const mailed: Attempt = async ({ limits }, incoming, request, fields, send) => {
  const refusedHere = tooMany(PLEASE_WAIT, limits.recoverByAddress.hit(incoming.caller))
  if (refusedHere !== null) return refusedHere
  const verdict = limits.recoverByEmail.hit(digest(fields['email']))
  if (!verdict.allowed) {
    const text = `For security purposes, you can only request this after ${verdict.retryAfter} seconds.`
    return tooMany(text, verdict, 'over_email_send_rate_limit') ?? unavailable()
  }
  return send(request)
}

/** Our own callback page, or another page of ours that was asked for. */
const landing = (publicUrl: string, wanted: string | null): string => {
  const fallback = `${publicUrl}/auth/callback`
  if (wanted === null || !URL.canParse(wanted)) return fallback
  const url = new URL(wanted)
  return url.origin === publicUrl && url.username === '' && url.pathname !== '/'
    ? `${publicUrl}${url.pathname}`
    : fallback
}

const redirect = (location: string): BackendAnswer => ({ status: 303, headers: { location }, body: '' })

const verifyLink = async (
  context: GatewayContext,
  incoming: Incoming,
  send: Send,
): Promise<BackendAnswer> => {
  const { searchParams } = incoming.url
  const target = landing(context.publicUrl, searchParams.get('redirect_to'))
  const failed = (code: string): BackendAnswer => redirect(`${target}#error=access_denied&error_code=${code}`)
  if (!context.limits.verify.hit(incoming.caller).allowed) return failed('over_request_rate_limit')
  const token = searchParams.get('token') ?? ''
  const type = searchParams.get('type') ?? ''
  if (!TOKEN_HASH.test(token) || !LINK_TYPES.has(type)) return failed('otp_expired')
  const query = new URLSearchParams({ token, type, redirect_to: target })
  const headers = backendHeaders(incoming, false)
  const answer = await send({
    method: 'GET',
    path: `/auth/v1/verify?${query.toString()}`,
    headers,
    body: null,
  })
  const location = answer.headers['location']
  return location?.startsWith(`${target}#`) === true ? redirect(location) : failed('otp_expired')
}

const verifyFault = (context: GatewayContext, incoming: Incoming, fields: Fields): BackendAnswer | null => {
  const refused = tooMany(PLEASE_WAIT, context.limits.verify.hit(incoming.caller))
  if (refused !== null) return refused
  const { token_hash: hash, type } = fields
  // a short code would have to be guessable to be typed: only the long one from the mail counts
  const fits = typeof hash === 'string' && TOKEN_HASH.test(hash) && LINK_TYPES.has(type)
  return fits ? null : authError(403, 'otp_expired', 'Email link is invalid or has expired')
}

/** With these fields only, and only where they are text: the backend takes whatever it is given. */
const withTexts = (request: BackendRequest, fields: Fields, names: readonly string[]): BackendRequest => {
  const kept = names.flatMap((name) =>
    typeof fields[name] === 'string' ? [[name, fields[name]] as const] : [],
  )
  return { ...request, body: JSON.stringify(Object.fromEntries(kept)) }
}

const sendPost: Attempt = async (context, incoming, request, fields, send) => {
  switch (incoming.url.pathname) {
    case '/auth/v1/signup': {
      const refused = tooMany(PLEASE_WAIT, context.limits.signUp.hit(incoming.caller))
      return refused ?? send(request)
    }
    case '/auth/v1/recover':
      return mailed(context, incoming, request, fields, send)
    case '/auth/v1/resend':
      return fields['type'] === 'signup'
        ? mailed(context, incoming, request, fields, send)
        : authError(400, 'validation_failed', 'Only the confirmation of a sign-up can be sent again.')
    case '/auth/v1/verify':
      return (
        verifyFault(context, incoming, fields) ?? send(withTexts(request, fields, ['token_hash', 'type']))
      )
    case '/auth/v1/logout':
      return send(withTexts(request, fields, ['scope']))
    case '/auth/v1/token': {
      const grant = incoming.url.searchParams.get('grant_type') ?? ''
      if (!GRANTS.has(grant)) return authError(400, 'validation_failed', 'unsupported_grant_type')
      const path = `/auth/v1/token?grant_type=${grant}`
      if (grant === 'pkce')
        return send(withTexts({ ...request, path }, fields, ['auth_code', 'code_verifier']))
      if (grant === 'refresh_token') return send({ ...request, path })
      return signIn(context, incoming, { ...request, path }, fields, send)
    }
    default: {
      // a password typed into an open session can be guessed as well as one at sign-in
      const isGuess = 'current_password' in fields
      const refused = isGuess
        ? tooMany(PLEASE_WAIT, context.limits.signInByAddress.hit(incoming.caller))
        : null
      return refused ?? send(request)
    }
  }
}

export const answerAuth = async (
  context: GatewayContext,
  incoming: Incoming,
): Promise<BackendAnswer | null> => {
  const { method, url } = incoming
  const allowed = ADDRESSES.get(url.pathname)
  if (allowed === undefined) return null
  if (!allowed.includes(method)) {
    return authError(405, 'validation_failed', 'This address does not support that method.', {
      allow: allowed.join(', '),
    })
  }
  const names = [...url.searchParams.keys()]
  if (url.search.length > 4000 || new Set(names).size !== names.length) {
    return authError(400, 'validation_failed', 'The request could not be understood.')
  }
  const fault = tooMany(PLEASE_WAIT, context.limits.auth.hit(incoming.caller)) ?? keyFault(context, incoming)
  if (fault !== null) return fault
  if (url.pathname === '/auth/v1/health')
    return jsonAnswer(200, { name: 'GoTrue', version: '', description: 'accounts' })
  const send: Send = async (request) => (await context.askAuth(request)) ?? unavailable()
  if (method === 'GET') {
    if (url.pathname === '/auth/v1/verify') return verifyLink(context, incoming, send)
    return send({ method, path: url.pathname, headers: backendHeaders(incoming, false), body: null })
  }
  const read = readFields(incoming)
  if (!('fields' in read)) return read
  const body = JSON.stringify(read.fields)
  const path = url.pathname === '/auth/v1/logout' ? `${url.pathname}${url.search}` : url.pathname
  return sendPost(
    context,
    incoming,
    { method, path, headers: backendHeaders(incoming, true), body },
    read.fields,
    send,
  )
}
