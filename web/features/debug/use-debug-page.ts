import { useEffect, useState } from 'react'
import { loadConfig } from '#web/lib/config.ts'

/** Whether this instance shows the debug page; null until it is known. Where nobody can say, it does not. */
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
