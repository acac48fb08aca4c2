import { useEffect, useState } from 'react'
import { WORKSPACE_MESSAGES } from '#contract/messages/pets.ts'
import { LIMITS } from '#domain/constants.ts'

export const LOAD_TIMEOUT_MS = LIMITS.workspace.loadTimeout

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
  if (isPending && isLate) return WORKSPACE_MESSAGES.slow
  return isFailed ? WORKSPACE_MESSAGES.failed : null
}
