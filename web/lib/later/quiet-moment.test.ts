import { expect, test, vi } from 'vitest'
import { quietMoment } from './quiet-moment.ts'

test.each(['pointerdown', 'keydown', 'input'])(
  'every %s makes what nobody asked for wait anew',
  async (touch) => {
    vi.useFakeTimers()
    let isQuiet = false
    const waiting = quietMoment().then(() => (isQuiet = true))
    await vi.advanceTimersByTimeAsync(399)
    window.dispatchEvent(new Event(touch))
    await vi.advanceTimersByTimeAsync(399)
    expect(isQuiet).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(isQuiet).toBe(true)
  },
)

test('whoever never stops touching the page gets it after a second', async () => {
  vi.useFakeTimers()
  let isQuiet = false
  const waiting = quietMoment().then(() => (isQuiet = true))
  for (let touches = 0; touches < 9; touches += 1) {
    await vi.advanceTimersByTimeAsync(100)
    window.dispatchEvent(new Event('pointerdown'))
  }
  await vi.advanceTimersByTimeAsync(99)
  expect(isQuiet).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(isQuiet).toBe(true)
})
