import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

type Place = { readonly key: string; readonly pathname: string }

type Opening = {
  readonly root: RefObject<HTMLElement | null>
  readonly button: RefObject<HTMLButtonElement | null>
}

/**
 * Whether what `button` opens within `root` is open. A press outside closes it, and so does going to another page, or
 * following a link to this one; a redirect, which nobody asked for, leaves open what was just opened. What was opened
 * by its button before the app took the page over stays open.
 */
export function useOpenOnThisPage({
  root,
  button,
}: Opening): [open: boolean, setOpen: (open: boolean) => void] {
  const { key, pathname } = useLocation()
  const cameBy = useNavigationType()
  const [openAt, setOpenAt] = useState<Place | null>(null)
  const setOpen = useCallback((open: boolean) => setOpenAt(open ? { key, pathname } : null), [key, pathname])
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (button.current?.ariaExpanded === 'true') setOpen(true)
    // Only what the page's own script left behind: later on the button says what is known here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const redirected = cameBy === NavigationType.Replace && openAt?.pathname !== pathname
  if (openAt !== null && openAt.key !== key) setOpenAt(redirected ? { key, pathname } : null)
  const open = openAt !== null && (openAt.key === key || redirected)

  // Listens from the moment it is open: the page's own script stops listening then.
  useLayoutEffect(() => {
    if (!open) return undefined
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [open, setOpen, root])

  return [open, setOpen]
}
