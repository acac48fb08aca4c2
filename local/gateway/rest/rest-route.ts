import { type BackendAnswer, type BackendRequest, restError } from '#local/gateway/request/answer.ts'
import { misfit } from '#local/gateway/request/catalog.ts'
import { unavailable } from '#local/gateway/request/database-error.ts'
import {
  backendHeaders,
  type GatewayContext,
  type Incoming,
  readCredentials,
} from '#local/gateway/request/gateway-context.ts'
import type { Verdict } from '#local/gateway/request/rate-limit.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'
import { parseStrictJson } from '#service/http/body/strict-json.ts'

const TABLE_METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']
const RESERVED = new Set([
  'select',
  'order',
  'limit',
  'offset',
  'columns',
  'on_conflict',
  'and',
  'or',
  'not.and',
  'not.or',
])
const ONCE = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']
const QUERY_MAX = 6000
const NESTING_MAX = 8
const ROWS_MAX = 200
const MEDIA = /^(\*\/\*|application\/(\*|json|vnd\.pgrst\.object\+json|vnd\.pgrst\.array\+json))(;[^,]*)?$/i

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const tooMany = (verdict: Verdict): BackendAnswer | null =>
  verdict.allowed
    ? null
    : restError(429, 'PGRST429', 'Too many requests. Please wait a moment and try again.', {
        'retry-after': String(verdict.retryAfter),
      })

const refuse = (message: string): BackendAnswer => restError(400, 'PGRST100', message)

const nesting = (text: string): number => {
  let depth = 0
  let deepest = 0
  for (const char of text) {
    if (char === '(' || char === '{') depth += 1
    else if (char === ')' || char === '}') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

const queryFault = ({ url, method }: Incoming): BackendAnswer | null => {
  if (url.search.length > QUERY_MAX) return restError(414, 'PGRST100', 'The query is too long.')
  const names = [...url.searchParams.keys()]
  if (names.length > 60) return refuse('The query has too many parts.')
  if (ONCE.some((name) => names.filter((each) => each === name).length > 1)) {
    return refuse('A part of the query was given twice.')
  }
  for (const [name, value] of url.searchParams) {
    if (`${name}${value}`.includes('\u0000') || nesting(value) > NESTING_MAX || name.length > 200) {
      return refuse('The query could not be read.')
    }
  }
  const changes = method === 'PATCH' || method === 'DELETE'
  const filters = names.filter((name) => !RESERVED.has(name) || ['and', 'or'].includes(name))
  if (changes && filters.length === 0)
    return restError(400, '21000', 'A change needs to say which rows it is for.')
  return null
}

const headerFault = ({ headers }: Incoming): BackendAnswer | null => {
  const accept = headers.get('accept') ?? '*/*'
  if (!accept.split(',').some((part) => MEDIA.test(part.trim()))) {
    return restError(406, 'PGRST107', 'None of the requested media types is available.')
  }
  for (const name of ['accept-profile', 'content-profile']) {
    if ((headers.get(name) ?? 'public') !== 'public') {
      return restError(406, 'PGRST106', 'Invalid schema', {})
    }
  }
  return null
}

const readJson = (incoming: Incoming): { value: unknown } | BackendAnswer => {
  const type = incoming.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return restError(415, 'PGRST102', 'Send the request as application/json.')
  try {
    return { value: parseStrictJson(incoming.body) }
  } catch (error) {
    if (error instanceof ServiceError) return restError(400, 'PGRST102', error.message)
    throw error
  }
}

const rowsFault = (
  value: unknown,
  columns: ReadonlyMap<string, string>,
  method: string,
): BackendAnswer | null => {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (Array.isArray(value) && method !== 'POST') return restError(400, 'PGRST102', 'Empty or invalid json')
  if (rows.length > ROWS_MAX) return restError(400, 'PGRST102', `Send at most ${ROWS_MAX} rows at once.`)
  for (const row of rows) {
    if (!isRow(row)) return restError(400, 'PGRST102', 'Empty or invalid json')
    const name = misfit(row, columns)
    if (name !== null)
      return restError(400, '22P02', `The value for ${name} does not have the form its column needs.`)
  }
  return null
}

const methodNotAllowed = (allow: readonly string[]): BackendAnswer =>
  restError(405, 'PGRST101', 'This address does not support that method.', { allow: allow.join(', ') })

const keyFault = (context: GatewayContext, incoming: Incoming): BackendAnswer | null => {
  const credentials = readCredentials(context, incoming.headers)
  switch (credentials.kind) {
    case 'no_key':
      return restError(401, 'PGRST301', 'Invalid API key')
    case 'bad_token':
      return credentials.fault === 'expired'
        ? restError(401, 'PGRST303', 'JWT expired')
        : restError(401, 'PGRST301', 'The session token could not be verified.')
    case 'known':
      return null
  }
}

const send = async (context: GatewayContext, request: BackendRequest): Promise<BackendAnswer> =>
  (await context.askData(request)) ?? unavailable()

const table = async (context: GatewayContext, incoming: Incoming, name: string): Promise<BackendAnswer> => {
  const columns = context.catalog.relations.get(name)
  if (columns === undefined) {
    return restError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
  }
  if (!TABLE_METHODS.includes(incoming.method)) return methodNotAllowed(TABLE_METHODS)
  const fault = queryFault(incoming)
  if (fault !== null) return fault
  const { url, method } = incoming
  const path = `${url.pathname}${url.search}`
  if (method !== 'POST' && method !== 'PATCH') {
    return send(context, { method, path, headers: backendHeaders(incoming, false), body: null })
  }
  const read = readJson(incoming)
  if (!('value' in read)) return read
  const misfits = rowsFault(read.value, columns, method)
  if (misfits !== null) return misfits
  if (name === 'beta_waitlist') {
    const refused = tooMany(context.limits.waitlist.hit(incoming.caller))
    if (refused !== null) return refused
  }
  const body = JSON.stringify(read.value)
  return send(context, { method, path, headers: backendHeaders(incoming, true), body })
}

const INVITE_FUNCTIONS = new Set([
  'verify_beta_invite_code',
  'claim_beta_invite_code',
  'release_beta_invite_code',
])

const tooManyCodes = (seconds: number): BackendAnswer =>
  restError(429, 'PGRST429', 'Too many invite codes were tried. Please wait a few minutes and try again.', {
    'retry-after': String(seconds),
  })

const inviteLimit = ({ limits }: GatewayContext, caller: string): BackendAnswer | null => {
  for (const verdict of [limits.invites.hit(caller), limits.invitesGlobally.hit('all')]) {
    if (!verdict.allowed) return tooManyCodes(verdict.retryAfter)
  }
  return null
}

const call = async (context: GatewayContext, incoming: Incoming, name: string): Promise<BackendAnswer> => {
  if (!context.catalog.functions.has(name)) {
    return restError(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`)
  }
  if (incoming.method !== 'POST') return methodNotAllowed(['POST'])
  const fault = queryFault(incoming)
  if (fault !== null) return fault
  const read = readJson(incoming)
  if (!('value' in read)) return read
  const args = read.value
  if (!isRow(args)) return restError(400, 'PGRST102', 'Empty or invalid json')
  if (INVITE_FUNCTIONS.has(name)) {
    const refused = inviteLimit(context, incoming.caller)
    if (refused !== null) return refused
  }
  const path = `${incoming.url.pathname}${incoming.url.search}`
  const headers = backendHeaders(incoming, true)
  const answer = await send(context, { method: 'POST', path, headers, body: JSON.stringify(args) })
  // the database keeps its own count, which also holds across several processes
  return answer.status === 200 && answer.body.includes('"rate_limited"') ? tooManyCodes(600) : answer
}

export const answerRest = async (
  context: GatewayContext,
  incoming: Incoming,
): Promise<BackendAnswer | null> => {
  const match = /^\/rest\/v1\/(rpc\/)?([a-z_][a-z0-9_]{0,62})$/.exec(incoming.url.pathname)
  const name = match?.[2]
  if (match === null || name === undefined) return null
  const fault =
    tooMany(context.limits.data.hit(incoming.caller)) ?? keyFault(context, incoming) ?? headerFault(incoming)
  if (fault !== null) return fault
  return match[1] === undefined ? table(context, incoming, name) : call(context, incoming, name)
}
