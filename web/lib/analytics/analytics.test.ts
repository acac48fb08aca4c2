import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  QUEUE_LIMIT,
  analyticsSession,
  bareReferrer,
  queuedEvents,
  track,
  type AnalyticsEvent,
} from '#web/lib/analytics/analytics.ts'
import { provideConfig } from '#web/lib/config.ts'
import { acceptAll, clearChoice, rejectNonEssential } from '#web/lib/analytics/consent.ts'
import { LOCAL, localStore } from '#web/lib/storage/storage.ts'
import { testConfig } from '#web/testing/test-config.ts'
import { PATIENCE } from '#web/testing/patience.ts'

const Sent = z.object({ events: z.array(z.object({ name: z.string(), field: z.string() })) })
const ENDPOINT = 'https://tags.test/collect'
const focus = (field: string): AnalyticsEvent => ({ name: 'waitlist_field_focus', field })

/** A tag service that can be looked at, and told how to answer. */
const tagService = (answer: () => Promise<Response> = () => Promise.resolve(new Response(null))) => {
  provideConfig(testConfig({ tagEndpoint: ENDPOINT }))
  const send = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', send)
  const received = () =>
    send.mock.calls.flatMap(([, init]) => Sent.parse(JSON.parse(z.string().parse(init?.body))).events)
  return { send, received }
}

beforeEach(() => {
  clearChoice()
  delete window.dataLayer
})
afterEach(() => {
  clearChoice()
  vi.unstubAllGlobals()
})

describe('without consent', () => {
  test.each([
    ['before any choice', () => undefined],
    ['after a no', rejectNonEssential],
  ])(
    '%s nothing is written down and nothing is sent [R-COOKIE-006] [R-ANALYT-002]',
    async (_when, choice) => {
      const { send } = tagService()
      choice()
      track(focus('email'))
      await Promise.resolve()
      expect(localStore.keys().filter((key) => key !== LOCAL.cookiePreferences)).toEqual([])
      expect(window.dataLayer).toBeUndefined()
      expect(send).not.toHaveBeenCalled()
    },
  )
})

describe('with consent', () => {
  beforeEach(acceptAll)

  test('events wait in the store and reach the data layer; without an address nothing leaves [R-ANALYT-002]', async () => {
    const send = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', send)
    track(focus('email'))
    await vi.waitFor(() => expect(window.dataLayer).toHaveLength(1), PATIENCE)
    expect(window.dataLayer).toEqual([
      { event: 'waitlist_field_focus', name: 'waitlist_field_focus', field: 'email' },
    ])
    expect(queuedEvents()).toMatchObject([{ name: 'waitlist_field_focus', field: 'email', size: 'lg' }])
    expect(send).not.toHaveBeenCalled()
  })

  test('the hundred newest wait, the oldest go [R-ANALYT-001] [R-CONST-003]', () => {
    for (let index = 0; index < QUEUE_LIMIT + 5; index += 1) track(focus(`field-${index}`))
    const waiting = queuedEvents()
    expect(waiting).toHaveLength(100)
    expect(waiting[0]).toMatchObject({ field: 'field-5' })
    expect(waiting.at(-1)).toMatchObject({ field: 'field-104' })
  })

  test('a configured tag service gets them once, without cookies [R-ANALYT-002] [R-COOKIE-006]', async () => {
    const { send, received } = tagService()
    track(focus('email'))
    track(focus('name'))
    await vi.waitFor(() => expect(queuedEvents()).toEqual([]), PATIENCE)
    expect(received().map(({ field }) => field)).toEqual(['email', 'name'])
    expect(send.mock.calls[0]?.[0]).toBe(ENDPOINT)
    expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit' })
  })

  test('what the tag service did not take waits for the next event', async () => {
    const { send, received } = tagService(() => Promise.resolve(new Response(null, { status: 503 })))
    track(focus('email'))
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), PATIENCE)
    expect(queuedEvents()).toHaveLength(1)
    send.mockImplementation(() => Promise.resolve(new Response(null)))
    await vi.waitFor(() => {
      track(focus('name'))
      expect(received().filter(({ field }) => field === 'email')).toHaveLength(2)
    }, PATIENCE)
    await vi.waitFor(() => expect(queuedEvents()).toEqual([]), PATIENCE)
  })

  test('a no stops what is being sent and deletes what waits [R-COOKIE-007]', async () => {
    const { send } = tagService(() => new Promise(() => undefined))
    track(focus('email'))
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), PATIENCE)
    const { signal } = send.mock.calls[0]?.[1] ?? {}
    rejectNonEssential()
    expect(signal?.aborted).toBe(true)
    expect(queuedEvents()).toEqual([])
    track(focus('name'))
    expect(queuedEvents()).toEqual([])
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('the session', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes))

  test('goes on while it is under 30 minutes old, then a new one begins [R-ANALYT-003]', () => {
    const first = analyticsSession(at(0))
    expect(analyticsSession(at(29))).toBe(first)
    expect(analyticsSession(at(58))).toBe(first)
    expect(JSON.parse(localStore.read(LOCAL.analyticsSession) ?? '')).toEqual({
      id: first,
      startedAt: at(0).toISOString(),
      lastSeenAt: at(58).toISOString(),
    })
    const second = analyticsSession(at(88))
    expect(second).not.toBe(first)
    expect(JSON.parse(localStore.read(LOCAL.analyticsSession) ?? '')).toMatchObject({
      startedAt: at(88).toISOString(),
    })
  })

  test.each(['rubbish', '7', '{"id":7}', '{"id":"x","lastSeenAt":"never"}'])(
    'begins anew where %s was kept',
    (text) => {
      localStore.write(LOCAL.analyticsSession, text)
      expect(analyticsSession(at(0))).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})

test('a referrer says where from, not who [R-ANALYT-007]', () => {
  expect(bareReferrer('https://news.test/story?reader=robin@pets.test#me')).toBe('https://news.test/story')
  expect(bareReferrer(`${window.location.origin}/pricing?x=1`)).toBe('/pricing')
  expect(bareReferrer('')).toBe('')
})
