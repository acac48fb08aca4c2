import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { rememberLastPath } from '#web/lib/paths.ts'
import { cancelReads } from '#web/lib/reads.ts'
import { forgetTriage } from '#web/lib/triage-memory.ts'
import {
  FLOW_PATHS,
  NOT_FOUND_ROUTE,
  SIGN_IN_PATHS,
  isOtherAddressOfPage,
  routeFor,
} from '#web/app/route-table.ts'

const inFlow = (pathname: string) => FLOW_PATHS.includes(pathname)

/** A redirect to sign in carries where it came from; people's own navigation does not. */
const isSignInRedirect = (pathname: string, state: unknown) =>
  pathname === '/login' && typeof state === 'object' && state !== null && 'from' in state

const remembered = (pathname: string) =>
  !SIGN_IN_PATHS.includes(pathname) && pathname !== '/dashboard' && routeFor(pathname) !== NOT_FOUND_ROUTE

/** What moving to another page does: reads stop, a left triage ends, the place is remembered, the title gets the focus. */
export function useNavigationEffects(): void {
  const { pathname, search, state } = useLocation()
  const redirected = useNavigationType() === NavigationType.Replace
  const previous = useRef<string | null>(null)

  useEffect(() => {
    if (remembered(pathname)) rememberLastPath(pathname + search)
  }, [pathname, search])

  // Before any effect of the new page runs, so that its own first reads are not the ones cancelled.
  useLayoutEffect(() => {
    const from = previous.current
    previous.current = pathname
    if (from === null || from === pathname) return
    // A page that only takes another address, as tabs do, is the same page still.
    if (redirected && isOtherAddressOfPage(from, pathname)) return
    cancelReads()
    if (inFlow(from) && !inFlow(pathname) && !isSignInRedirect(pathname, state)) forgetTriage()
    // A redirect takes nobody out of the menu or the notice they have just gone to.
    if (!redirected || !isBusyAroundThePage()) focusTitle()
  }, [pathname, state, redirected])
}

function isBusyAroundThePage(): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && activeElement.closest('main') === null
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1')
  if (title === null) return
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1
  title.focus({ preventScroll: true })
}
