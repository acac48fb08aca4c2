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
