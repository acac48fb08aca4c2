import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to the title whenever the step changes, so that a screen reader starts at the new question. */
export function useTitleFocus(step: string | number): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  return title
}
