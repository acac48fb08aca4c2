import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { loadConfig } from '#web/lib/config.ts'
import { rememberPendingRedirect } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { TIMERS } from '#web/lib/timers.ts'
import { Beacon } from '#web/ui/spinner.tsx'
import { ClosedBeta } from '#web/app/closed-beta.tsx'

type AccountMode = { configured: boolean; betaRoutes: readonly string[] }

const USUAL: AccountMode = { configured: true, betaRoutes: [] }

/** What the configuration says about accounts; the usual until it is known. */
function useAccountMode(): AccountMode {
  const [mode, setMode] = useState(USUAL)
  useEffect(() => {
    let current = true
    loadConfig().then(
      (config) => current && setMode({ configured: config.supabase !== null, betaRoutes: config.betaRoutes }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return mode
}

/** The wizard may be walked without an account: on request, or where there are no accounts at all. */
const openToGuests = (pathname: string, search: string, configured: boolean) =>
  pathname === '/pet-profile' && (!configured || new URLSearchParams(search).get('guest') === '1')

/** Lets signed-in people through; others are sent to sign in and brought back afterwards. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { authReady, user, isBetaUser } = useSession()
  const { configured, betaRoutes } = useAccountMode()
  const [waited, setWaited] = useState(false)
  const from = pathname + search
  const guest = openToGuests(pathname, search, configured)
  const sendAway = authReady && user === null && !guest

  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), TIMERS.authReady)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (sendAway) rememberPendingRedirect(from)
  }, [sendAway, from])

  if (!authReady && !waited) return <Beacon late />
  if (sendAway) return <Navigate to="/login" replace state={{ from }} />
  if (user !== null && betaRoutes.includes(pathname) && !isBetaUser) return <ClosedBeta />
  return children
}
