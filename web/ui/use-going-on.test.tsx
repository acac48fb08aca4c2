import { act, renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAUSE_MS, useGoingOn } from './use-going-on.ts'

const FINGER = { width: 20, height: 20, pressure: 0.5, pointerType: 'touch' } as unknown as PointerEvent

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function chosenByHand(advance: () => void) {
  const hook = renderHook(({ question }) => useGoingOn(advance, question), {
    initialProps: { question: 'energy_level' },
  })
  act(() => {
    hook.result.current.handlers.onPointerDownCapture(FINGER)
    hook.result.current.soon()
  })
  return hook
}

test('goes on after the pause', () => {
  const advance = vi.fn<() => void>()
  chosenByHand(advance)
  act(() => void vi.advanceTimersByTime(PAUSE_MS))
  expect(advance).toHaveBeenCalledOnce()
})

test('does not pass over the next question when Next was quicker than the pause', () => {
  const advance = vi.fn<() => void>()
  const { rerender } = chosenByHand(advance)
  rerender({ question: 'eating' })
  act(() => void vi.advanceTimersByTime(PAUSE_MS))
  expect(advance).not.toHaveBeenCalled()
})
