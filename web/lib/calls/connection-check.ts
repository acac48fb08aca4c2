import { loadConfig } from '#web/lib/config.ts'
import { log } from '#web/lib/log.ts'

export const LOOK_TIMEOUT_MS = 5_000
const RETRIES = 2
const RETRY_AFTER = 1000

export type ConnectionState = 'not_configured' | 'reachable' | 'slow' | 'unreachable'

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER))

export async function checkConnection(send: typeof fetch = fetch): Promise<ConnectionState> {
  const config = await loadConfig().catch(() => null)
  if (config !== null && config.supabase === null) return 'not_configured'
  const url = `${config?.supabase?.url ?? ''}/auth/v1/health`
  for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
    try {
      const headers = { apikey: config?.supabase?.publishableKey ?? '' }
      const response = await send(url, { headers, signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) })
      if (response.status < 500) {
        log.info('accounts can be reached')
        return 'reachable'
      }
    } catch (error) {
      if (isTimeout(error)) {
        log.info('accounts answer slowly')
        return 'slow'
      }
    }
    if (attempt < RETRIES) await pause()
  }
  log.warn('accounts cannot be reached right now')
  return 'unreachable'
}
