import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { monitorConnection, useConnection } from '#web/lib/calls/connection-monitor.ts'
import { readSignal } from '#web/lib/calls/reads.ts'

const answering = (status: number) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status })))
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

function setVisibility(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

let stop = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  useConnection.setState({ isHealthy: true })
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

test('accounts are looked for every minute, and ten failures in a row are too many [R-NET-009]', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const send = answering(503)
  stop = monitorConnection(send)
  await minutes(9)
  expect(send).toHaveBeenCalledTimes(9)
  expect(send.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
  expect(timeout).toHaveBeenLastCalledWith(5_000)
  expect(useConnection.getState().isHealthy).toBe(true)
  await minutes(1)
  expect(useConnection.getState().isHealthy).toBe(false)
  send.mockResolvedValue(new Response(null, { status: 200 }))
  await minutes(1)
  expect(useConnection.getState().isHealthy).toBe(true)
})

test('a failure between successes is none', async () => {
  const send = answering(200)
  for (let failure = 0; failure < 9; failure += 1) send.mockRejectedValueOnce(new TypeError('network'))
  stop = monitorConnection(send)
  await minutes(10)
  send.mockRejectedValueOnce(new TypeError('network'))
  await minutes(1)
  expect(useConnection.getState().isHealthy).toBe(true)
})

test('a hidden tab asks for nothing, and goes on five seconds after it is seen again [R-START-008]', async () => {
  const send = answering(200)
  stop = monitorConnection(send)
  const signal = readSignal()
  setVisibility('hidden')
  expect(signal.aborted).toBe(true)
  await minutes(5)
  expect(send).not.toHaveBeenCalled()
  setVisibility('visible')
  await vi.advanceTimersByTimeAsync(65_000 - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledOnce()
})
