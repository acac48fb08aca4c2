import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clearPendingRedirect, ownPath, pendingRedirect } from '#web/lib/session/paths.ts'
import { onSessionEvent, useSession } from '#web/lib/session/session.ts'
import { useSignIns, useSignUpProgress } from '#web/lib/session/sign-up-progress.ts'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'

const LEFT_WITH_SESSION = ['/login', '/signup', '/forgot-password', '/reset-password']

const originOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? ownPath(state.from)
    : null

const resetting = (pathname: string) =>
  pathname === '/reset-password' && sessionStore.read(SESSION.recovery) !== null

export function useAuthGate(): void {
  const location = useLocation()
  const navigate = useNavigate()
  const signedIn = useSession((session) => session.user !== null)
  const signingUp = useSignUpProgress((state) => state.active)
  const signIns = useSignIns((state) => state.count)
  const done = useRef(false)
  const seenSignIns = useRef(0)
  const leaving = useRef<string | null>(null)

  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'SIGNED_OUT') done.current = false
      }),
    [],
  )

  const { key, pathname, state } = location
  useEffect(() => {
    if (seenSignIns.current !== signIns) {
      seenSignIns.current = signIns
      // The session may arrive before its sign-in is over: whoever is on the way already is not sent again.
      if (leaving.current !== key) done.current = false
    }
    if (
      !signedIn ||
      done.current ||
      signingUp ||
      resetting(pathname) ||
      !LEFT_WITH_SESSION.includes(pathname)
    )
      return
    done.current = true
    leaving.current = key
    const target = pendingRedirect() ?? originOf(state) ?? '/'
    clearPendingRedirect()
    void navigate(target, { replace: true })
  }, [signedIn, signIns, signingUp, key, pathname, state, navigate])
}
