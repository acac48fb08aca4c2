import { useCallback, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

type Place = { readonly key: string; readonly pathname: string }

/**
 * Open or closed. Going to another page, or following a link to this one, closes; a redirect, which nobody asked
 * for, leaves open what was just opened.
 */
export function useOpenOnThisPage(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key, pathname } = useLocation()
  const cameBy = useNavigationType()
  const [openAt, setOpenAt] = useState<Place | null>(null)
  const setOpen = useCallback((open: boolean) => setOpenAt(open ? { key, pathname } : null), [key, pathname])
  const redirected = cameBy === NavigationType.Replace && openAt?.pathname !== pathname
  if (openAt !== null && openAt.key !== key) setOpenAt(redirected ? { key, pathname } : null)
  return [openAt !== null && (openAt.key === key || redirected), setOpen]
}
