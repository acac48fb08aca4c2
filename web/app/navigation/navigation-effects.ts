import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { rememberLastPath } from '#web/lib/session/paths.ts'
import { cancelReads } from '#web/lib/calls/reads.ts'
import { forgetTriage } from '#web/lib/storage/triage-memory.ts'
import { takeLateLetters } from '#web/app/navigation/first-use.ts'
import {
  FLOW_PATHS,
  NOT_FOUND_ROUTE,
  SIGN_IN_PATHS,
  isOtherAddressOfPage,
  routeFor,
} from '#web/app/route/route-table.ts'

const HEADING = 'h1, h2, h3, h4'

const inFlow = (pathname: string) => FLOW_PATHS.includes(pathname)

const isSignInRedirect = (pathname: string, state: unknown) =>
  pathname === '/login' && typeof state === 'object' && state !== null && 'from' in state

const remembered = (pathname: string) =>
  !SIGN_IN_PATHS.includes(pathname) && pathname !== '/dashboard' && routeFor(pathname) !== NOT_FOUND_ROUTE

export function useNavigationEffects(): void {
  const { pathname, search, hash, state } = useLocation()
  const cameBy = useNavigationType()
  const redirected = cameBy === NavigationType.Replace
  const previous = useRef<string | null>(null)

  useEffect(() => {
    if (remembered(pathname)) rememberLastPath(pathname + search)
  }, [pathname, search])

  // Before any effect of the new page runs, so that its own first reads are not the ones cancelled.
  useLayoutEffect(() => {
    const from = previous.current
    previous.current = pathname
    if (from === pathname && cameBy === NavigationType.Push)
      anchorHeading(hash)?.focus({ preventScroll: true })
    if (from === null || from === pathname) return
    // A page that only takes another address, as tabs do, is the same page still.
    if (redirected && isOtherAddressOfPage(from, pathname)) return
    // A redirect may go on with the words that are on the screen.
    if (!redirected) takeLateLetters()
    cancelReads()
    if (inFlow(from) && !inFlow(pathname) && !isSignInRedirect(pathname, state)) forgetTriage()
    // A redirect takes nobody out of the menu or the notice they have just gone to.
    if (!redirected || !isBusyAroundThePage()) focusTitle(hash)
  }, [pathname, hash, state, cameBy, redirected])
}

function isBusyAroundThePage(): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && activeElement.closest('main') === null
}

function anchorHeading(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  const place = document.getElementById(decodeURIComponent(hash.slice(1)))
  const heading = place?.matches(HEADING) ? place : place?.querySelector<HTMLElement>(HEADING)
  return heading instanceof HTMLElement ? focusable(heading) : null
}

function focusable(title: HTMLElement): HTMLElement {
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1
  return title
}

function focusTitle(hash: string): void {
  const title = anchorHeading(hash) ?? document.querySelector<HTMLElement>('main h1')
  if (title !== null) focusable(title).focus({ preventScroll: true })
}
