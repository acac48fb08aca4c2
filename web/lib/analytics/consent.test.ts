import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  acceptAll,
  choose,
  clearChoice,
  followConsent,
  mayAnalyze,
  readChoice,
  rejectNonEssential,
  useConsent,
} from '#web/lib/analytics/consent.ts'
import { AB_KEYS, LOCAL, localStore, sessionStore } from '#web/lib/storage/storage.ts'

const record = () => JSON.parse(localStore.read(LOCAL.cookiePreferences) ?? 'null') as unknown

beforeEach(clearChoice)
afterEach(() => {
  vi.unstubAllGlobals()
  clearChoice()
})

test('a choice is kept with its version and its time [R-COOKIE-003]', () => {
  choose({ analytics: true, advertising: false }, new Date('2026-05-06T07:08:09Z'))
  expect(record()).toEqual({
    version: '1.0.0',
    timestamp: '2026-05-06T07:08:09.000Z',
    preferences: { strict: true, analytics: true, advertising: false },
  })
})

test.each([
  null,
  'rubbish',
  '[]',
  '{"version":"1.0.0"}',
  '{"version":"0.9.0","preferences":{"strict":true,"analytics":true,"advertising":true}}',
  '{"version":"1.0.0","preferences":{"strict":true,"analytics":"yes","advertising":true}}',
])('%s counts as no choice [R-COOKIE-003]', (text) => {
  expect(readChoice(text)).toBeNull()
})

test('a kept choice is read back [R-COOKIE-003]', () => {
  acceptAll()
  expect(readChoice(localStore.read(LOCAL.cookiePreferences))).toEqual({ analytics: true, advertising: true })
})

test('saying no takes away what was written down with a yes [R-COOKIE-007]', () => {
  acceptAll()
  for (const key of [LOCAL.analyticsQueue, LOCAL.analyticsSession, AB_KEYS.headline])
    localStore.write(key, 'kept')
  sessionStore.write(AB_KEYS.cta, 'B')
  rejectNonEssential()
  expect(mayAnalyze()).toBe(false)
  expect(localStore.keys()).toEqual([LOCAL.cookiePreferences])
  expect(sessionStore.read(AB_KEYS.cta)).toBe('B')
})

test('a browser that says "do not sell" keeps advertising off after "accept all" [R-COOKIE-008]', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  acceptAll()
  expect(useConsent.getState().choice).toEqual({ analytics: true, advertising: false })
})

test('"do not sell" also counts against a yes that is older than it [R-COOKIE-008]', () => {
  acceptAll()
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  followConsent()()
  expect(useConsent.getState().choice).toEqual({ analytics: true, advertising: false })
})

test('a choice made in another tab holds in this one', () => {
  const stop = followConsent()
  localStore.write(
    LOCAL.cookiePreferences,
    '{"version":"1.0.0","preferences":{"strict":true,"analytics":true,"advertising":false}}',
  )
  window.dispatchEvent(new StorageEvent('storage', { key: LOCAL.cookiePreferences }))
  expect(mayAnalyze()).toBe(true)
  stop()
})
