import { describe, expect, test } from 'vitest'
import { readVignettes } from '#cases/written/read-written.ts'
import { setNamed } from '#cases/written/sets.ts'
import { assess } from '#domain/engine/assess.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import type { Decision } from '#domain/engine/decide/decision.ts'
import { composeAnswer } from '#domain/engine/compose/compose-answer.ts'
import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { rankConditions } from '#domain/engine/rank/rank-conditions.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { AssessResponse } from './assess.ts'
import { AssessRequest } from './assess-request.ts'

const now = new Date('2026-06-15T12:00:00Z')

const requests = readVignettes(setNamed('development').file).map(
  ({ id, ageMonths, pet, selectedSymptoms, followUpAnswers, additionalNotes }) => ({
    id,
    request: AssessRequest.parse({
      pet: { ...pet, birthday: ageMonths === null ? null : birthdayForAge(ageMonths, now) },
      selectedSymptoms,
      followUpAnswers,
      additionalNotes,
    }),
  }),
)

const decided = (level: Decision['level']): Decision => ({
  level,
  confidence: 0.8,
  rules: [],
  patterns: [],
  unknown: [],
  whatWouldChange: [],
  readFromNotes: [],
  families: level === 'er_urgent' ? ['pain'] : [],
})

/** The answer fits the contract, and what it offers fits its level. */
function expectWhole(body: EngineAnswer, level: Urgency): void {
  const { assessment, summary } = AssessResponse.parse({
    request_id: 'req_1',
    model_used: body.assessment.modelUsed,
    ragMetadata: {
      source: 'knowledge_base',
      sourceCount: body.assessment.ragSources.length,
      sourceName: 'Pawlight clinical knowledge base',
    },
    ...body,
  })
  expect([assessment.severity, summary.severity, summary.triageLevel]).toEqual([level, level, level])
  expect(summary.plan.otcMedications.length > 0 && level !== 'monitor_at_home').toBe(false)
  expect(summary.plan.preArrivalTips.length > 0).toBe(level !== 'monitor_at_home')
  expect(assessment.recommendations.some(({ type }) => type === 'emergency_visit')).toBe(
    level === 'er_urgent',
  )
  expect(assessment.differentialDiagnoses.length).toBeGreaterThanOrEqual(3)
  expect(new Set(assessment.ragSources.map(({ id }) => id)).size).toBe(assessment.ragSources.length)
  expect(assessment.modelUsed).toBe('pawlight-rules-1')
  const { clinicalNotes: _notes, petInfo: _info, trace: _trace, ...ours } = summary
  expect(JSON.stringify([ours, assessment])).not.toMatch(/\{petName\}|undefined|!/)
}

describe('what an owner of a written case would get', () => {
  test('every case is a request the contract takes', () => {
    expect(requests.length).toBeGreaterThan(100)
  })

  test.each(requests)(
    '$id: the answer is complete and keeps the rules at every level [R-ASSESS-015] [R-API-006]',
    ({ request }) => {
      const { media: _media, ...intake } = request
      const facts = readFacts(intake, now)
      const ranked = rankConditions(facts)
      const doses = computeDoses(facts)
      for (const level of URGENCIES) {
        expectWhole(composeAnswer(facts, decided(level), ranked, doses), level)
      }
      const own = assess(intake, now)
      expect(URGENCIES).toContain(own.assessment.severity)
      expectWhole(own, own.assessment.severity)
    },
  )
})
