import { expect, test } from 'vitest'
import { setNamed } from '#cases/written/sets.ts'
import { DAY } from './measure-evidence.ts'
import { scoreFile } from './score-file.ts'

const FILE = setNamed('development').file

test('the engine meets its targets on the development set', { timeout: 60_000 }, () => {
  const { cases, overall, hiddenEmergencies, brier } = scoreFile(FILE, DAY)
  expect(cases).toBe(180)
  expect(overall.emergencyRecall.share).toBe(1)
  expect(hiddenEmergencies.share).toBe(1)
  expect(overall.emergenciesSentHome.k).toBe(0)
  expect(overall.safeAdvice.share).toBe(1)
  expect(overall.exact.share).toBeGreaterThanOrEqual(0.83)
  expect(overall.underStrict.share).toBeLessThanOrEqual(0.02)
  expect(overall.overStrict.share).toBeLessThanOrEqual(0.17)
  expect(overall.homeRecall.share).toBeGreaterThanOrEqual(0.6)
  expect(overall.conditionInFirst3.share).toBeGreaterThanOrEqual(0.9)
  // The confidence is counted on other sets; here it is too low rather than too high.
  expect(brier.score).toBeLessThanOrEqual(0.13)
})

test('nobody who leaves its questions open is told less than is safe', { timeout: 60_000 }, () => {
  const { overall } = scoreFile(FILE, DAY, 'silent')
  expect(overall.emergencyRecall.share).toBe(1)
  expect(overall.underStrict.k).toBe(0)
  expect(overall.safeAdvice.share).toBe(1)
})
