import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clearPendingRedirect, ownPath, pendingRedirect } from '#web/lib/paths.ts'
import { onSessionEvent, useSession } from '#web/lib/session.ts'
import { useSignUpProgress } from '#web/lib/sign-up-progress.ts'
import { SESSION, sessionStore } from '#web/lib/storage.ts'

const LEFT_WITH_SESSION = ['/login', '/signup', '/forgot-password', '/reset-password']

const originOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? ownPath(state.from)
    : null

const resetting = () => sessionStore.read(SESSION.recovery) !== null

/** Takes people who have a session away from the sign-in pages, once, to where they wanted to go. */
export function useAuthGate(): void {
  const location = useLocation()
  const navigate = useNavigate()
  const signedIn = useSession((session) => session.user !== null)
  const signingUp = useSignUpProgress((state) => state.active)
  const done = useRef(false)

  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'SIGNED_OUT') done.current = false
      }),
    [],
  )

  const { pathname, state } = location
  useEffect(() => {
    if (!signedIn || done.current || signingUp || resetting() || !LEFT_WITH_SESSION.includes(pathname)) return
    done.current = true
    const target = pendingRedirect() ?? originOf(state) ?? '/'
    clearPendingRedirect()
    void navigate(target, { replace: true })
  }, [signedIn, signingUp, pathname, state, navigate])
}
