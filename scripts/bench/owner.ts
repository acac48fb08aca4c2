import { createClient, type Session } from '@supabase/supabase-js'
import type { Sql } from 'postgres'

export type Running = {
  readonly url: string
  readonly publishableKey: string
  readonly inviteCode: string
}

export const OWNER = { email: 'owner@bench.example', password: 'a long bench password' }

export async function signUpOwner({ url, publishableKey, inviteCode }: Running, sql: Sql): Promise<Session> {
  const client = createClient(url, publishableKey, { auth: { persistSession: false } })
  const data = { full_name: 'Robin Bench', phone: null, invite_code: inviteCode }
  const { data: made, error } = await client.auth.signUp({ ...OWNER, options: { data } })
  if (made.user === null) throw new Error(`No owner could be made: ${error?.message ?? 'no user came back'}`)
  await sql`update auth.users set email_confirmed_at = now() where id = ${made.user.id}`
  const { data: signedIn } = await client.auth.signInWithPassword(OWNER)
  if (signedIn.session === null) throw new Error('The owner could not sign in.')
  return signedIn.session
}
