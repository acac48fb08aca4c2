import { ErrorBody } from '#contract/error-body.ts'
import type { HostileRequest } from './hostile-requests.ts'

export type Heard = {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  readonly ms: number
}

const HANG_MS = 3000

const INSIDES =
  /\b(?:TypeError|ReferenceError|SyntaxError|RangeError|ZodError|PostgresError|AssertionError)\b|Unexpected token|is not a function|Cannot read prop|invalid input syntax|malformed array|syntax error at|node_modules|\bat \S+ \(.+:\d+:\d+\)|ECONNREFUSED|\/work\/|file:\/\/\//

const NAMED = [
  'x-request-id',
  'x-content-type-options',
  'content-security-policy',
  'strict-transport-security',
] as const

const isOurs = (path: string): boolean => path.startsWith('/v1/') || path.startsWith('/api/')

export const faultsOf = (
  request: HostileRequest,
  { status, headers, body, ms }: Heard,
): readonly string[] => {
  const faults: string[] = []
  if (status >= 500) faults.push(`answered ${status}`)
  if (ms > HANG_MS) faults.push(`took ${Math.round(ms)} ms`)
  // A page may well be asked for with such words in its address; only what failed must not show insides.
  if (status >= 400 && !body.startsWith('<!') && INSIDES.test(body)) faults.push('shows exception text')
  for (const name of NAMED) if (!headers.has(name)) faults.push(`lacks ${name}`)
  const said = request.method !== 'HEAD' && status >= 400
  if (said && isOurs(request.path.split('?')[0] ?? '')) {
    const error = ErrorBody.safeParse(parse(body))
    if (!error.success) faults.push('is no error body')
    else if (error.data.error.message === '') faults.push('has an empty message')
    else if (error.data.error.requestId !== headers.get('x-request-id'))
      faults.push('names another request id')
  }
  return faults
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
