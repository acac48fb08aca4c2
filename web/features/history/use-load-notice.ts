import { useEffect, useState } from 'react'
import { LIMITS } from '#domain/constants.ts'

export const LOAD_TIMEOUT_MS = LIMITS.workspace.loadTimeout
export const LOAD_MESSAGES = {
  slow: 'Loading took too long. Some data may not be available.',
  failed: 'Some data could not be loaded.',
} as const

/** What to say about a load that is late or failed; null while there is nothing to say. */
export function useLoadNotice(isPending: boolean, isFailed: boolean): string | null {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsLate(true), LOAD_TIMEOUT_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isPending])
  if (isPending && isLate) return LOAD_MESSAGES.slow
  return isFailed ? LOAD_MESSAGES.failed : null
}
