import { expect, test, vi } from 'vitest'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { provideConfig } from '#web/lib/config.ts'
import { backend, createBackend, fetchWithTimeout, provideBackend } from '#web/lib/calls/supabase.ts'
import { testConfig } from '#web/testing/test-config.ts'

test('every fetch of the backend client gives up after 30 seconds [R-NET-004]', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const signals: (AbortSignal | null | undefined)[] = []
  const client = await createBackend('https://db.example', 'key', (_input, init) => {
    signals.push(init?.signal)
    return Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } }))
  })
  await client.from('pet_profiles').select()
  expect(timeout).toHaveBeenCalledWith(30_000)
  expect(signals).toEqual([expect.any(AbortSignal)])
  timeout.mockRestore()
})

test('the limit of 30 seconds stands beside a signal of the caller', async () => {
  const given = new AbortController()
  const signals: (AbortSignal | null | undefined)[] = []
  await fetchWithTimeout((_input, init) => {
    signals.push(init?.signal)
    return Promise.resolve(new Response())
  })('https://db.example', { signal: given.signal })
  given.abort()
  expect(signals[0]?.aborted).toBe(true)
})

test('the realtime client sends at most two events a second [R-NET-010]', async () => {
  const client = await createBackend('https://db.example', 'key')
  expect(new URL(client.realtime.endpointURL()).searchParams.get('eventsPerSecond')).toBe('2')
})

test('where accounts are not configured every call is refused by name [R-NET-007]', async () => {
  provideBackend(null)
  provideConfig({ ...testConfig(), supabase: null })
  const refused = backend()
  await expect(refused).rejects.toThrow(CallFailed)
  await expect(refused).rejects.toThrow('Client not initialized')
})
