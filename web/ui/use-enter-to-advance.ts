import { useEffect, useRef } from 'react'

const HANDLES_ENTER_ITSELF = 'textarea, button, a, select, summary, dialog, form input'

/** Enter goes on wherever the focus is; what it gives back makes the form of the step do the same. */
export function useEnterToAdvance(advance: () => void) {
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || event.repeat) return
      if (event.target instanceof Element && event.target.closest(HANDLES_ENTER_ITSELF)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return {
    noValidate: true,
    onSubmit: (event: { preventDefault: () => void }): void => {
      event.preventDefault()
      advance()
    },
  }
}
