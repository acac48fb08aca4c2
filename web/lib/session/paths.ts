import { LOCAL, SESSION, localStore, sessionStore } from '#web/lib/storage/storage.ts'

/** The path itself when it certainly stays on this site, otherwise null. */
export function ownPath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || path.startsWith('//') || path.startsWith('/\\')) return null
  try {
    const base = 'https://own.invalid'
    const url = new URL(path, base)
    // Dots in a path can fold into two slashes, which a browser takes for another site.
    return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}

export const rememberPendingRedirect = (path: string): void => {
  if (ownPath(path) !== null) sessionStore.write(SESSION.pendingRedirect, path)
}

/** For the tab that a mail link will open, which shares no session storage with this one. */
export const keepPendingRedirectForMail = (): void => {
  const path = sessionStore.read(SESSION.pendingRedirect)
  if (path !== null) localStore.write(LOCAL.pendingRedirect, path)
}

export const pendingRedirect = (): string | null =>
  ownPath(sessionStore.read(SESSION.pendingRedirect)) ?? ownPath(localStore.read(LOCAL.pendingRedirect))

export const clearPendingRedirect = (): void => {
  sessionStore.remove(SESSION.pendingRedirect)
  localStore.remove(LOCAL.pendingRedirect)
}

export const rememberLastPath = (path: string): void => {
  if (ownPath(path) !== null) localStore.write(LOCAL.lastPath, path)
}

export const lastPath = (): string | null => ownPath(localStore.read(LOCAL.lastPath))

export type Confirmed = 'signup' | 'email_change'

export const hasConfirmed = (state: unknown, what: Confirmed): boolean =>
  typeof state === 'object' && state !== null && 'confirmed' in state && state.confirmed === what
