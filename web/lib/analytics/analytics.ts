import { loadConfig } from '#web/lib/config.ts'
import type { Campaign } from '#web/lib/storage/campaign.ts'
import { mayAnalyze, useConsent } from '#web/lib/analytics/consent.ts'
import { sizeBucketOf, type SizeBucket } from '#web/lib/analytics/device.ts'
import { LOCAL, localStore } from '#web/lib/storage/storage.ts'

declare global {
  // Window is an interface of the DOM and can only be added to as one.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Fields by name only: never what was typed into them. */
export type AnalyticsEvent =
  | ({ name: 'waitlist_page_view'; path: string; referrer: string; variant?: string } & Campaign)
  | { name: 'waitlist_referral_click'; source: 'link' | 'copy_code' | 'copy_link' | 'share' }
  | { name: 'waitlist_field_focus' | 'waitlist_field_complete'; field: string }
  | { name: 'waitlist_submit_attempt'; errors: readonly string[] }
  | { name: 'waitlist_success' }
  | { name: 'conversion'; conversion: 'waitlist_signup' }
  | { name: 'form_error'; form: 'waitlist'; error: string }

export type QueuedEvent = AnalyticsEvent & {
  readonly id: string
  readonly at: string
  readonly session: string
  readonly size: SizeBucket
}

export const QUEUE_LIMIT = 100

const SESSION_MS = 30 * 60_000

const SEND_TIMEOUT = 10_000

const parse = (key: string): unknown => {
  try {
    return JSON.parse(localStore.read(key) ?? 'null')
  } catch {
    return null
  }
}

const isQueued = (value: unknown): value is QueuedEvent =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value

export function queuedEvents(): readonly QueuedEvent[] {
  const stored = parse(LOCAL.analyticsQueue)
  return Array.isArray(stored) ? stored.filter(isQueued) : []
}

const keepQueue = (events: readonly QueuedEvent[]) =>
  localStore.write(LOCAL.analyticsQueue, JSON.stringify(events.slice(-QUEUE_LIMIT)))

export function analyticsSession(now: Date): string {
  const stored = parse(LOCAL.analyticsSession)
  const last: Partial<Record<'id' | 'startedAt' | 'lastSeenAt', unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {}
  const age = now.getTime() - Date.parse(String(last.lastSeenAt))
  const goesOn = typeof last.id === 'string' && age >= 0 && age < SESSION_MS
  const id = goesOn && typeof last.id === 'string' ? last.id : crypto.randomUUID()
  const session = {
    id,
    startedAt: goesOn ? last.startedAt : now.toISOString(),
    lastSeenAt: now.toISOString(),
  }
  localStore.write(LOCAL.analyticsSession, JSON.stringify(session))
  return id
}

let sending: AbortController | null = null

useConsent.subscribe(() => {
  if (!mayAnalyze()) sending?.abort()
})

async function send(endpoint: string, events: readonly QueuedEvent[]): Promise<boolean> {
  sending = new AbortController()
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.any([sending.signal, AbortSignal.timeout(SEND_TIMEOUT)]),
      body: JSON.stringify({ events }),
    })
    return response.ok
  } catch {
    return false
  } finally {
    sending = null
  }
}

async function flush(): Promise<void> {
  const endpoint = await loadConfig().then(
    (config) => config.tagEndpoint,
    () => '',
  )
  if (endpoint === '') return
  while (sending === null && mayAnalyze()) {
    const events = queuedEvents()
    if (events.length === 0 || !(await send(endpoint, events)) || !mayAnalyze()) return
    const taken = new Set(events.map(({ id }) => id))
    keepQueue(queuedEvents().filter(({ id }) => !taken.has(id)))
  }
}

/** Without the visitor's consent nothing happens at all. */
export function track(event: AnalyticsEvent, now: Date = new Date()): void {
  if (!mayAnalyze()) return
  const queued: QueuedEvent = {
    ...event,
    id: crypto.randomUUID(),
    at: now.toISOString(),
    session: analyticsSession(now),
    size: sizeBucketOf(window.innerWidth),
  }
  keepQueue([...queuedEvents(), queued])
  window.dataLayer ??= []
  window.dataLayer.push({ event: event.name, ...event })
  void flush()
}

/** Where a visitor came from, without anything that could tell who they are. */
export function bareReferrer(referrer: string): string {
  if (!URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return origin === window.location.origin ? pathname : origin + pathname
}
