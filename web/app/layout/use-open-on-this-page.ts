import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'

/** Open or closed, and closed again by every move to another page. */
export function useOpenOnThisPage(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const setOpen = useCallback((open: boolean) => setOpenAt(open ? key : null), [key])
  return [openAt === key, setOpen]
}
