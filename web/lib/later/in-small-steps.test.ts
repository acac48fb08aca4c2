import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aheadInSmallSteps, inSmallSteps } from './in-small-steps.ts'

/** Before the first step of what nobody waits for. */
const PAUSE = 8

let done: number
function* nineSteps() {
  for (done = 0; done < 9; done += 1) {
    vi.setSystemTime(Date.now() + 3)
    yield
  }
  return 'made'
}

let counted: number
function* countedSteps() {
  for (counted = 0; counted < 9; counted += 1) {
    vi.setSystemTime(Date.now() + 3)
    yield
  }
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

describe('steps that nobody waits for', () => {
  test('are gone through one after the other, and fail each for itself', async () => {
    const broken = aheadInSmallSteps(
      (function* (): Generator<void> {
        yield
        throw new Error('The book is torn.')
      })(),
    )
    const made = aheadInSmallSteps(nineSteps())
    const settled = Promise.allSettled([broken, made])
    await vi.runAllTimersAsync()
    const [failed, last] = await settled
    expect(failed).toMatchObject({ reason: new Error('The book is torn.') })
    expect(last).toMatchObject({ value: 'made' })
  })

  test('rest while a tap is answered, and go on after it', async () => {
    const made = aheadInSmallSteps(nineSteps())
    await vi.advanceTimersByTimeAsync(PAUSE)
    const before = done
    window.dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(150)
    expect(done).toBe(before)
    await vi.runAllTimersAsync()
    await expect(made).resolves.toBe('made')
  })

  test('make room for steps that somebody waits for', async () => {
    const ahead = aheadInSmallSteps(countedSteps())
    await vi.advanceTimersByTimeAsync(PAUSE)
    const before = counted
    let isMade = false
    const asked = inSmallSteps(nineSteps()).then(() => {
      isMade = true
      return counted
    })
    expect(isMade).toBe(false)
    await vi.runAllTimersAsync()
    expect(await asked).toBe(before)
    await ahead
    expect(counted).toBe(9)
  })
})
