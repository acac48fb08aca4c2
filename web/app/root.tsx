import { useContext, useLayoutEffect, type ReactNode } from 'react'
import { Links, Outlet, Scripts, useRouteError } from 'react-router'
import atkinson from '#web/ui/fonts/atkinson-hyperlegible-next-core.woff2?url'
import gabarito from '#web/ui/fonts/gabarito-core.woff2?url'
import '#web/ui/fonts/fonts.css'
import '#web/ui/tokens.css'
import '#web/ui/art-tokens.css'
import '#web/ui/base.css'
import { EmergencyHelpButton, EmergencyHelpPanel } from '#web/features/emergency/emergency-help.tsx'
import { Beacon } from '#web/ui/signs/spinner.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { AppShell } from '#web/app/app-shell.tsx'
import { FlowAhead } from '#web/app/navigation/flow-ahead.tsx'
import {
  ASK_ABOUT_COOKIES,
  KEEP_LATE_LETTERS_BACK,
  KNOW_OWNERS,
  sayAwake,
} from '#web/app/navigation/first-use.ts'
import { FailureScreen } from '#web/app/failure-screen.tsx'
import { PageMetadata } from '#web/app/route/page-metadata.tsx'
import { ShellContext } from '#web/app/shell-context.ts'

function useShell(): boolean {
  const shell = useContext(ShellContext)
  const hydrated = useHydrated()
  return shell && !hydrated
}

/**
 * Told before any module runs: zod must not try whether it may compile code. The Content-Security-Policy forbids it,
 * and even the attempt is reported as a violation.
 */
const NO_COMPILING = 'globalThis.__zod_globalConfig={jitless:true}'

/** In the browser it has run when the app begins: what it says need not be loaded a second time. */
const BEFORE_ALL = import.meta.env.SSR
  ? [NO_COMPILING, ASK_ABOUT_COOKIES, KNOW_OWNERS, KEEP_LATE_LETTERS_BACK].join(';')
  : ''

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell()
  // After everything inside listens, be it the app or what is shown when it failed.
  useLayoutEffect(sayAwake, [])
  return (
    <html lang="en" suppressHydrationWarning data-shell={shell ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BEFORE_ALL }} />
        <PageMetadata shell={shell} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={gabarito} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={atkinson} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <AppShell>
      <Outlet />
      <FlowAhead />
    </AppShell>
  )
}

export function HydrateFallback() {
  return (
    <>
      <main id="main" className="center">
        <Beacon late />
        <EmergencyHelpButton />
        <noscript>
          <p>This page needs JavaScript. Emergency help works without it.</p>
        </noscript>
      </main>
      <EmergencyHelpPanel />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <>
      <main id="main">
        <FailureScreen error={error} />
      </main>
      <EmergencyHelpPanel />
    </>
  )
}
