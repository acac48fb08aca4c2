import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'
import { isOtherAddressOfPage } from '#web/app/route/route-table.ts'

const POSITIONS_KEPT = 20
const RETRIES = 5
const RETRY_AFTER = 100

type Position = [key: string, top: number]

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

function readPositions(): Position[] {
  try {
    const stored: unknown = JSON.parse(sessionStore.read(SESSION.scroll) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

export function rememberScroll(key: string, top: number): void {
  const others = readPositions().filter(([each]) => each !== key)
  sessionStore.write(SESSION.scroll, JSON.stringify([...others, [key, top]].slice(-POSITIONS_KEPT)))
}

export const scrollOf = (key: string): number | null =>
  readPositions().find(([each]) => each === key)?.[1] ?? null

const SIGNS_OF_USE = ['pointerdown', 'touchstart', 'wheel', 'keydown']

/** Ends as soon as somebody uses the page: it must not move under a finger. */
function scrollWhenPossible(attempt: () => boolean): () => void {
  const listening = new AbortController()
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    listening.abort()
  }
  const go = () => {
    if (attempt() || tries >= RETRIES) return stop()
    tries += 1
    timer = setTimeout(go, RETRY_AFTER)
  }
  for (const sign of SIGNS_OF_USE)
    window.addEventListener(sign, stop, { capture: true, passive: true, signal: listening.signal })
  go()
  return stop
}

/** A name for a history entry; those a document was opened on share one key, so their address tells them apart. */
export const entryName = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `default ${pathname}${search}` : key

const isNewVisit = (): boolean =>
  performance.getEntriesByType('navigation').some((visit) => 'type' in visit && visit.type === 'navigate')

const appLeads = () => {
  window.history.scrollRestoration = 'manual'
}

/** Between two documents the browser is sooner. */
const browserLeads = () => {
  window.history.scrollRestoration = 'auto'
}

const isPressed = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive

const canReach = (top: number): boolean => document.documentElement.scrollHeight - window.innerHeight >= top

/** The browser puts a page in its place before the app runs; whoever has moved on since then stays there. */
const isInUse = (isPlaceThere: boolean): boolean => isPressed() || (isPlaceThere && window.scrollY > 0)

const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/**
 * Going back or reloading returns to where the page was; every other visit starts at the top or at its anchor. A page
 * that only takes another address, as tabs do, stays where it is.
 */
export function useScrollMemory(): void {
  const location = useLocation()
  const { hash } = location
  const key = entryName(location)
  const kind = useNavigationType()
  const opened = useRef(location)
  const before = useRef(location)

  useEffect(() => {
    appLeads()
    window.addEventListener('pageshow', appLeads)
    window.addEventListener('pagehide', browserLeads)
    // Whoever scrolled before the app ran comes back to that place too.
    const { current } = opened
    if (window.scrollY > 0) rememberScroll(entryName(current), window.scrollY)
  }, [])

  // Ends in the very moment the page changes: the jump to the top of the next one is not this one's place.
  useLayoutEffect(() => {
    let frame = 0
    const note = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => rememberScroll(key, window.scrollY))
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', note)
    }
  }, [key])

  useLayoutEffect(() => {
    const from = before.current
    before.current = location
    const isOpened = opened.current === location
    const known = kind === NavigationType.Pop && !(isOpened && isNewVisit()) ? scrollOf(key) : null
    if (known !== null) {
      if (isOpened && isInUse(canReach(known))) return undefined
      return scrollWhenPossible(() => {
        jumpTo(known)
        return Math.abs(window.scrollY - known) < 2
      })
    }
    if (hash.length > 1) {
      const find = () => document.getElementById(decodeURIComponent(hash.slice(1)))
      if (isOpened && isInUse(find() !== null)) return undefined
      return scrollWhenPossible(() => {
        const target = find()
        target?.scrollIntoView()
        return target !== null
      })
    }
    if (kind === NavigationType.Replace && isOtherAddressOfPage(from.pathname, location.pathname)) {
      rememberScroll(key, window.scrollY)
      return undefined
    }
    // A document that was just opened is where the browser put it, or where somebody reads on already.
    if (!isOpened) jumpTo(0)
    return undefined
  }, [location, key, hash, kind])
}
