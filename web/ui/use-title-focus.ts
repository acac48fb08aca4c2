import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the title whenever the step changes, so that a screen reader starts at the new question. In the
 * moment the step is shown and not after it, or an owner who is quick with Tab would be taken back to the title.
 */
export function useTitleFocus(step: string | number): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const focusedAt = useRef<string | number | null>(null)
  const scrolledTo = useRef<string | number | null>(null)
  useLayoutEffect(() => {
    if (focusedAt.current === step) return
    focusedAt.current = step
    title.current?.focus({ preventScroll: true })
  }, [step])
  // After whatever restores an older place on the page.
  useEffect(() => {
    if (scrolledTo.current === step) return
    scrolledTo.current = step
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  return title
}
