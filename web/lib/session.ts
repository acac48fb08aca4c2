import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js'
import { create } from 'zustand'
import { clearPendingRedirect } from '#web/lib/paths.ts'
import { LOCAL, localStore } from '#web/lib/storage.ts'
import { findBackend, onBackend, type Backend } from '#web/lib/supabase.ts'
import { TIMERS } from '#web/lib/timers.ts'
import { forgetTriage } from '#web/lib/triage-memory.ts'

export type SessionState = {
  user: User | null
  session: Session | null
  loading: boolean
  /** The app has started: the first look at the session is over or was given up. */
  appReady: boolean
  /** It is known whether someone is signed in. */
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

/** Who is signed in, for every part of the app. */
export const useSession = create<SessionState>(() => SIGNED_OUT)

type Listener = (event: AuthChangeEvent, session: Session | null) => void
const listeners = new Set<Listener>()

/** Hears every change of the session after the store has taken it over. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const knownNow = { loading: false, appReady: true, authReady: true } as const

async function readBetaFlag(client: Backend, userId: string): Promise<boolean> {
  const { data } = await client.from('user_profiles').select('is_beta_user').eq('id', userId).maybeSingle()
  return !(typeof data === 'object' && data !== null && 'is_beta_user' in data && data.is_beta_user === false)
}

function takeOver(client: Backend, event: AuthChangeEvent, session: Session | null): void {
  const before = useSession.getState().user
  const user = session?.user ?? null
  if (before !== null && before.id !== user?.id) forgetTriage('all')
  useSession.setState({ user, session, ...knownNow, ...(user === null ? { isBetaUser: true } : {}) })
  if (user !== null && user.id !== before?.id) {
    // The client holds its lock while it reports an event, so the profile is read afterwards.
    setTimeout(() => {
      void readBetaFlag(client, user.id).then(
        (isBetaUser) => useSession.getState().user?.id === user.id && useSession.setState({ isBetaUser }),
        () => undefined,
      )
    })
  }
  for (const listener of listeners) listener(event, session)
}

/** Follows the client's events from its first moment; called by the app's start and by tests. */
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

const mayBeSignedIn = () => localStore.read(LOCAL.authToken) !== null

async function restore(): Promise<void> {
  // A visitor without a stored session needs no client, and no client library is loaded for one.
  if (!mayBeSignedIn()) {
    useSession.setState({ ...knownNow })
    return
  }
  if ((await findBackend()) === null) useSession.setState({ user: null, session: null, ...knownNow })
}

/** Starts to look for a session, once per page load; returns the way to stop. */
export function startSession(): () => void {
  const unfollow = followBackend()
  let start: ReturnType<typeof setTimeout>
  const tryToRestore = () => {
    restore().catch(() => {
      useSession.setState({ loading: false, appReady: true })
      start = setTimeout(tryToRestore, TIMERS.authRetry)
    })
  }
  start = setTimeout(tryToRestore, TIMERS.authStart)
  const giveUp = setTimeout(() => {
    if (!useSession.getState().appReady) useSession.setState({ loading: false, appReady: true })
  }, TIMERS.authReady)
  const onStorage = (event: StorageEvent) => {
    if (event.key !== LOCAL.authToken && event.key !== null) return
    if (!mayBeSignedIn()) leaveLocally()
    else if (useSession.getState().user === null) void restore().catch(() => undefined)
  }
  window.addEventListener('storage', onStorage)
  return () => {
    unfollow()
    clearTimeout(start)
    clearTimeout(giveUp)
    window.removeEventListener('storage', onStorage)
  }
}

function leaveLocally(): void {
  const wasSignedIn = useSession.getState().user !== null
  forgetTriage('all')
  clearPendingRedirect()
  useSession.setState({ user: null, session: null, isBetaUser: true, ...knownNow })
  if (wasSignedIn) for (const listener of listeners) listener('SIGNED_OUT', null)
}

/** Signs out everywhere; a failure of the service never keeps anyone signed in on this device. */
export async function signOut(): Promise<void> {
  try {
    const client = await findBackend()
    const { error } = (await client?.auth.signOut()) ?? { error: null }
    if (error) await client?.auth.signOut({ scope: 'local' })
  } catch {
    // The local session is removed below in any case.
  }
  for (const key of localStore.keys()) if (key.startsWith(LOCAL.authToken)) localStore.remove(key)
  leaveLocally()
}

/** The name that heads the account menu. */
export function firstName(user: Pick<User, 'email' | 'user_metadata'> | null): string {
  const fullName: unknown = user?.user_metadata['full_name']
  const first = typeof fullName === 'string' ? fullName.trim().split(/\s+/)[0] : undefined
  return first || user?.email?.split('@')[0] || 'User'
}

/** Puts the session back to the moment before the app started. */
export const resetSession = (): void => useSession.setState(SIGNED_OUT, true)
