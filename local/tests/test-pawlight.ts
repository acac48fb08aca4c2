import { randomInt, randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import pino from 'pino'
import postgres, { type Sql } from 'postgres'
import { vi } from 'vitest'
import type { Mail } from '#local/mail/mail.ts'
import { lastingConnections } from '#local/postgres/lasting-socket.ts'
import { readSettings, type Settings } from '#local/settings/settings.ts'
import { startPawlight, type World } from '#local/start-pawlight.ts'
import { databaseUrl } from '#local/tests/own-database.ts'
import { sharedByTests } from '#local/tests/shared-by-tests.ts'
import { PATIENCE } from '#service/testing/patience.ts'
import { noEngine } from '#local/tests/small-engine.ts'

export const keys = {
  publishable: 'sb_publishable_for_gateway_tests',
  secret: 'sb_secret_for_gateway_tests',
  jwt: 'a secret only the gateway tests know, long enough',
} as const

export type Account = {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly accessToken: string
  readonly refreshToken: string
}

type Ask = {
  readonly method?: string
  readonly body?: unknown
  readonly token?: string | undefined
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
}

type Wanted = {
  readonly rateLimitFactor?: number
  readonly bcryptCost?: number
  readonly engine?: World['engine']
  readonly environment?: Readonly<Record<string, string>>
}

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

export type TestPawlight = {
  readonly url: string
  readonly sql: Sql
  readonly mails: Mail[]
  readonly logLines: string[]
  readonly ask: (path: string, request?: Ask) => Promise<Answer>
  readonly client: (key?: string) => SupabaseClient
  readonly freeCode: () => Promise<string>
  readonly signUp: (email: string, password: string, from?: string) => Promise<Answer>
  readonly account: () => Promise<Account>
  readonly stop: () => Promise<void>
}

/** An address from the range for documentation, so that every test is a caller of its own. */
export const someAddress = (): string =>
  `2001:db8:${randomInt(0x1_0000).toString(16)}:${randomInt(0x1_0000).toString(16)}::1`

export const someEmail = (): string => `${randomUUID()}@example.com`

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

export const linkIn = (mail: Mail | undefined): string => {
  const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail?.text ?? '')?.[0]
  if (link === undefined) throw new Error('the mail holds no link')
  return link
}

export const mailTo = (mails: readonly Mail[], email: string): Promise<Mail> =>
  vi.waitFor(
    () => {
      const found = mails.findLast(({ to }) => to === email)
      if (found === undefined) throw new Error('no mail yet')
      return found
    },
    { timeout: PATIENCE, interval: 10 },
  )

export const settingsOfThisRun = (environment: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    SUPABASE_SECRET_KEY: keys.secret,
    JWT_SECRET: keys.jwt,
    ...environment,
  })

export const startTestPawlight = async ({
  rateLimitFactor = 0,
  bcryptCost = 4,
  engine = noEngine,
  environment = {},
}: Wanted = {}): Promise<TestPawlight> => {
  // its connections may be ended by a test, like everybody else's
  const sql = postgres(databaseUrl, {
    ...lastingConnections,
    fetch_types: true,
    max: 2,
    onnotice: () => undefined,
  })
  const mails: Mail[] = []
  const logLines: string[] = []
  const settings = settingsOfThisRun({
    // tests come from many addresses, which only a trusted proxy can say
    TRUST_PROXY: '1',
    RATE_LIMIT_FACTOR: String(rateLimitFactor),
    ...environment,
  })
  const running = await startPawlight(settings, {
    engine,
    webDir: null,
    log: pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) }),
    deliver: async (mail) => void mails.push(mail),
    bcryptCost,
  })
  const { url } = running

  const ask = async (
    path: string,
    { method = 'GET', body, token, from, headers }: Ask = {},
  ): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        apikey: keys.publishable,
        'x-forwarded-for': from ?? someAddress(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parse(text) }
  }

  const freeCode = async (): Promise<string> => {
    const [row] = await sql<{ code: string }[]>`select public.create_invite_codes(1, 'test', null) as code`
    return row?.code ?? ''
  }

  const signUp = async (email: string, password: string, from = someAddress()): Promise<Answer> => {
    const data = { full_name: 'Ada Owner', phone: '+1 555 0100', invite_code: await freeCode() }
    return ask('/auth/v1/signup', { method: 'POST', body: { email, password, data }, from })
  }

  const account = async (): Promise<Account> => {
    const email = someEmail()
    const password = `password of ${email}`
    await signUp(email, password)
    const link = linkIn(await mailTo(mails, email))
    const landed = await fetch(link, { redirect: 'manual', headers: { 'x-forwarded-for': someAddress() } })
    const fragment = new URLSearchParams(new URL(landed.headers.get('location') ?? url).hash.slice(1))
    const accessToken = fragment.get('access_token') ?? ''
    const user = await ask('/auth/v1/user', { token: accessToken })
    const refreshToken = fragment.get('refresh_token') ?? ''
    return { id: String(member(user.json, 'id')), email, password, accessToken, refreshToken }
  }

  return {
    url,
    sql,
    mails,
    logLines,
    ask,
    client: (key = keys.publishable) =>
      createClient(url, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: { headers: { 'x-forwarded-for': someAddress() } },
      }),
    freeCode,
    signUp,
    account,
    stop: async () => {
      await running.stop()
      await sql.end({ timeout: 3 })
    },
  }
}

export const sharedPawlight = (wanted: Wanted = {}): (() => TestPawlight) =>
  sharedByTests(
    () => startTestPawlight(wanted),
    (pawlight) => pawlight.stop(),
  )

/** For tests that need some owner and change nothing another one looks at. */
export const sharedOwner = (pawlight: () => TestPawlight): (() => Account) =>
  sharedByTests(() => pawlight().account())
