import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assess } from '#domain/triage/assess.ts'
import { alertsIn } from '#domain/triage/flow.ts'
import { readVignettes } from './read-vignettes.ts'
import { scoreCases, scoredFrom } from './score.ts'
import { intakeOf } from './vignette.ts'

const FILE = join(import.meta.dirname, '../../docs/evaluation/vignettes-dev.json')

test('the engine meets its targets on the development set', { timeout: 60_000 }, () => {
  const now = new Date('2026-03-15T12:00:00Z')
  const { overall, hiddenEmergencies } = scoreCases(
    readVignettes(FILE).map((vignette) => scoredFrom(vignette, assess(intakeOf(vignette, now), now))),
    ({ followUpAnswers }) => alertsIn(followUpAnswers).length > 0,
  )
  expect(overall.emergencyRecall.share).toBeGreaterThanOrEqual(0.97)
  expect(hiddenEmergencies.share).toBeGreaterThanOrEqual(0.95)
  expect(overall.emergenciesSentHome.k).toBe(0)
  expect(overall.safeAdvice.share).toBe(1)
  expect(overall.exact.share).toBeGreaterThanOrEqual(0.9)
  expect(overall.underStrict.share).toBeLessThanOrEqual(0.02)
  expect(overall.overStrict.share).toBeLessThanOrEqual(0.06)
  expect(overall.homeRecall.share).toBeGreaterThanOrEqual(0.9)
})
