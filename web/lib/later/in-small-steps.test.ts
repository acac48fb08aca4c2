import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inSmallSteps } from './in-small-steps.ts'

let done: number
function* nineSteps() {
  for (done = 0; done < 9; done += 1) {
    vi.setSystemTime(Date.now() + 3)
    yield
  }
  return 'made'
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('takes a short while at a time, comes back after a pause, and ends with what was made', async () => {
  const made = inSmallSteps(nineSteps())
  expect(done).toBe(3)
  await vi.advanceTimersToNextTimerAsync()
  expect(done).toBe(7)
  await vi.runAllTimersAsync()
  await expect(made).resolves.toBe('made')
})

test('makes no pauses on a page that is not seen', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const made = inSmallSteps(nineSteps())
  expect(done).toBe(9)
  await expect(made).resolves.toBe('made')
})

test('fails where a step fails', async () => {
  await expect(
    inSmallSteps(
      (function* broken(): Generator<void> {
        yield
        throw new Error('The book is torn.')
      })(),
    ),
  ).rejects.toThrow('The book is torn.')
})
