import { create } from 'zustand'
import { loadConfig } from '#web/lib/config.ts'
import { log } from '#web/lib/log.ts'
import { LOOK_TIMEOUT_MS } from '#web/lib/calls/connection-check.ts'
import { cancelReads } from '#web/lib/calls/reads.ts'

const LOOK_EVERY_MS = 60_000
const FAILURES = 10
const RESTART_AFTER_MS = 5_000

export const useConnection = create<{ readonly isHealthy: boolean }>(() => ({ isHealthy: true }))

async function isAnswering(send: typeof fetch): Promise<boolean> {
  try {
    const { supabase } = await loadConfig()
    if (supabase === null) return true
    const response = await send(`${supabase.url}/auth/v1/health`, {
      headers: { apikey: supabase.publishableKey },
      signal: AbortSignal.timeout(LOOK_TIMEOUT_MS),
    })
    return response.status < 500
  } catch {
    return false
  }
}

/**
 * Looks every minute whether accounts can be reached. A hidden tab asks for nothing: the looking stops and reads are
 * cancelled, while assessments and forms on their way go on; five seconds after it is seen again the minutes begin anew.
 */
export function monitorConnection(send: typeof fetch = fetch): () => void {
  let failures = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let restart: ReturnType<typeof setTimeout> | undefined

  const look = async (): Promise<void> => {
    failures = (await isAnswering(send)) ? 0 : failures + 1
    const isHealthy = failures < FAILURES
    if (isHealthy === useConnection.getState().isHealthy) return
    log.warn(isHealthy ? 'accounts can be reached again' : 'accounts cannot be reached')
    useConnection.setState({ isHealthy })
  }
  const stop = (): void => {
    clearInterval(timer)
    clearTimeout(restart)
  }
  const start = (): void => {
    stop()
    timer = setInterval(() => void look(), LOOK_EVERY_MS)
  }
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') {
      stop()
      cancelReads()
    } else {
      stop()
      restart = setTimeout(start, RESTART_AFTER_MS)
    }
  }
  start()
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
