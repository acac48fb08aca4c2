import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** How long a choice is seen before the next question comes. Nothing moves meanwhile, so it is the same with less motion. */
export const PAUSE_MS = 250

export type GoingOn = {
  readonly soon: () => void
  readonly handlers: {
    readonly onPointerDownCapture: (event: PointerEvent) => void
    readonly onKeyDownCapture: () => void
    readonly onClickCapture: (event: MouseEvent) => void
  }
}

/**
 * Goes on by itself from a choice made by hand. Keys pass over answers on their way, and a screen reader must not lose
 * its place: for them Next goes on. Whatever is touched in the pause stops it, and so does another question (`key`).
 */
export function useGoingOn(advance: () => void, key: string | undefined): GoingOn {
  const latest = useRef({ advance, key })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isByHand = useRef(false)
  const firstTapOn = useRef<string | undefined>(undefined)
  useEffect(() => {
    latest.current = { advance, key }
  })
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    soon: () => {
      stop()
      if (!isByHand.current) return
      isByHand.current = false
      timer.current = setTimeout(() => {
        // Next may have been quicker; the question that came then is not passed over.
        if (latest.current.key === key) latest.current.advance()
      }, PAUSE_MS)
    },
    handlers: {
      onPointerDownCapture: (event) => {
        stop()
        isByHand.current = !isOfScreenReader(event)
      },
      onKeyDownCapture: () => {
        stop()
        isByHand.current = false
      },
      // The second half of a double tap may fall on the next question: it chooses there, and nothing more.
      onClickCapture: ({ detail }) => {
        if (detail <= 1) firstTapOn.current = key
        else if (firstTapOn.current !== key) isByHand.current = false
      },
    },
  }
}

/** Screen readers touch without a size, or as a mouse that presses nothing. */
const isOfScreenReader = ({ width, height, pressure, pointerType }: PointerEvent): boolean =>
  (width === 0 && height === 0) || (pointerType === 'mouse' && pressure === 0)
