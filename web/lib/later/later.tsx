import { useEffect, type ComponentType, type ReactNode } from 'react'
import { create } from 'zustand'
import { log } from '#web/lib/log.ts'
import { OnlyAfterReload } from './ask-before-import.ts'
import { inTurn } from './in-turn.ts'

type Drawn<Props> = {
  readonly meanwhile?: ReactNode
  readonly renderMissing?: (askAgain: () => void) => ReactNode
  readonly children: (Part: ComponentType<Props>) => ReactNode
}

export type Later<Props> = ComponentType<Drawn<Props>> & {
  /** Never rejects. */
  readonly fetch: () => Promise<void>
}

const known = new Set<() => Promise<void>>()

export async function fetchAllParts(): Promise<void> {
  for (const fetch of known) await fetch()
}

export function usePartsAhead(parts: readonly Pick<Later<never>, 'fetch'>[]): void {
  useEffect(() => {
    inTurn(parts.map(({ fetch }) => fetch))
  }, [parts])
}

/** A part that did not come is asked for again when the network returns. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const file = create<{ Part: ComponentType<Props> | null; failure: unknown }>(() => ({
    Part: null,
    failure: null,
  }))
  let pending: Promise<void> | null = null
  const fetch = (): Promise<void> => {
    pending ??= load().then(
      (Part) => file.setState({ Part, failure: null }),
      (error: unknown) => {
        pending = null
        log.warn('a part of the page did not come', error)
        file.setState({ failure: error })
      },
    )
    return pending
  }
  known.add(fetch)
  // Never by itself: the page is loaded anew, with all that was told, when its owner asks for what is missing.
  const fetchByHand = async (): Promise<void> => {
    await fetch()
    if (file.getState().failure instanceof OnlyAfterReload && navigator.onLine) window.location.reload()
  }

  function LaterPart({ meanwhile = null, renderMissing, children }: Drawn<Props>) {
    const { Part, failure } = file()
    const isHere = Part !== null
    useEffect(() => {
      if (isHere) return undefined
      const ask = (): void => void fetch()
      ask()
      window.addEventListener('online', ask)
      return () => window.removeEventListener('online', ask)
    }, [isHere])
    if (Part !== null) return children(Part)
    return failure !== null && renderMissing !== undefined
      ? renderMissing(() => void fetchByHand())
      : meanwhile
  }
  return Object.assign(LaterPart, { fetch })
}
