import { randomInt, randomUUID } from 'node:crypto'

import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres, { type Sql } from 'postgres'
import { vi } from 'vitest'

import { createLite, type Lite } from '#local/gateway/lite/create-lite.ts'
import type { LiteMail } from '#local/gateway/lite/lite-connection.ts'
import { databaseUrl } from '#local/tests/own-database.ts'

export const JWT_SECRET = 'a secret only these tests know, long enough'

const publishableKey = 'sb_publishable_for_database_tests'
const secretKey = 'sb_secret_for_database_tests'

export type Owner = {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly client: SupabaseClient
}

export type People = {
  readonly sql: Sql
  readonly visitor: () => SupabaseClient
  readonly visitorFrom: (address: string) => SupabaseClient
  readonly service: () => SupabaseClient
  readonly owner: (name?: string) => Promise<Owner>
  readonly freeCode: (expiresAt?: Date) => Promise<string>
  readonly mails: LiteMail[]
  readonly lite: Lite
  readonly leave: () => Promise<void>
}

type Fetch = typeof fetch

const through =
  (lite: Lite, address: string): Fetch =>
  (input, init) => {
    const request = new Request(input, init)
    request.headers.set('x-forwarded-for', address)
    return lite.fetch(request)
  }

const clientOf = (lite: Lite, key: string, address: string): SupabaseClient =>
  createClient('http://localhost:3000', key, {
    global: { fetch: through(lite, address) },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, flowType: 'pkce' },
  })

export const someAddress = (): string =>
  `2001:db8::${randomInt(0x1_0000).toString(16)}:${randomInt(0x1_0000).toString(16)}`

export const meetPeople = async (options: { readonly confirmations?: boolean } = {}): Promise<People> => {
  // the backend prints every refusal it passes on, and refusals are what these tests are about
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sql = postgres(databaseUrl, { max: 4, onnotice: () => undefined })
  const mails: LiteMail[] = []
  const lite = await createLite({
    databaseUrl,
    jwtSecret: JWT_SECRET,
    publishableKey,
    secretKey,
    siteUrl: 'http://localhost:3000',
    confirmations: options.confirmations ?? false,
    mailer: { send: async (mail) => void mails.push(mail) },
  })
  const visitorFrom = (address: string): SupabaseClient => clientOf(lite, publishableKey, address)
  const freeCode = async (expiresAt?: Date): Promise<string> => {
    const [row] = await sql<{ code: string }[]>`
      select code from public.create_invite_codes(1, 'test', ${expiresAt?.toISOString() ?? null}) as code`
    if (row === undefined) throw new Error('no code was made')
    return row.code
  }
  const owner = async (name = 'Ada Owner'): Promise<Owner> => {
    const client = visitorFrom(someAddress())
    const email = `${randomUUID()}@example.org`
    const password = 'correct horse battery'
    const data = { full_name: name, phone: null, invite_code: await freeCode() }
    const { data: made, error } = await client.auth.signUp({ email, password, options: { data } })
    if (error !== null || made.user === null) throw new Error(`no account: ${error?.message}`)
    return { id: made.user.id, email, password, client }
  }
  return {
    sql,
    visitor: () => visitorFrom(someAddress()),
    visitorFrom,
    service: () => clientOf(lite, secretKey, '127.0.0.1'),
    owner,
    freeCode,
    mails,
    lite,
    leave: async () => {
      await lite.close()
      await sql.end()
    },
  }
}
