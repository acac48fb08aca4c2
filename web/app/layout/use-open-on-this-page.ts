import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

type Place = { readonly key: string; readonly pathname: string }

/**
 * Going to another page, or following a link to this one, closes; a redirect, which nobody asked for, leaves open
 * what was just opened. What was opened by its button before the app took the page over stays open.
 */
export function useOpenOnThisPage(
  button: RefObject<HTMLButtonElement | null>,
): [open: boolean, setOpen: (open: boolean) => void] {
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
  return [openAt !== null && (openAt.key === key || redirected), setOpen]
}
