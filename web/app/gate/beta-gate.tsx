import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AUTH_LONGEST_MS, useSession } from '#web/lib/session/session.ts'
import { Beacon } from '#web/ui/signs/spinner.tsx'
import { needsBeta, useAccountMode } from '#web/app/gate/account-mode.ts'

const ClosedBeta = lazy(async () => {
  const { ClosedBeta: instead } = await import('#web/app/gate/closed-beta.tsx')
  return { default: instead }
})

export function BetaGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { betaRoutes } = useAccountMode()
  const { authReady, user, loading, isBetaUser } = useSession()
  const [waited, setWaited] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), AUTH_LONGEST_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!needsBeta(pathname, betaRoutes)) return children
  // Whoever cannot be asked about must not be locked out for it.
  if (!authReady) return waited ? children : <Beacon late />
  if (user !== null && loading) return <Beacon late />
  if (user !== null && isBetaUser) return children
  return (
    <Suspense fallback={<Beacon late />}>
      <ClosedBeta />
    </Suspense>
  )
}
