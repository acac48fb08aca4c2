import type { SupabaseClient } from '@supabase/supabase-js'
import { CALL_MESSAGES } from '#contract/messages/calls.ts'
import type { BrowserDatabase } from '#contract/database/clients.ts'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { FETCH_TIMEOUT_MS } from '#web/lib/fetch-timeout.ts'
import { loadConfig } from '#web/lib/config.ts'
import { retryingReads } from '#web/lib/calls/retry.ts'
import { LOCAL } from '#web/lib/storage/storage.ts'

export type Backend = SupabaseClient<BrowserDatabase>

const listeners = new Set<(client: Backend) => void>()
let pending: Promise<Backend | null> | null = null

export const fetchWithTimeout =
  (send: typeof fetch = fetch): typeof fetch =>
  (input, init) => {
    const timeout = AbortSignal.timeout(FETCH_TIMEOUT_MS)
    return send(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout })
  }

/**
 * Sessions are kept by this browser's own clock. The service says when a token ends by its clock, and a browser that
 * is hours off would renew a fresh token at every call, or never; how long the token lasts is true on both.
 */
export const byOwnClock =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init)
    const url = input instanceof Request ? input.url : String(input)
    if (!response.ok || !/\/auth\/v1\/(token|verify)\b/.test(url)) return response
    const { expires_at: _, ...session } = Object(await response.json())
    return Response.json(session, { status: response.status, headers: response.headers })
  }

export async function createBackend(url: string, key: string, send?: typeof fetch): Promise<Backend> {
  const { createClient } = await import('@supabase/supabase-js')
  return createClient<BrowserDatabase>(url, key, {
    auth: {
      flowType: 'pkce',
      detectSessionInUrl: false,
      persistSession: true,
      autoRefreshToken: true,
      storageKey: LOCAL.authToken,
    },
    // Reads are repeated by one rule of ours, see retry.ts.
    db: { retry: false },
    global: { fetch: retryingReads(byOwnClock(fetchWithTimeout(send))) },
    realtime: { params: { eventsPerSecond: 2 } },
  })
}

async function connect(): Promise<Backend | null> {
  const { supabase } = await loadConfig()
  if (supabase === null) return null
  const client = await createBackend(
    new URL(supabase.url, window.location.origin).href,
    supabase.publishableKey,
  )
  for (const listener of listeners) listener(client)
  return client
}

/** null where accounts are not configured. */
export function findBackend(): Promise<Backend | null> {
  pending ??= connect().catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}

/** Refuses with `unavailable` where there is none. */
export async function backend(): Promise<Backend> {
  const client = await findBackend().catch((error: unknown) => {
    throw new CallFailed('unavailable', { cause: error })
  })
  if (client === null) throw new CallFailed('unavailable', { says: CALL_MESSAGES.notInitialized })
  return client
}

export function onBackend(listener: (client: Backend) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function provideBackend(client: Backend | null): void {
  pending = client === null ? null : Promise.resolve(client)
  if (client) for (const listener of listeners) listener(client)
}
