import { availableParallelism } from 'node:os'
import postgres from 'postgres'
import { answerAuth } from '#local/gateway/auth/auth-route.ts'
import type { BackendAnswer, BackendRequest } from '#local/gateway/request/answer.ts'
import { readCatalog } from '#local/gateway/request/catalog.ts'
import { failureOf, unavailable } from '#local/gateway/request/database-error.ts'
import type { GatewayContext, GatewayLimits, Incoming } from '#local/gateway/request/gateway-context.ts'
import { createRateLimit, type RateLimit } from '#local/gateway/request/rate-limit.ts'
import { answerRest } from '#local/gateway/rest/rest-route.ts'
import { createObjectStore } from '#local/gateway/storage/object-store.ts'
import { answerStorage, storageUnavailable } from '#local/gateway/storage/storage-route.ts'
import { type BackendMail, startWorkerPool } from '#local/gateway/lite/worker-pool.ts'
import { lastingConnections } from '#local/postgres/lasting-socket.ts'
import type { Keys } from '#local/settings/settings.ts'
import { MEDIA_BYTES } from '#contract/assess/assess-request.ts'
import { BUCKET_BYTES } from '#contract/database/storage.ts'
import type { Gateway } from '#service/world/deps.ts'
import { callerOf } from '#service/http/caller/address.ts'

/** `publicUrl` has no trailing slash; `rateLimitFactor` multiplies every limit, and 0 switches them off. */
export type GatewayOptions = {
  readonly databaseUrl: string
  readonly keys: Keys
  readonly jwtSecret: string
  readonly publicUrl: string
  readonly rateLimitFactor: number
  readonly onMail: (mail: BackendMail) => void
  readonly onFault: (code: string) => void
  readonly now?: () => number
  readonly bcryptCost?: number
}

export type RunningGateway = {
  readonly gateway: Gateway
  /** A `fetch` for the service's own client: same backend, no limits, no network. */
  readonly serviceFetch: typeof fetch
  readonly close: () => Promise<void>
}

const KIB = 1024
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const createLimits = (factor: number, now: () => number): GatewayLimits => {
  const limit = (calls: number, windowMs: number): RateLimit =>
    createRateLimit({
      limit: factor === 0 ? Infinity : Math.max(1, Math.round(calls * factor)),
      windowMs,
      now,
    })
  return {
    signInByAddress: limit(30, 15 * MINUTE),
    signInByAccount: limit(10, 15 * MINUTE),
    signInByBoth: limit(10, 15 * MINUTE),
    signUp: limit(30, 15 * MINUTE),
    recoverByAddress: limit(30, 15 * MINUTE),
    recoverByEmail: limit(1, MINUTE),
    verify: limit(60, 15 * MINUTE),
    invites: limit(60, 10 * MINUTE),
    invitesGlobally: limit(3000, 10 * MINUTE),
    waitlist: limit(30, 10 * MINUTE),
    data: limit(3000, MINUTE),
    uploads: limit(120, 10 * MINUTE),
    auth: limit(600, 5 * MINUTE),
  }
}

const EMPTY = new Set([101, 204, 205, 304])

const bodyLimitOf = (path: string): number => {
  const bucket = /^\/storage\/v1\/object\/(?:authenticated\/)?([a-z-]+)\/./.exec(path)?.[1]
  // the file that is one byte too long is still read, so that it can be refused in words
  if (bucket !== undefined && Object.hasOwn(BUCKET_BYTES, bucket)) return MEDIA_BYTES
  return path.startsWith('/rest/v1/') && !path.includes('/rpc/') ? 768 * KIB : 16 * KIB
}

const toResponse = (answer: BackendAnswer, method: string): Response => {
  const bare = EMPTY.has(answer.status) || method === 'HEAD'
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'no-store')
  return new Response(bare ? null : answer.body, { status: answer.status, headers })
}

const incomingOf = async (request: Request, address: string): Promise<Incoming> => ({
  method: request.method,
  url: new URL(request.url),
  headers: request.headers,
  body: new Uint8Array(await request.arrayBuffer()),
  address,
  caller: callerOf(address),
})

const serviceRequest = async (request: Request): Promise<BackendRequest> => {
  const { pathname, search } = new URL(request.url)
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.text()
  return {
    method: request.method,
    path: `${pathname}${search}`,
    headers: Object.fromEntries(request.headers),
    body,
  }
}

export const createGateway = async (options: GatewayOptions): Promise<RunningGateway> => {
  const { databaseUrl, keys, jwtSecret, publicUrl } = options
  const now = options.now ?? Date.now
  const sql = postgres(databaseUrl, {
    max: 2,
    idle_timeout: 60,
    ...lastingConnections,
    onnotice: () => undefined,
  })
  // files are large: they wait for each other here and never hold up anything else
  const files = postgres(databaseUrl, {
    max: 2,
    idle_timeout: 60,
    ...lastingConnections,
    onnotice: () => undefined,
  })
  const data = {
    databaseUrl,
    jwtSecret,
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    siteUrl: publicUrl,
    bcryptCost: options.bcryptCost ?? 10,
  }
  const shared = { onMail: options.onMail, onFault: options.onFault }
  const [catalog, rest, auth] = await Promise.all([
    readCatalog(sql),
    startWorkerPool({ ...shared, size: 1, queue: 400, data: { ...data, connections: 10, nice: 0 } }),
    startWorkerPool({
      ...shared,
      size: availableParallelism() > 2 ? 2 : 1,
      queue: 60,
      data: { ...data, connections: 3, nice: 5 },
    }),
  ])
  const context: GatewayContext = {
    keys,
    jwtSecret,
    publicUrl,
    sql,
    catalog,
    limits: createLimits(options.rateLimitFactor, now),
    askData: rest.ask,
    askAuth: auth.ask,
    now,
  }

  const store = createObjectStore(files)
  const tidy = (): void => {
    store.removeExpired().catch((error: unknown) => options.onFault(failureOf(error).code ?? 'storage'))
  }
  tidy()
  const tidying = setInterval(tidy, HOUR).unref()
  const askStorage = async (incoming: Incoming): Promise<Response | null> => {
    try {
      return await answerStorage(context, store, incoming)
    } catch (error) {
      options.onFault(failureOf(error).code ?? 'storage')
      return storageUnavailable()
    }
  }

  const gateway: Gateway = {
    paths: ['/auth/v1', '/rest/v1', '/storage/v1'],
    bodyLimit: bodyLimitOf,
    fetch: async (request, { address }) => {
      const incoming = await incomingOf(request, address)
      if (incoming.url.pathname.startsWith('/storage/')) return askStorage(incoming)
      const answer = incoming.url.pathname.startsWith('/auth/')
        ? await answerAuth(context, incoming)
        : await answerRest(context, incoming)
      return answer === null ? null : toResponse(answer, request.method)
    },
  }

  const serviceFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const message = await serviceRequest(request)
    const pool = message.path.startsWith('/auth/') ? auth : rest
    return toResponse((await pool.ask(message)) ?? unavailable(), request.method)
  }

  const close = async (): Promise<void> => {
    clearInterval(tidying)
    await Promise.all([rest.close(), auth.close()])
    await Promise.all([sql.end({ timeout: 3 }), files.end({ timeout: 3 })])
  }

  return { gateway, serviceFetch, close }
}
