import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CookieBanner } from '#web/features/consent/cookie-banner.tsx'
import { EmergencyHelpPanel } from '#web/features/emergency/emergency-help.tsx'
import { rememberCampaign } from '#web/lib/storage/campaign.ts'
import { checkConnection } from '#web/lib/calls/connection-check.ts'
import { monitorConnection } from '#web/lib/calls/connection-monitor.ts'
import { muteExtensionNoise } from '#web/lib/extension-noise.ts'
import { log } from '#web/lib/log.ts'
import { startSession, useSession } from '#web/lib/session/session.ts'
import { useAuthGate } from '#web/app/gate/auth-gate.ts'
import { BetaGate } from '#web/app/gate/beta-gate.tsx'
import { ConnectionNotice } from '#web/app/layout/connection-notice.tsx'
import { Footer } from '#web/app/layout/footer.tsx'
import { Header } from '#web/app/layout/header.tsx'
import { useMailLinkForward } from '#web/app/navigation/mail-link-forward.ts'
import { useNavigationEffects } from '#web/app/navigation/navigation-effects.ts'
import { learnPublicOrigin } from '#web/app/route/public-origin.ts'
import { FLOW_PATHS, routeFor } from '#web/app/route/route-table.ts'
import { useScrollMemory } from '#web/app/navigation/scroll-memory.ts'

const LOOK_AFTER_MS = 1_000
const START_LONGEST_MS = 15_000

function useStart(): void {
  useEffect(() => {
    const unmute = muteExtensionNoise()
    const stop = startSession()
    rememberCampaign(window.location.search)
    void learnPublicOrigin()
    const stopMonitor = monitorConnection()
    const check = setTimeout(() => void checkConnection(), LOOK_AFTER_MS)
    const watchdog = setTimeout(() => {
      if (!useSession.getState().appReady) log.error('the start has not completed')
    }, START_LONGEST_MS)
    return () => {
      stop()
      stopMonitor()
      unmute()
      clearTimeout(check)
      clearTimeout(watchdog)
    }
  }, [])
}

function useOwnerMark(): void {
  const authReady = useSession((session) => session.authReady)
  const user = useSession((session) => session.user)
  useLayoutEffect(() => {
    if (authReady) document.documentElement.toggleAttribute('data-owner', user !== null)
  }, [authReady, user])
}

export function AppShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const route = routeFor(pathname)
  useStart()
  useOwnerMark()
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
      <ConnectionNotice />
      {/* A page without a header is no page that has moved up: it is another one. */}
      <main
        key={route.header}
        id="main"
        tabIndex={-1}
        className={route.guard === 'user' ? 'personal' : undefined}
      >
        {/* The guard of a personal page asks first who is there, then for approval. */}
        {route.guard === 'user' ? children : <BetaGate>{children}</BetaGate>}
      </main>
      {route.footer ? <Footer /> : null}
      <CookieBanner resting={FLOW_PATHS.includes(pathname)} />
      <EmergencyHelpPanel />
    </>
  )
}
