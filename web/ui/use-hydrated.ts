import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False while the page still is the HTML made at build time, true once the browser has taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
