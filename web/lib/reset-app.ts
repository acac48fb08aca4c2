import { cancelReads } from '#web/lib/reads.ts'
import { LOCAL, SESSION, localStore, sessionStore } from '#web/lib/storage.ts'
import { useSession } from '#web/lib/session.ts'
import { findBackend } from '#web/lib/supabase.ts'
import { forgetTriage } from '#web/lib/triage-memory.ts'

const TEMPORARY = /temp-|draft-|unsaved-/

/** How often this browser began anew; 0 before the first time. */
export const appVersion = (): number => Number.parseInt(localStore.read(LOCAL.appVersion) ?? '0', 10) || 0

/**
 * Begins anew: whatever is half done here is forgotten, whoever is signed in stays signed in. Assessments on their way
 * go on; where somebody was to be brought after signing in is kept.
 */
export function resetApp(): void {
  cancelReads()
  void leaveChannels()
  forgetTriage('working')
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash)
  window.scrollTo({ top: 0, behavior: 'instant' })
  const pending = sessionStore.read(SESSION.pendingRedirect)
  sessionStore.remove(...sessionStore.keys())
  if (pending !== null) sessionStore.write(SESSION.pendingRedirect, pending)
  localStore.remove(...localStore.keys().filter((key) => TEMPORARY.test(key) && key !== LOCAL.authToken))
  localStore.write(LOCAL.appVersion, String(appVersion() + 1))
}

/** Only somebody signed in has channels, and a client that need not be loaded for this. */
async function leaveChannels(): Promise<void> {
  if (useSession.getState().user === null) return
  const client = await findBackend().catch(() => null)
  await client?.removeAllChannels()
}
