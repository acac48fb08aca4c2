import { LOCAL, SESSION, localStore, sessionStore } from '#web/lib/storage/storage.ts'

type Scope = 'working' | 'all'
type Listener = (scope: Scope) => void

const listeners = new Set<Listener>()

export function onForgetTriage(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `all` also forgets what is kept between visits, because another person may use this browser next. */
export function forgetTriage(scope: Scope = 'working'): void {
  for (const listener of listeners) listener(scope)
  // Here and not by those who write them: after a page was loaded anew, what wrote them may not be loaded.
  sessionStore.remove(SESSION.triage, SESSION.petDraft)
  if (scope === 'all') localStore.remove(LOCAL.triageSessions, LOCAL.assessmentJob, LOCAL.closestVet)
}
