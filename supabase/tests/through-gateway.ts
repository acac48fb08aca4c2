import { randomUUID } from 'node:crypto'

import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres, { type Sql } from 'postgres'

import type { BrowserDatabase, ServiceDatabase } from '#contract/database/clients.ts'
import { createGateway } from '#local/gateway/gateway.ts'
import type { BackendMail } from '#local/gateway/lite/worker-pool.ts'
import { databaseUrl } from '#local/tests/own-database.ts'

import { someAddress } from './people.ts'

export const publicUrl = 'http://localhost:3000'
const keys = { publishable: 'sb_publishable_for_contract_tests', secret: 'sb_secret_for_contract_tests_only' }
const verifyLink = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/

type Landing = { readonly status: number; readonly path: string; readonly hash: URLSearchParams }

export type Front = {
  readonly sql: Sql
  readonly browser: () => SupabaseClient<BrowserDatabase>
  readonly service: () => SupabaseClient<ServiceDatabase>
  readonly freeCode: () => Promise<string>
  readonly openMailTo: (email: string, kind?: 'signup' | 'recovery') => Promise<Landing>
  readonly close: () => Promise<void>
}

const memoryStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

export const openFront = async (): Promise<Front> => {
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined })
  const mails: BackendMail[] = []
  const faults: string[] = []
  const running = await createGateway({
    databaseUrl,
    keys,
    jwtSecret: 'a secret of the contract tests, long enough',
    publicUrl,
    rateLimitFactor: 0,
    bcryptCost: 4,
    onMail: (mail) => void mails.push(mail),
    onFault: (code) => void faults.push(code),
  })
  const fetchFrom =
    (address: string): typeof fetch =>
    async (input, init) => {
      const answer = await running.gateway.fetch(new Request(input, init), {
        address,
        requestId: randomUUID(),
      })
      return answer ?? Response.json({ message: 'no such address' }, { status: 404 })
    }
  const client = <Database>(key: string): SupabaseClient<Database> =>
    createClient<Database>(publicUrl, key, {
      global: { fetch: fetchFrom(someAddress()) },
      auth: {
        storage: memoryStorage(),
        storageKey: 'pawlight-auth-token',
        persistSession: true,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        flowType: 'pkce',
      },
    })
  const mailTo = async (email: string, kind: string): Promise<string> => {
    for (let tries = 0; tries < 200; tries += 1) {
      const links = mails.filter(({ to }) => to === email).map(({ text }) => verifyLink.exec(text ?? '')?.[0])
      const link = links.findLast(
        (one) => one !== undefined && new URL(one).searchParams.get('type') === kind,
      )
      if (link !== undefined) return link
      await new Promise((done) => setTimeout(done, 20))
    }
    throw new Error('no mail arrived')
  }
  return {
    sql,
    browser: () => client(keys.publishable),
    service: () => client(keys.secret),
    freeCode: async () => {
      const [row] = await sql<
        { code: string }[]
      >`select public.create_invite_codes(1, 'contract', null) as code`
      if (row === undefined) throw new Error('no code was made')
      return row.code
    },
    openMailTo: async (email, kind = 'signup') => {
      const answer = await fetchFrom(someAddress())(await mailTo(email, kind), { redirect: 'manual' })
      const target = new URL(answer.headers.get('location') ?? publicUrl)
      return { status: answer.status, path: target.pathname, hash: new URLSearchParams(target.hash.slice(1)) }
    },
    close: async () => {
      await running.close()
      await sql.end()
    },
  }
}
