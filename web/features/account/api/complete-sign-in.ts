import type { Session } from '@supabase/supabase-js'
import type { Confirmed } from '#web/lib/session/paths.ts'
import { log } from '#web/lib/log.ts'
import { clearPendingRedirect, lastPath, pendingRedirect } from '#web/lib/session/paths.ts'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'
import { backend, type Backend } from '#web/lib/calls/supabase.ts'

type Landing = { query: URLSearchParams; hash: URLSearchParams }
type Established = { recovery: boolean } | null

export type Landed = { readonly path: string; readonly confirmed: Confirmed | null }

const LOGIN: Landed = { path: '/login', confirmed: null }
const MAIL_TYPES = ['signup', 'recovery', 'email', 'magiclink', 'invite', 'email_change'] as const
const mailType = (text: string | null) => MAIL_TYPES.find((type) => type === text) ?? null

const confirmedBy = ({ query, hash }: Landing): Confirmed | null => {
  const type = mailType(hash.get('type') ?? query.get('type'))
  return type === 'signup' || type === 'email_change' ? type : null
}

/** Links say so in the query or in the hash; of a code only the client that asked for it knows. */
const saysRecovery = ({ query, hash }: Landing) =>
  hash.get('type') === 'recovery' || (query.has('token_hash') && query.get('type') === 'recovery')

const A_LITTLE = 5 * 60

/** A token in a link says by the service's clock when it ends; a renewed one is kept by the clock of this browser. */
const clockIsOff = (session: Session, lasts: string | null): boolean =>
  Math.abs((session.expires_at ?? 0) - Date.now() / 1000 - Number(lasts ?? 3600)) > A_LITTLE

async function establish(client: Backend, { query, hash }: Landing): Promise<Established> {
  const code = query.get('code')
  if (code !== null) {
    let recovery = false
    const { data: watch } = client.auth.onAuthStateChange((event) => {
      if (event === 'PASSWORD_RECOVERY') recovery = true
    })
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    watch.subscription.unsubscribe()
    if (error || data.session === null) return null
    const reported: unknown = 'redirectType' in data ? data.redirectType : null
    return { recovery: recovery || reported === 'recovery' }
  }
  const token_hash = query.get('token_hash')
  const type = mailType(query.get('type'))
  if (token_hash !== null && type !== null) {
    const { data, error } = await client.auth.verifyOtp({ token_hash, type })
    return error || data.session === null ? null : { recovery: type === 'recovery' }
  }
  const access_token = hash.get('access_token')
  const refresh_token = hash.get('refresh_token')
  if (access_token !== null && refresh_token !== null) {
    const { data, error } = await client.auth.setSession({ access_token, refresh_token })
    if (error || data.session === null) return null
    if (clockIsOff(data.session, hash.get('expires_in'))) await client.auth.refreshSession()
    return { recovery: hash.get('type') === 'recovery' }
  }
  const { data } = await client.auth.getSession()
  return data.session === null ? null : { recovery: false }
}

/** Every failure leads to the login page without a word: a link that was opened twice must not frighten anyone. */
export async function completeSignIn(location: { search: string; hash: string }): Promise<Landed> {
  const query = new URLSearchParams(location.search)
  const hash = new URLSearchParams(location.hash.replace(/^#/, ''))
  if (query.has('error') || hash.has('error')) {
    log.warn('the sign-in link was refused')
    return LOGIN
  }
  // Set before the session exists, so that the gate never takes a recovery for an ordinary sign-in.
  if (saysRecovery({ query, hash })) sessionStore.write(SESSION.recovery, '1')
  const established = await backend()
    .then((client) => establish(client, { query, hash }))
    .catch(() => null)
  if (established === null) {
    sessionStore.remove(SESSION.recovery)
    log.warn('the sign-in link gave no session')
    return LOGIN
  }
  if (established.recovery) {
    sessionStore.write(SESSION.recovery, '1')
    return { path: '/reset-password', confirmed: null }
  }
  const path = pendingRedirect() ?? lastPath() ?? '/dashboard'
  clearPendingRedirect()
  return { path, confirmed: confirmedBy({ query, hash }) }
}
