import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { rememberPendingRedirect } from '#web/lib/session/paths.ts'
import { AUTH_LONGEST_MS, leftOnPurpose, useSession } from '#web/lib/session/session.ts'
import { Beacon } from '#web/ui/signs/spinner.tsx'
import { useAccountMode } from '#web/app/gate/account-mode.ts'
import { BetaGate } from '#web/app/gate/beta-gate.tsx'

const openToGuests = (pathname: string, search: string, configured: boolean) =>
  pathname === '/pet-profile' && (!configured || new URLSearchParams(search).get('guest') === '1')

function Waiting() {
  return (
    <div className="waiting">
      <Beacon late />
    </div>
  )
}

export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { authReady, user } = useSession()
  const { known, configured } = useAccountMode()
  const [waited, setWaited] = useState(false)
  const [stoodHere, setStoodHere] = useState(false)
  const from = pathname + search
  const guest = openToGuests(pathname, search, configured)
  // Nobody is sent to sign in before it is known that one can; signing out needs no such question.
  const isDecided = known || waited || stoodHere || guest
  const sendAway = authReady && isDecided && user === null && !guest

  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), AUTH_LONGEST_MS)
    return () => clearTimeout(timer)
  }, [])

  if (user !== null && !stoodHere) setStoodHere(true)

  // Whoever signed out on this page goes home, and nobody who comes next is led back to it.
  const goHome = sendAway && stoodHere && leftOnPurpose()
  useEffect(() => {
    if (sendAway && !goHome) rememberPendingRedirect(from)
  }, [sendAway, goHome, from])

  if ((!authReady || (user === null && !isDecided)) && !waited) return <Waiting />
  if (sendAway)
    return (
      <>
        {goHome ? <Navigate to="/" replace /> : <Navigate to="/login" replace state={{ from }} />}
        {/* Until the other page has come, nothing moves up into its place. */}
        <Waiting />
      </>
    )
  return <BetaGate>{children}</BetaGate>
}
