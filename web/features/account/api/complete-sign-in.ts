import { log } from '#web/lib/log.ts'
import { clearPendingRedirect, lastPath, pendingRedirect } from '#web/lib/paths.ts'
import { SESSION, sessionStore } from '#web/lib/storage.ts'
import { backend, type Backend } from '#web/lib/supabase.ts'

type Landing = { query: URLSearchParams; hash: URLSearchParams }
type Established = { recovery: boolean } | null

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
  const access_token = hash.get('access_token')
  const refresh_token = hash.get('refresh_token')
  if (access_token !== null && refresh_token !== null) {
    const { data, error } = await client.auth.setSession({ access_token, refresh_token })
    return error || data.session === null ? null : { recovery: hash.get('type') === 'recovery' }
  }
  const { data } = await client.auth.getSession()
  return data.session === null ? null : { recovery: false }
}

/**
 * Turns what a mail link brought into a session and says where to go next. Every failure leads to the login
 * page without a word, because a link that was opened twice must not frighten anyone.
 */
export async function completeSignIn(location: { search: string; hash: string }): Promise<string> {
  const query = new URLSearchParams(location.search)
  const hash = new URLSearchParams(location.hash.replace(/^#/, ''))
  if (query.has('error') || hash.has('error')) {
    log.warn('the sign-in link was refused')
    return '/login'
  }
  // Set before the session exists, so that the gate never takes a recovery for an ordinary sign-in.
  if (hash.get('type') === 'recovery') sessionStore.write(SESSION.recovery, '1')
  const established = await backend()
    .then((client) => establish(client, { query, hash }))
    .catch(() => null)
  if (established === null) {
    sessionStore.remove(SESSION.recovery)
    log.warn('the sign-in link gave no session')
    return '/login'
  }
  if (established.recovery) {
    sessionStore.write(SESSION.recovery, '1')
    return '/reset-password'
  }
  const target = pendingRedirect() ?? lastPath() ?? '/dashboard'
  clearPendingRedirect()
  return target
}
