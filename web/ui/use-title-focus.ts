import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to the title whenever the step changes, so that a screen reader starts at the new question. */
export function useTitleFocus(step: string | number): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string | number | null>(null)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  return title
}
