import { expect, test } from 'vitest'
import { LEAST } from '#domain/engine/decide/confidence.ts'
import { COUNTED_ON } from '#cases/written/sets.ts'
import { calibrationOf, statedCases } from './calibration.ts'
import { DAY } from './measure-evidence.ts'

const cases = statedCases(COUNTED_ON, DAY)
const { grounds, leftOut } = calibrationOf(cases)
/** Where there are enough cases for an interval to say something. */
const counted = grounds.filter(({ right }) => right.n >= 10)

test('every ground is met, and none states more than its cases allow', () => {
  expect(cases).toHaveLength(480)
  expect(grounds.filter(({ right }) => right.n === 0).map(({ ground }) => ground)).toEqual([])
  expect(counted.length).toBeGreaterThanOrEqual(6)
  expect(counted.filter(({ stated, right }) => stated > right.high)).toEqual([])
})

test('none that is counted states far less than its cases show', () => {
  // No written case can show what a clause hides that nobody but its owner read.
  const byCount = counted.filter(({ ground }) => ground !== 'note-not-read')
  expect(byCount.filter(({ stated, right }) => stated < right.low - 0.05)).toEqual([])
})

test('the shares hold on each set when they are counted without it', () => {
  expect(leftOut).toHaveLength(4)
  for (const { set, brier, baseline } of leftOut) {
    expect([set, brier < 0.17]).toEqual([set, true])
    expect([set, brier < baseline + 0.02]).toEqual([set, true])
  }
})

test('on the whole the stated confidence is not above the share that was right, but where the floor lifts it', () => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const above = cases.filter(({ stated }) => stated > LEAST)
  expect(above.length).toBeGreaterThan(300)
  expect(mean(above.map(({ stated }) => stated))).toBeLessThanOrEqual(
    mean(above.map(({ right }) => Number(right))),
  )
})
