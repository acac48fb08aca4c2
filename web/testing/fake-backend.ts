import { refusalOf, strangeColumns, strangeName } from '#web/testing/database-names.ts'
import { createBackend, provideBackend, type Backend } from '#web/lib/calls/supabase.ts'

export type SentRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}

export type Reply = { status?: number; body?: unknown; headers?: Record<string, string> }

type Handler = (request: SentRequest) => Reply | Promise<Reply>

export type FakeBackend = {
  client: Backend
  sent: SentRequest[]
  sentTo: (route: string) => SentRequest[]
  on: (route: string, handler: Handler | Reply) => void
}

const bodyOf = (init: RequestInit | undefined): unknown => {
  const { body } = init ?? {}
  if (typeof body !== 'string') return body ?? null
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

const addressOf = (input: RequestInfo | URL): URL =>
  new URL(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url)

/**
 * The real client library over a made-up network: what the app sends can be looked at, what comes back is said
 * by the test. An address without an answer gives 404. It knows no table, column or function that the database does
 * not know: asked for one it refuses as the database does, and a test that answers with one fails.
 */
export async function fakeBackend(answers: Record<string, Handler | Reply> = {}): Promise<FakeBackend> {
  const handlers = new Map<string, Handler | Reply>()
  const on = (route: string, handler: Handler | Reply): void => {
    const strange = strangeName(route.split(' ')[1] ?? '')
    if (strange !== null) throw new Error(`The database has no ${strange}.`)
    handlers.set(route, handler)
  }
  for (const [route, handler] of Object.entries(answers)) on(route, handler)
  const sent: SentRequest[] = []
  const send: typeof fetch = async (input, init) => {
    const url = addressOf(input)
    const method = init?.method ?? 'GET'
    const request: SentRequest = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: bodyOf(init),
    }
    sent.push(request)
    const refusal: Reply | null = refusalOf(request)
    const handler = refusal ??
      handlers.get(`${method} ${url.pathname}`) ?? {
        status: 404,
        body: { message: 'not found' },
      }
    const {
      status = 200,
      body = null,
      headers,
    } = typeof handler === 'function' ? await handler(request) : handler
    const strange = status < 300 ? strangeColumns(url.pathname, body) : []
    if (strange.length > 0) throw new Error(`${url.pathname} has no column ${strange.join(', ')}.`)
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    })
  }
  const client = await createBackend('https://backend.test', 'public-key', send)
  return {
    client,
    sent,
    sentTo: (route) => sent.filter(({ method, path }) => `${method} ${path}` === route),
    on,
  }
}

export async function installFakeBackend(
  answers: Record<string, Handler | Reply> = {},
): Promise<FakeBackend> {
  const fake = await fakeBackend(answers)
  provideBackend(fake.client)
  return fake
}
