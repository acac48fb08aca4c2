import { expect, test } from 'vitest'
import { NO_PLAN, reportOfAnswer } from '../report/report.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'
import { treatmentOf } from './treatment-plan.ts'

const report = reportOfAnswer('a', aRequest(), anAnswer(), null)

test('the plan that came with a result is shown as it is [R-TREAT-007]', () => {
  expect(treatmentOf(report)).toEqual(anAnswer().summary.treatment)
})

test('an older result without one is read from its lists', () => {
  expect(treatmentOf({ ...report, treatment: null })).toMatchObject({
    homeCare: [
      { category: 'Before you arrive', importance: 'critical', instruction: 'Call ahead' },
      {},
      {},
      {},
      { category: 'General', importance: 'important', instruction: 'Rest on a soft bed' },
    ],
    dietaryRecommendations: [{ type: 'Diet', description: 'Usual food' }],
    followUpSchedule: { monitoringFrequency: 'Look at the leg twice a day' },
    warningSignsToWatch: ['Go now if the leg swells.'],
  })
})

test('a result without any advice has no plan', () => {
  expect(treatmentOf({ ...report, treatment: null, plan: NO_PLAN })).toBeNull()
})
