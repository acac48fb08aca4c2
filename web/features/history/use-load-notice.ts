import { useEffect, useState } from 'react'
import { WORKSPACE_MESSAGES } from '#contract/messages/pets.ts'

const LATE_AFTER_MS = 10_000

export function useLoadNotice(isPending: boolean, isFailed: boolean): string | null {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isPending])
  if (isPending && isLate) return WORKSPACE_MESSAGES.slow
  return isFailed ? WORKSPACE_MESSAGES.failed : null
}
