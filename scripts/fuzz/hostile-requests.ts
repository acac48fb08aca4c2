import { garble, hostileText, hostileValue, spoil } from './hostile-values.ts'
import type { Random } from './random.ts'
import { VALID_BODIES } from './samples.ts'

export type HostileRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'BREW'] as const
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json/x',
  '',
] as const

const inHeader = (text: string): string => text.replaceAll(/[^\u0020-\u007e]/g, '').slice(0, 400)
const inPath = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 400)

const odd = (random: Random): Record<string, string> => ({
  ...(random.once(6) ? { 'x-request-id': inHeader(hostileText(random)) } : {}),
  ...(random.once(8) ? { origin: random.pick(['null', 'https://evil.example', 'http://localhost:1']) } : {}),
  ...(random.once(8) ? { authorization: `Bearer ${inHeader(hostileText(random))}` } : {}),
  ...(random.once(10) ? { 'x-forwarded-for': inHeader(hostileText(random)) } : {}),
  ...(random.once(10) ? { 'accept-encoding': inHeader(hostileText(random)) } : {}),
  ...(random.once(10) ? { 'if-none-match': inHeader(hostileText(random)) } : {}),
})

const key = (random: Random): Record<string, string> =>
  random.once(3)
    ? {
        'idempotency-key': random.pick([
          `fuzz-${random.below(50)}-key`,
          inHeader(hostileText(random)),
          'k'.repeat(random.below(300)),
        ]),
      }
    : {}

const tidy = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.trim()]))

const assess = (random: Random): HostileRequest => {
  const json = JSON.stringify(spoil(random.pick(VALID_BODIES), random))
  return {
    method: 'POST',
    path: '/v1/assess',
    headers: tidy({
      'content-type': random.once(20) ? random.pick(TYPES) : 'application/json',
      ...key(random),
      ...odd(random),
    }),
    body: random.once(8) ? garble(json, random) : json,
  }
}

const PATHS = [
  '/v1/assess',
  '/v1/openapi.json',
  '/config.json',
  '/healthz',
  '/readyz',
  '/',
  '/about',
  '/pets/1',
] as const

const address = (random: Random): HostileRequest => {
  const method = random.pick(METHODS)
  const base = random.pick(PATHS)
  const path = random.pick([
    base,
    `${base}/`,
    `${base}?${inPath(hostileText(random))}=${inPath(hostileText(random))}`,
    `${base}/${inPath(hostileText(random))}`,
    `/${inPath(hostileText(random))}`,
    `/v1/${inPath(hostileText(random))}`,
    `/api/assessments/${inPath(hostileText(random))}`,
    `/assets/${inPath(hostileText(random))}`,
    `/%2e%2e/%2e%2e/etc/passwd`,
    `//${inPath(hostileText(random))}`,
    '/%',
    '/%c0%ae',
    `/${'a/'.repeat(random.below(200))}`,
  ])
  const hasBody = !['GET', 'HEAD'].includes(method)
  return {
    method,
    path,
    headers: tidy({ 'content-type': random.pick(TYPES), ...odd(random) }),
    body: hasBody ? JSON.stringify(hostileValue(random)) : null,
  }
}

const TABLES = [
  'user_profiles',
  'pet_profiles',
  'triage_sessions',
  'beta_waitlist',
  'beta_invite_codes',
  'contact_messages',
  'assessment_requests',
  'no_such_table',
] as const
const COLUMNS = [
  'id',
  'user_id',
  'name',
  'medical_conditions',
  'symptoms',
  'is_active',
  'birthday',
  'weight_value',
] as const
const OPERATORS = ['eq', 'in', 'cs', 'is', 'gt', 'like', 'fts', 'not.eq', 'ov', 'nonsense'] as const
const FUNCTIONS = [
  'verify_beta_invite_code',
  'claim_beta_invite_code',
  'release_beta_invite_code',
  'no_such_function',
] as const

const row = (random: Random): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: 1 + random.below(5) }, () => [random.pick(COLUMNS), hostileValue(random)]),
  )

const rest = (random: Random, credentials: Record<string, string>): HostileRequest => {
  const method = random.pick(['GET', 'POST', 'PATCH', 'DELETE', 'HEAD', 'PUT'])
  const call = random.once(4)
  const query = `${random.pick(COLUMNS)}=${random.pick(OPERATORS)}.${inPath(hostileText(random))}`
  const select = random.once(3) ? `&select=${inPath(hostileText(random))}` : ''
  const path = call
    ? `/rest/v1/rpc/${random.pick(FUNCTIONS)}`
    : `/rest/v1/${random.pick(TABLES)}?${query}${select}&limit=${random.once(4) ? inPath(hostileText(random)) : '5'}`
  const body = call
    ? { p_code: hostileValue(random), p_user_id: hostileValue(random), p_email: hostileValue(random) }
    : row(random)
  const json = JSON.stringify(random.once(10) ? [body, hostileValue(random)] : body)
  return {
    method: call ? 'POST' : method,
    path,
    headers: tidy({
      'content-type': 'application/json',
      ...credentials,
      ...(random.once(4)
        ? {
            prefer: random.pick(['return=representation', 'resolution=merge-duplicates', 'count=exact', 'x']),
          }
        : {}),
      ...(random.once(8)
        ? { accept: random.pick(['application/vnd.pgrst.object+json', 'text/csv', 'x/y']) }
        : {}),
    }),
    body: ['GET', 'HEAD'].includes(call ? 'POST' : method)
      ? null
      : random.once(12)
        ? garble(json, random)
        : json,
  }
}

const AUTH = [
  'signup',
  'token?grant_type=password',
  'token?grant_type=refresh_token',
  'token?grant_type=x',
  'recover',
  'verify',
  'user',
  'logout',
  'otp',
  'settings',
  'admin/users',
] as const

const auth = (random: Random, credentials: Record<string, string>): HostileRequest => {
  const method = random.pick(['POST', 'POST', 'POST', 'GET', 'PUT'])
  const body = {
    email: random.once(2) ? 'fuzz@nobody.example' : hostileValue(random),
    password: random.once(2) ? 'wrong password' : hostileValue(random),
    refresh_token: hostileValue(random),
    token_hash: hostileValue(random),
    type: hostileText(random),
    data: hostileValue(random),
  }
  const json = JSON.stringify(spoil(body, random))
  return {
    method,
    path: `/auth/v1/${random.pick(AUTH)}`,
    headers: tidy({
      'content-type': random.once(12) ? random.pick(TYPES) : 'application/json',
      ...credentials,
    }),
    body: method === 'GET' ? null : random.once(12) ? garble(json, random) : json,
  }
}

export type Aim = {
  /** Headers for the embedded backend (apikey, and a token of a signed-in user); null leaves it alone. */
  readonly backend: Readonly<Record<string, string>> | null
}

export const hostileRequest = (random: Random, { backend }: Aim): HostileRequest => {
  const die = random.below(10)
  if (backend !== null && die < 3) return rest(random, { ...backend })
  // Fewer of these, because every one of them costs a password check.
  if (backend !== null && die === 3) return auth(random, { ...backend })
  return die < 8 ? assess(random) : address(random)
}
