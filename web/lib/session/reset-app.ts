import { cancelReads } from '#web/lib/calls/reads.ts'
import { LOCAL, SESSION, localStore, sessionStore } from '#web/lib/storage/storage.ts'
import { useSession } from '#web/lib/session/session.ts'
import { findBackend } from '#web/lib/calls/supabase.ts'
import { forgetTriage } from '#web/lib/storage/triage-memory.ts'

const TEMPORARY = /temp-|draft-|unsaved-/

export const appVersion = (): number => Number.parseInt(localStore.read(LOCAL.appVersion) ?? '0', 10) || 0

const TOLD = [SESSION.triage, SESSION.petDraft] as const

/**
 * Begins anew: whatever is half done here is forgotten, whoever is signed in stays signed in. Assessments on their way
 * go on; where somebody was to be brought after signing in is kept.
 */
export function resetApp(): void {
  forgetTriage('working')
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash)
  beginAnew([SESSION.pendingRedirect])
}

/**
 * The same after a page that could not be drawn, but with all that was told and with the address, which names the result
 * that was looked at: nobody writes a note twice because of a fault of ours. The page is then loaded anew.
 */
export function refreshApp(reload: () => void = () => window.location.reload()): void {
  beginAnew([SESSION.pendingRedirect, ...TOLD])
  reload()
}

function beginAnew(kept: readonly string[]): void {
  cancelReads()
  void leaveChannels()
  window.scrollTo({ top: 0, behavior: 'instant' })
  sessionStore.remove(...sessionStore.keys().filter((key) => !kept.includes(key)))
  localStore.remove(...localStore.keys().filter((key) => TEMPORARY.test(key) && key !== LOCAL.authToken))
  localStore.write(LOCAL.appVersion, String(appVersion() + 1))
}

async function leaveChannels(): Promise<void> {
  if (useSession.getState().user === null) return
  const client = await findBackend().catch(() => null)
  await client?.removeAllChannels()
}
