import { useEffect, useRef } from 'react'

type State = Readonly<Record<string, unknown>>

const DRAFTS = 'drafts'
/** Browsers refuse more than a few changes of an entry a second. */
const BETWEEN_WRITES_MS = 400

const isState = (value: unknown): value is State => typeof value === 'object' && value !== null

const current = (): State => {
  // Where pages are made at build time there is no history.
  const state: unknown = typeof window === 'undefined' ? null : window.history.state
  return isState(state) ? state : {}
}

const entryKey = (): unknown => current()['key']

/** What is kept for this owner, or null; unchecked. */
export function readEntryDraft(form: string, ownerId: string): unknown {
  const drafts = current()[DRAFTS]
  const kept = isState(drafts) ? drafts[form] : null
  return isState(kept) && kept['ownerId'] === ownerId ? kept['draft'] : null
}

function writeEntryDraft(form: string, ownerId: string, draft: object | null): void {
  const { [DRAFTS]: before, ...state } = current()
  const { [form]: _, ...others } = isState(before) ? before : {}
  const drafts = draft === null ? others : { ...others, [form]: { ownerId, draft } }
  try {
    window.history.replaceState(
      { ...state, ...(Object.keys(drafts).length > 0 ? { [DRAFTS]: drafts } : {}) },
      '',
    )
  } catch {
    // A browser may refuse when it has been asked too often: the next change tries again.
  }
}

/**
 * Keeps what is typed with the page's entry in the history of the tab: it outlives a reload and going back, is shown
 * to nobody but its owner, and ends with the tab. Null, where nothing was typed, forgets it; undefined, where that is not
 * known yet, leaves it alone. Never for passwords.
 */
export function useEntryDraft(form: string, ownerId: string, draft: object | null | undefined): void {
  const entry = useRef(entryKey())
  const text = draft === undefined ? undefined : JSON.stringify(draft)
  const writtenAt = useRef(-Infinity)
  const kept = useRef(JSON.stringify(readEntryDraft(form, ownerId)))
  const keptFor = useRef(ownerId)
  useEffect(() => {
    if (keptFor.current !== ownerId) {
      keptFor.current = ownerId
      kept.current = JSON.stringify(readEntryDraft(form, ownerId))
    }
    const keep = () => {
      // Another page may be there by now; it has a place of its own.
      if (text === undefined || text === kept.current || entryKey() !== entry.current) return
      kept.current = text
      writtenAt.current = performance.now()
      writeEntryDraft(form, ownerId, JSON.parse(text) as object | null)
    }
    const wait = Math.max(0, writtenAt.current + BETWEEN_WRITES_MS - performance.now())
    if (wait === 0) keep()
    const timer = setTimeout(keep, wait)
    // At the very end a browser no longer takes it, so most of it is kept before.
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [form, ownerId, text])
}
