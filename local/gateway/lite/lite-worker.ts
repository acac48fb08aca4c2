import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { createAccounts, isForStandIn } from '#local/gateway/auth/accounts.ts'
import { authError, type BackendAnswer, type BackendRequest } from '#local/gateway/request/answer.ts'
import { createLite } from '#local/gateway/lite/create-lite.ts'
import {
  answerForFailure,
  cleanRestError,
  failureOf,
  unavailable,
} from '#local/gateway/request/database-error.ts'
import { noteFailures, watched } from '#local/gateway/lite/sql-state.ts'

const Data = z.object({
  databaseUrl: z.string(),
  jwtSecret: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  siteUrl: z.string(),
  connections: z.number(),
  bcryptCost: z.number(),
  nice: z.number(),
})

const Message = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('request'),
    id: z.number(),
    method: z.string(),
    path: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string().nullable(),
  }),
  z.object({ type: z.literal('close') }),
])

if (parentPort === null) throw new Error('this file runs as a worker of the gateway')
const port = parentPort
const data = Data.parse(workerData)

// the backend prints statements with their values on the console: nothing of that may reach a log
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => undefined
// on Linux this is about the calling thread alone: hashing passwords must not slow everyone else down
if (process.platform === 'linux' && data.nice > 0) setPriority(0, data.nice)
process.env['LITE_AUTH_BCRYPT_COST'] = String(data.bcryptCost)

const lite = await createLite({
  ...data,
  confirmations: true,
  mailer: {
    send: async (mail) => {
      if (!isForStandIn(mail.to)) port.postMessage({ type: 'mail', mail })
    },
  },
})
noteFailures(lite.connection)

const PASSED_ON = new Set([
  'content-type',
  'content-range',
  'location',
  'preference-applied',
  'allow',
  'retry-after',
])

const toRequest = ({ method, path, headers, body }: BackendRequest): Request =>
  new Request(`http://localhost${path}`, { method, headers, body: body === null ? null : body })

const toAnswer = async (response: Response): Promise<BackendAnswer> => ({
  status: response.status,
  headers: Object.fromEntries([...response.headers].filter(([name]) => PASSED_ON.has(name))),
  body: await response.text(),
})

// the client library sends the key itself where nobody is signed in
const signedIn = ({ headers }: BackendRequest): boolean =>
  headers['authorization'] !== undefined && headers['authorization'] !== `Bearer ${headers['apikey'] ?? ''}`

const rest = async (request: BackendRequest): Promise<BackendAnswer> => {
  const { result, failure } = await watched(async () => toAnswer(await lite.fetch(toRequest(request))))
  if (result.status < 400) return result
  return failure === null ? cleanRestError(result) : answerForFailure(failure, signedIn(request))
}

const AuthBody = z.object({ error_code: z.string(), msg: z.string() }).loose()

const auth = async (request: BackendRequest): Promise<BackendAnswer> => {
  const answer = await toAnswer(await lite.fetch(toRequest(request)))
  if (answer.status < 400) return answer
  try {
    const body = AuthBody.parse(JSON.parse(answer.body))
    if (answer.status < 500) return authError(answer.status, body.error_code, body.msg)
  } catch {
    if (answer.status === 401) return authError(401, 'no_authorization', 'Invalid API key')
  }
  if (answer.status < 500)
    return authError(answer.status, 'validation_failed', 'The request could not be understood.')
  return authError(500, 'unexpected_failure', 'Something went wrong. Please try again.')
}

const accounts = createAccounts({
  sql: lite.connection.driver,
  backend: auth,
  bcryptCost: data.bcryptCost,
  sendExistingAccountMail: (email) =>
    port.postMessage({ type: 'mail', mail: { to: email, subject: 'existing-account' } }),
  sendAddressChangeMail: (email) =>
    port.postMessage({ type: 'mail', mail: { to: email, subject: 'address-change' } }),
  sendConfirmationMail: (email, token) => {
    const text = `${data.siteUrl}/auth/v1/verify?token=${token}&type=signup`
    port.postMessage({ type: 'mail', mail: { to: email, subject: 'confirmation', text } })
  },
  now: Date.now,
})

const route = async (
  request: BackendRequest,
): Promise<{ answer: BackendAnswer; after?: () => Promise<void> }> => {
  const { pathname, searchParams } = new URL(request.path, 'http://localhost')
  if (pathname.startsWith('/rest/v1/')) return { answer: await rest(request) }
  switch (`${request.method} ${pathname}`) {
    case 'POST /auth/v1/token':
      if (searchParams.get('grant_type') === 'refresh_token')
        return { answer: await accounts.refresh(request) }
      return {
        answer: await (searchParams.get('grant_type') === 'password'
          ? accounts.signIn(request)
          : auth(request)),
      }
    case 'POST /auth/v1/signup':
      return { answer: await accounts.signUp(request) }
    case 'POST /auth/v1/recover':
      return accounts.recover(request)
    case 'POST /auth/v1/resend':
      return accounts.resend(request)
    case 'PUT /auth/v1/user':
      return { answer: await accounts.updateUser(request) }
    default:
      return { answer: await auth(request) }
  }
}

const serve = async (id: number, request: BackendRequest): Promise<void> => {
  try {
    const { answer, after } = await route(request)
    port.postMessage({ type: 'answer', id, answer })
    await after?.()
  } catch (thrown) {
    const { code } = failureOf(thrown)
    const down = code !== null && answerForFailure({ code, message: '' }, false).status === 503
    const answer = request.path.startsWith('/rest/')
      ? down
        ? unavailable()
        : answerForFailure(failureOf(thrown), signedIn(request))
      : authError(down ? 503 : 500, 'unexpected_failure', 'Something went wrong. Please try again.')
    port.postMessage({ type: 'answer', id, answer })
    port.postMessage({ type: 'fault', code: code ?? (thrown instanceof Error ? thrown.name : 'unknown') })
  }
}

port.on('message', (raw: unknown) => {
  const message = Message.parse(raw)
  if (message.type === 'request') {
    const { id, type: _, ...request } = message
    void serve(id, request)
    return
  }
  void lite.close().finally(() => process.exit(0))
})

// the first look at the schema is slow and not safe to do twice at once: do it before anyone asks
await lite.connection.introspect({ useCache: true })
port.postMessage({ type: 'ready' })
