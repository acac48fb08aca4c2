import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js'
import { create } from 'zustand'
import { clearPendingRedirect } from '#web/lib/session/paths.ts'
import { LOCAL, SESSION, localStore, sessionStore } from '#web/lib/storage/storage.ts'
import { loadConfig } from '#web/lib/config.ts'
import { findBackend, onBackend, type Backend } from '#web/lib/calls/supabase.ts'
import { forgetTriage } from '#web/lib/storage/triage-memory.ts'

const START_AFTER_MS = 100
const RETRY_AFTER_MS = 5_000
/** Nobody waits longer than this to know whether somebody is signed in. */
export const AUTH_LONGEST_MS = 3_000

export type SessionState = {
  user: User | null
  session: Session | null
  loading: boolean
  appReady: boolean
  authReady: boolean
  /** True unless the profile says otherwise. */
  isBetaUser: boolean
}

const SIGNED_OUT: SessionState = {
  user: null,
  session: null,
  loading: true,
  appReady: false,
  authReady: false,
  isBetaUser: true,
}

export const useSession = create<SessionState>(() => SIGNED_OUT)

type Listener = (event: AuthChangeEvent, session: Session | null) => void
const listeners = new Set<Listener>()

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const knownNow = { loading: false, appReady: true, authReady: true } as const

/** Whose session it was last, so that what they left behind is never shown to somebody else. */
let lastUserId: string | null = null
let askedAbout: string | null = null
let onPurpose = false

/** How a sign-out reaches the other tabs, which could not tell it from a session that expired. */
let otherTabs: BroadcastChannel | null = null

async function readBetaFlag(client: Backend, userId: string): Promise<boolean> {
  const { data } = await client.from('user_profiles').select('is_beta_user').eq('id', userId).maybeSingle()
  // The answer comes from outside: only a clear no is one.
  const told: { readonly is_beta_user: unknown } | null = data
  return told?.is_beta_user !== false
}

function sessionIn(text: string): Session | null {
  try {
    const session: Session = JSON.parse(text)
    const { access_token, refresh_token, expires_at, user } = Object(session)
    return typeof access_token === 'string' &&
      typeof refresh_token === 'string' &&
      typeof expires_at === 'number' &&
      typeof Object(user).id === 'string'
      ? session
      : null
  } catch {
    return null
  }
}

function storedSession(): Session | null {
  const stored = localStore.read(LOCAL.authToken)
  if (stored === null) return null
  const session = sessionIn(stored)
  if (session === null) localStore.remove(LOCAL.authToken)
  return session
}

const mayBeSignedIn = (): boolean => storedSession() !== null

const hasRunOut = ({ expires_at }: Session): boolean => (expires_at ?? 0) * 1000 <= Date.now()

function belongTo(user: User): void {
  if (lastUserId !== null && lastUserId !== user.id) forgetTriage('all')
  lastUserId = user.id
  onPurpose = false
}

function takeOver(client: Backend, event: AuthChangeEvent, session: Session | null): void {
  const user = session?.user ?? null
  if (user === null && event === 'INITIAL_SESSION' && mayBeSignedIn()) {
    // The stored session could not be renewed, and nobody said that it is over: ask again instead of sending
    // a signed-in person away because the network is down.
    useSession.setState({ loading: false, appReady: true })
    setTimeout(() => void askAgain(client), RETRY_AFTER_MS)
    return
  }
  if (user !== null) belongTo(user)
  const arrived = user !== null && user.id !== askedAbout
  askedAbout = user?.id ?? null
  useSession.setState({
    user,
    session,
    ...knownNow,
    ...(user === null || arrived ? { isBetaUser: true } : {}),
    // Until the profile has been asked about approval.
    loading: arrived || (user !== null && useSession.getState().loading),
  })
  if (arrived) {
    // The client holds its lock while it reports an event, so the profile is read afterwards.
    setTimeout(() => {
      const current = () => useSession.getState().user?.id === user.id
      void readBetaFlag(client, user.id).then(
        (isBetaUser) => current() && useSession.setState({ isBetaUser, loading: false }),
        () => current() && useSession.setState({ loading: false }),
      )
    })
  }
  for (const listener of listeners) listener(event, session)
}

async function askAgain(client: Backend): Promise<void> {
  if (useSession.getState().authReady) return
  if (mayBeSignedIn()) {
    const { data } = await client.auth.getSession().catch(() => ({ data: { session: null } }))
    if (useSession.getState().authReady) return
    if (data.session !== null) takeOver(client, 'INITIAL_SESSION', data.session)
    else if (mayBeSignedIn()) setTimeout(() => void askAgain(client), RETRY_AFTER_MS)
  }
  if (!mayBeSignedIn()) useSession.setState({ user: null, session: null, ...knownNow })
}

export function followBackend(): () => void {
  const stops: (() => void)[] = []
  const stop = onBackend((client) => {
    const { data } = client.auth.onAuthStateChange((event, session) => takeOver(client, event, session))
    stops.push(() => data.subscription.unsubscribe())
  })
  return () => {
    stop()
    for (const each of stops) each()
  }
}

async function restore(): Promise<void> {
  // A visitor without a stored session needs no client, and no client library is loaded for one.
  const stored = storedSession()
  if (stored === null) {
    useSession.setState({ ...knownNow })
    return
  }
  // A session that has not run out says who is here, so that their page is drawn before the client library is loaded.
  if (!hasRunOut(stored) && useSession.getState().user === null) {
    belongTo(stored.user)
    useSession.setState({ user: stored.user, session: stored, ...knownNow, loading: true })
  }
  if ((await loadConfig()).supabase === null) {
    useSession.setState({ user: null, session: null, ...knownNow })
    return
  }
  await new Promise((drawn) => setTimeout(drawn))
  await findBackend()
}

export function startSession(): () => void {
  const unfollow = followBackend()
  let start: ReturnType<typeof setTimeout>
  const tryToRestore = () => {
    restore().catch(() => {
      useSession.setState({ loading: false, appReady: true })
      start = setTimeout(tryToRestore, RETRY_AFTER_MS)
    })
  }
  start = setTimeout(tryToRestore, START_AFTER_MS)
  const giveUp = setTimeout(() => {
    if (!useSession.getState().appReady) useSession.setState({ loading: false, appReady: true })
  }, AUTH_LONGEST_MS)
  const onStorage = (event: StorageEvent) => {
    if (event.key !== LOCAL.authToken && event.key !== null) return
    if (!mayBeSignedIn()) endSession()
    else if (useSession.getState().user === null) void restore().catch(() => undefined)
  }
  window.addEventListener('storage', onStorage)
  otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('pawlight-sign-out')
  otherTabs?.addEventListener('message', leaveLocally)
  return () => {
    otherTabs?.close()
    otherTabs = null
    unfollow()
    clearTimeout(start)
    clearTimeout(giveUp)
    window.removeEventListener('storage', onStorage)
  }
}

/** A triage in progress waits for its owner to sign in again. */
function endSession(): void {
  const wasSignedIn = useSession.getState().user !== null
  askedAbout = null
  useSession.setState({ user: null, session: null, isBetaUser: true, ...knownNow })
  if (wasSignedIn) for (const listener of listeners) listener('SIGNED_OUT', null)
}

function leaveLocally(): void {
  forgetTriage('all')
  clearPendingRedirect()
  sessionStore.remove(SESSION.recovery)
  lastUserId = null
  onPurpose = true
  endSession()
}

/** Signed out by the owner, here or in another tab; not a session that ended by itself. */
export const leftOnPurpose = (): boolean => onPurpose

const forgetTokens = (): void => {
  for (const key of localStore.keys()) if (key.startsWith(LOCAL.authToken)) localStore.remove(key)
}

/**
 * Signs out everywhere; a failure of the service never keeps anyone signed in on this device. The session leaves the
 * device before the service is asked, which may take long: no tab that is opened or reloaded meanwhile finds it.
 */
export async function signOut(): Promise<void> {
  // A channel between tabs of one site knows no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherTabs?.postMessage('signed out')
  const session = storedSession()
  const token = session === null || hasRunOut(session) ? null : session.access_token
  if (token !== null) forgetTokens()
  leaveLocally()
  try {
    const client = await findBackend()
    if (token === null) await signOutStored(client)
    else {
      // Before the service is asked: by the time it answers somebody else may have signed in.
      await client?.auth.signOut({ scope: 'local' })
      await client?.auth.admin.signOut(token, 'global')
    }
  } catch {
    // The session has left the device in any case.
  }
  if (token === null) forgetTokens()
}

/** A session that has run out is renewed by the client first, or the service would not take its word. */
async function signOutStored(client: Backend | null): Promise<void> {
  const { error } = (await client?.auth.signOut()) ?? { error: null }
  if (error) await client?.auth.signOut({ scope: 'local' })
}

export function firstName(user: Pick<User, 'email' | 'user_metadata'> | null): string {
  const fullName: unknown = user?.user_metadata['full_name']
  const first = typeof fullName === 'string' ? fullName.trim().split(/\s+/)[0] : undefined
  return first || user?.email?.split('@')[0] || 'User'
}

export const resetSession = (): void => {
  lastUserId = null
  askedAbout = null
  onPurpose = false
  useSession.setState(SIGNED_OUT, true)
}
