import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { EmergencyHelpPanel } from '#web/features/emergency/emergency-help.tsx'
import { checkConnection } from '#web/lib/connection-check.ts'
import { muteExtensionNoise } from '#web/lib/extension-noise.ts'
import { log } from '#web/lib/log.ts'
import { startSession, useSession } from '#web/lib/session.ts'
import { TIMERS } from '#web/lib/timers.ts'
import { useAuthGate } from '#web/app/auth-gate.ts'
import { Footer } from '#web/app/layout/footer.tsx'
import { Header } from '#web/app/layout/header.tsx'
import { useMailLinkForward } from '#web/app/mail-link-forward.ts'
import { useNavigationEffects } from '#web/app/navigation-effects.ts'
import { learnPublicOrigin } from '#web/app/public-origin.ts'
import { routeFor } from '#web/app/route-table.ts'
import { useScrollMemory } from '#web/app/scroll-memory.ts'

function useStart(): void {
  useEffect(() => {
    const unmute = muteExtensionNoise()
    const stop = startSession()
    void learnPublicOrigin()
    const check = setTimeout(() => void checkConnection(), TIMERS.bootOverlay)
    const watchdog = setTimeout(() => {
      if (!useSession.getState().appReady) log.error('the start has not completed')
    }, TIMERS.bootWatchdog)
    return () => {
      stop()
      unmute()
      clearTimeout(check)
      clearTimeout(watchdog)
    }
  }, [])
}

/** What stands around every page. */
export function AppShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const route = routeFor(pathname)
  useStart()
  useMailLinkForward()
  useAuthGate()
  useNavigationEffects()
  useScrollMemory()
  return (
    <>
      <a className="skip no-print" href="#main">
        Skip to main content
      </a>
      {route.header === 'fixed' ? <Header /> : null}
      {route.header === 'own' ? <Header night /> : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {route.footer ? <Footer /> : null}
      <EmergencyHelpPanel />
    </>
  )
}
