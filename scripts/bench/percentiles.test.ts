import { expect, test } from 'vitest'
import { percentilesOf } from './percentiles.ts'

test('percentiles are durations that really happened', () => {
  const durations = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentilesOf(durations)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99, max: 100 })
  expect(percentilesOf([7])).toEqual({ count: 1, p50: 7, p95: 7, p99: 7, max: 7 })
  expect(percentilesOf([])).toEqual({ count: 0, p50: 0, p95: 0, p99: 0, max: 0 })
})
