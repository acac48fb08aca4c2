/* oxlint-disable no-console -- the notes in the console are what is tested */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideConfig } from '#web/lib/config.ts'
import { checkConnection } from '#web/lib/calls/connection-check.ts'
import { testConfig } from '#web/testing/test-config.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const run = async (send: typeof fetch) => {
  const outcome = checkConnection(send)
  await vi.runAllTimersAsync()
  return outcome
}

test('an answer is noted as success [R-START-004]', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')))
  expect(await run(send)).toBe('reachable')
  expect(send).toHaveBeenCalledTimes(1)
})

test('a failure is tried twice more and then noted as a warning [R-START-004]', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await run(send)).toBe('unreachable')
  expect(send).toHaveBeenCalledTimes(3)
  expect(console.warn).toHaveBeenCalledTimes(1)
})

test('a timeout counts as normal [R-START-004]', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new DOMException('slow', 'TimeoutError')))
  expect(await run(send)).toBe('slow')
  expect(console.warn).not.toHaveBeenCalled()
})

test('nothing is asked where there are no accounts', async () => {
  provideConfig(testConfig({ supabase: null }))
  const send = vi.fn<typeof fetch>()
  expect(await run(send)).toBe('not_configured')
  expect(send).not.toHaveBeenCalled()
})
