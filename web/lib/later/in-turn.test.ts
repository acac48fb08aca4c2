import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('begins one after the other, each in a task of its own, also what is added meanwhile', async () => {
  const begun: string[] = []
  inTurn([() => begun.push('rules'), () => begun.push('engine')])
  expect(begun).toEqual([])
  await vi.advanceTimersToNextTimerAsync()
  expect(begun).toEqual(['rules'])
  inTurn([() => begun.push('result')])
  await vi.advanceTimersToNextTimerAsync()
  expect(begun).toEqual(['rules', 'engine'])
  await vi.runAllTimersAsync()
  expect(begun).toEqual(['rules', 'engine', 'result'])
})

test('begins all at once on a page that is not seen', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const begun: string[] = []
  inTurn([() => begun.push('rules'), () => begun.push('engine')])
  await vi.advanceTimersToNextTimerAsync()
  expect(begun).toEqual(['rules', 'engine'])
})
