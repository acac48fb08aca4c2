import { useEffect, useState } from 'react'
import { loadConfig } from '#web/lib/config.ts'

/** Null until it is known. Where nobody can say, the page is not shown. */
export function useDebugPage(): boolean | null {
  const [shown, setShown] = useState<boolean | null>(null)
  useEffect(() => {
    let current = true
    loadConfig().then(
      (config) => current && setShown(config.debugPage),
      () => current && setShown(false),
    )
    return () => {
      current = false
    }
  }, [])
  return shown
}
