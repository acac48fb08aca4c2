import { type BackendAnswer, restError } from '#local/gateway/request/answer.ts'

/** What is known about a failure inside the backend; text that may hold data is only looked at, never passed on. */
export type Failure = { readonly code: string | null; readonly message: string }

export const failureOf = (thrown: unknown): Failure => {
  if (typeof thrown !== 'object' || thrown === null) return { code: null, message: '' }
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : null
  const message = 'message' in thrown && typeof thrown.message === 'string' ? thrown.message : ''
  return { code, message }
}

const LOST = /^(CONNECTION_|CONNECT_|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/
const later = { 'retry-after': '2' }

export const unavailable = (): BackendAnswer =>
  restError(503, 'PGRST001', 'The service is not available right now. Please try again.', later)

const kept = (message: string, shape: RegExp, otherwise: string): string =>
  shape.test(message) ? message : otherwise

const constraintText = (message: string): string =>
  kept(
    message,
    // our own functions raise this code with a sentence of their own
    /^(duplicate key value violates unique constraint "\w+"|[A-Z][^"\n]{0,120}\.)$/,
    'duplicate key value violates a unique constraint',
  )

const forbidden = (signedIn: boolean): BackendAnswer =>
  restError(signedIn ? 403 : 401, '42501', 'permission denied: this row belongs to someone else or is closed')

const byCode = (
  { code, message }: { code: string; message: string },
  signedIn: boolean,
): BackendAnswer | null => {
  switch (code) {
    case '23505':
      return restError(409, code, constraintText(message))
    case '23503':
      return restError(409, code, 'A row this one refers to does not exist, or is still needed.')
    case '23502':
      return restError(400, code, 'A required value is missing.')
    case '23514':
      return restError(400, code, 'A value is outside of what is allowed.')
    case '42501':
      return forbidden(signedIn)
    case '25006':
      return restError(405, code, 'This call changes data and needs POST.', { allow: 'POST' })
    case '42703':
      return restError(
        400,
        code,
        kept(message, /^column "?[\w.]{1,120}"? does not exist$/, 'A column does not exist.'),
      )
    case '42P01':
      return restError(404, 'PGRST205', 'Could not find the table in the schema cache')
    case '42883':
      return restError(404, code, 'Could not find the function or operator.')
    case 'P0001':
      return restError(400, code, kept(message, /^[^\n]{1,200}$/, 'The request was refused.'))
    case '57014':
      return restError(503, code, 'The request took too long. Please try again.', later)
    default:
      return null
  }
}

const byClass = (code: string): BackendAnswer | null => {
  switch (code.slice(0, 2)) {
    case '21':
    case '22':
    case '42':
    case '44':
    case '54':
      return restError(400, code, 'A value does not have the form its column needs.')
    case '23':
      return restError(409, code, 'The change does not fit the data that is there.')
    case '40':
    case '08':
    case '53':
    case '55':
    case '57':
    case '58':
      return unavailable()
    default:
      return null
  }
}

export const answerForFailure = (failure: Failure, signedIn: boolean): BackendAnswer => {
  const { code, message } = failure
  if (code !== null && LOST.test(code)) return unavailable()
  if (code !== null && /^[0-9A-Z]{5}$/.test(code)) {
    const answer = byCode({ code, message }, signedIn) ?? byClass(code)
    if (answer !== null) return answer
    return restError(500, 'XX000', 'Something went wrong. Please try again.')
  }
  // without an SQLSTATE the statement never reached the database: a value could not be written down for it
  return restError(400, '22P02', 'A value does not have the form its column needs.')
}

const KEPT_CODES = new Set([
  'PGRST106',
  'PGRST116',
  'PGRST202',
  'PGRST204',
  'PGRST205',
  'PGRST301',
  'PGRST303',
])
const SENTENCES: Readonly<Record<string, string>> = {
  PGRST100: 'The query could not be read.',
  PGRST102: 'Empty or invalid json',
  PGRST103: 'Requested range not satisfiable',
  PGRST105: 'The filters do not name one row by its primary key.',
  PGRST107: 'None of the requested media types is available.',
  PGRST108: 'A filter names something that is not selected.',
  PGRST118: 'The related rows cannot be used for ordering.',
  PGRST123: 'Use of aggregate functions is not allowed',
  PGRST125: 'Invalid path specified in request URL',
  PGRST200: 'Could not find a relationship between these tables.',
  PGRST201: 'More than one relationship fits this request.',
}

const readBody = (body: string): { code: string; message: string } | null => {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null) return null
    const code = 'code' in value && typeof value.code === 'string' ? value.code : null
    const message = 'message' in value && typeof value.message === 'string' ? value.message : ''
    return code === null ? null : { code, message }
  } catch {
    return null
  }
}

/** The text is replaced unless it is known to hold names only. */
export const cleanRestError = (answer: BackendAnswer): BackendAnswer => {
  const found = readBody(answer.body)
  if (found === null) {
    if (answer.status === 401) return restError(401, 'PGRST301', 'No API key found in request')
    if (answer.status === 404 || answer.status === 405)
      return restError(404, 'PGRST125', 'Invalid path specified in request URL')
    return restError(
      answer.status >= 500 ? 500 : answer.status,
      'PGRST000',
      'The request could not be served.',
    )
  }
  const { code, message } = found
  const text =
    KEPT_CODES.has(code) && message.length <= 300
      ? message
      : (SENTENCES[code] ?? 'The request could not be understood.')
  return restError(answer.status >= 500 ? 400 : answer.status, code, text)
}
