import { expect, test, vi } from 'vitest'
import { inSmallSteps } from './in-small-steps.ts'

test('takes a short while at a time, comes back after a pause, and ends', () => {
  vi.useFakeTimers()
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  let done = 0
  inSmallSteps(
    (function* steps() {
      for (; done < 9; done += 1) {
        now += 3
        yield
      }
    })(),
  )
  expect(done).toBe(3)
  vi.advanceTimersToNextTimer()
  expect(done).toBe(7)
  vi.runAllTimers()
  expect(done).toBe(9)
  vi.restoreAllMocks()
})
