import { randomUUID } from 'node:crypto'

import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openFront, publicUrl, type Front } from './through-gateway.ts'

let front: Front
beforeAll(async () => {
  front = await openFront()
})
afterAll(() => front.close())

const password = 'correct horse battery'
const newEmail = (): string => `${randomUUID()}@example.org`

const signUp = async (client: SupabaseClient, email: string, code: string) =>
  client.auth.signUp({
    email,
    password,
    options: {
      data: { full_name: 'Ada Owner', phone: null, invite_code: code },
      emailRedirectTo: `${publicUrl}/auth/callback`,
    },
  })

/** A confirmed account and a browser that has not signed in yet. */
const account = async (): Promise<{ email: string; id: string; client: SupabaseClient }> => {
  const email = newEmail()
  const { data, error } = await signUp(front.browser(), email, await front.freeCode())
  if (error !== null || data.user === null) throw new Error(`no account: ${error?.message}`)
  await front.openMailTo(email)
  return { email, id: data.user.id, client: front.browser() }
}

const signedIn = async () => {
  const made = await account()
  const { data, error } = await made.client.auth.signInWithPassword({ email: made.email, password })
  if (error !== null) throw error
  return { ...made, session: data.session }
}

describe('signing up', () => {
  test('sends a mail whose link lands on the callback with a session [R-AUTH-033] [R-AUTH-081]', async () => {
    const client = front.browser()
    const email = newEmail()
    const { data, error } = await signUp(client, email, await front.freeCode())
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities?.length).toBeGreaterThan(0)
    const early = await client.auth.signInWithPassword({ email, password })
    expect(early.error?.code).toBe('email_not_confirmed')

    const landing = await front.openMailTo(email)
    expect(landing.path).toBe('/auth/callback')
    const tokens = {
      access_token: landing.hash.get('access_token') ?? '',
      refresh_token: landing.hash.get('refresh_token') ?? '',
    }
    const session = await client.auth.setSession(tokens)
    expect(session.error).toBeNull()
    expect(session.data.user?.email).toBe(email)
    expect(session.data.user?.email_confirmed_at).toBeTruthy()
  })

  test('is followed by claim and profile calls that both succeed [R-AUTH-032] [R-BETA-005]', async () => {
    const client = front.browser()
    const email = newEmail()
    const code = await front.freeCode()
    const { data } = await signUp(client, email, code)
    const id = data.user?.id ?? ''
    const claimed = await client.rpc('claim_beta_invite_code', {
      p_code: code,
      p_user_id: id,
      p_email: email,
    })
    expect(claimed).toMatchObject({ data: true, error: null })
    const profile = { id, email, full_name: 'Ada Owner', phone: null, is_beta_user: true }
    // there is no session yet: the page only logs this refusal
    expect((await client.from('user_profiles').upsert(profile, { onConflict: 'id' })).error).not.toBeNull()
    await front.openMailTo(email)
    await client.auth.signInWithPassword({ email, password })
    expect((await client.from('user_profiles').upsert(profile, { onConflict: 'id' })).error).toBeNull()
    const flag = await client.from('user_profiles').select('is_beta_user').eq('id', id).maybeSingle()
    expect(flag).toMatchObject({ data: { is_beta_user: true }, error: null })
  })

  test('without a free code is refused in words [R-BETA-007]', async () => {
    const { data, error } = await signUp(front.browser(), newEmail(), '000000')
    expect(data.user).toBeNull()
    expect(error).toMatchObject({ message: 'A valid 6-digit invite code is required to create an account.' })
    expect(error?.status).toBeLessThan(500)
  })

  test('twenty times at once with one code makes one account', async () => {
    const code = await front.freeCode()
    const emails = Array.from({ length: 20 }, newEmail)
    const answers = await Promise.all(emails.map((email) => signUp(front.browser(), email, code)))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(await front.sql`select 1 from auth.users where email in ${front.sql(emails)}`).toHaveLength(1)
    expect(answers.filter(({ error }) => error !== null && (error.status ?? 500) >= 500)).toEqual([])
  })
})

describe('a session', () => {
  test('begins with the right password and tells who it is [R-AUTH-075] [R-AUTH-076]', async () => {
    const { client, email, id } = await signedIn()
    const { data, error } = await client.auth.getUser()
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id, email, user_metadata: { full_name: 'Ada Owner' } })
    expect(Date.parse(data.user?.created_at ?? '')).not.toBeNaN()
    expect((await client.auth.getSession()).data.session?.access_token).toBeTruthy()
  })

  test('does not begin with a wrong one [R-AUTH-005]', async () => {
    const { client, email } = await account()
    const { data, error } = await client.auth.signInWithPassword({ email, password: 'wrong password' })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  })

  test('reports its events to one subscription [R-AUTH-063]', async () => {
    const { client, email } = await account()
    const events: AuthChangeEvent[] = []
    const { data } = client.auth.onAuthStateChange((event) => void events.push(event))
    await client.auth.signInWithPassword({ email, password })
    await client.auth.refreshSession()
    await client.auth.updateUser({ data: { full_name: 'Ada New', phone: '5550100' } })
    await client.auth.signOut()
    data.subscription.unsubscribe()
    expect(new Set(events)).toEqual(
      new Set(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']),
    )
  })

  test('is renewed with a refresh token and dies when that is replayed', async () => {
    const { client, session } = await signedIn()
    const first = await client.auth.refreshSession()
    expect(first.error).toBeNull()
    const second = await client.auth.refreshSession()
    expect(second.error).toBeNull()
    const replay = await front.browser().auth.refreshSession({ refresh_token: session.refresh_token })
    expect(replay.error).not.toBeNull()
  })

  test('ends with signing out: its refresh token is dead [R-AUTH-077]', async () => {
    const { client, session } = await signedIn()
    expect((await client.auth.signOut()).error).toBeNull()
    expect((await client.auth.getSession()).data.session).toBeNull()
    const { error } = await front.browser().auth.refreshSession({ refresh_token: session.refresh_token })
    expect(error).not.toBeNull()
  })
})

describe('the account', () => {
  test('keeps changed metadata [R-AUTH-075]', async () => {
    const { client } = await signedIn()
    const { data, error } = await client.auth.updateUser({ data: { full_name: 'Ada New', phone: '5550100' } })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ada New', phone: '5550100' })
  })

  test('gets a new password over a link that works once [R-AUTH-048] [R-AUTH-054] [R-AUTH-061]', async () => {
    const { email, session } = await signedIn()
    const client = front.browser()
    expect(
      (await client.auth.resetPasswordForEmail(email, { redirectTo: `${publicUrl}/auth/callback` })).error,
    ).toBeNull()
    const landing = await front.openMailTo(email, 'recovery')
    expect(landing.path).toBe('/auth/callback')
    expect(landing.hash.get('type')).toBe('recovery')
    const tokens = {
      access_token: landing.hash.get('access_token') ?? '',
      refresh_token: landing.hash.get('refresh_token') ?? '',
    }
    expect((await client.auth.setSession(tokens)).error).toBeNull()
    expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull()
    expect((await front.openMailTo(email, 'recovery')).hash.get('error_code')).toBe('otp_expired')
    const old = await front.browser().auth.signInWithPassword({ email, password })
    expect(old.error?.code).toBe('invalid_credentials')
    const fresh = await front.browser().auth.signInWithPassword({ email, password: 'a new password' })
    expect(fresh.error).toBeNull()
    const elsewhere = await front.browser().auth.refreshSession({ refresh_token: session.refresh_token })
    expect(elsewhere.error).not.toBeNull()
  })

  test('answers a reset for an unknown address like for a known one', async () => {
    const { email } = await account()
    const known = await front.browser().auth.resetPasswordForEmail(email)
    const unknown = await front.browser().auth.resetPasswordForEmail(newEmail())
    expect({ ...unknown }).toEqual({ ...known })
  })

  test('is not opened by an invented code [R-AUTH-059]', async () => {
    const client = front.browser()
    await client.auth.resetPasswordForEmail(newEmail())
    const { data, error } = await client.auth.exchangeCodeForSession(randomUUID())
    expect(error).not.toBeNull()
    expect(data.session).toBeNull()
  })
})
