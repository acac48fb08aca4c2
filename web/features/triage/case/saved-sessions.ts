import { LOCAL, localStore } from '#web/lib/storage/storage.ts'
import { TriageSession } from './triage-session.ts'

const KEPT = 20

/** Newest last; unreadable entries are left out. */
export function readSavedSessions(): TriageSession[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(LOCAL.triageSessions) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((entry: unknown) => TriageSession.safeParse(entry).data ?? [])
  } catch {
    return []
  }
}

export function saveSession(session: TriageSession): void {
  const others = readSavedSessions().filter(({ id }) => id !== session.id)
  localStore.write(LOCAL.triageSessions, JSON.stringify([...others, session].slice(-KEPT)))
}
