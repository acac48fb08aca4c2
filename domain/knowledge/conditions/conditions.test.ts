import { describe, expect, test } from 'vitest'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { URGENCIES, rankOf } from '#domain/logic/urgency.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import { conditionsForReview } from '#domain/knowledge/compiled/condition-reviews.ts'

const parts = (evidence: string): { question: string; values: readonly string[] } => {
  const [question = '', values = ''] = evidence.replace(/^[+-]+/, '').split(':')
  return { question, values: values.split(',') }
}

describe('the conditions', () => {
  test('there are the hundred of the clinical draft and more, each once', () => {
    const ids = allConditions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(150)
  })

  test.each(allConditions)('$id can be explained to an owner', (condition) => {
    expect(condition.name).not.toBe('')
    expect(conditionsForReview[condition.id]?.synonyms.length).toBeGreaterThan(0)
    expect(condition.description.split(/[.?] /).length).toBeLessThanOrEqual(2)
    expect(condition.description).not.toMatch(/!|your pet has/i)
    expect(condition.sources).not.toEqual([])
    expect(URGENCIES).toContain(condition.urgency.from)
    expect(rankOf(condition.urgency.to)).toBeGreaterThanOrEqual(rankOf(condition.urgency.from))
  })

  test('each of the 25 symptoms speaks for at least one condition', () => {
    const supported = new Set(
      allConditions.flatMap(({ evidence }) =>
        evidence
          .filter((token) => token.startsWith('+'))
          .map(parts)
          .flatMap(({ question, values }) => (question === 'sym' ? values : [])),
      ),
    )
    const explained = new Set(allConditions.flatMap(({ explains }) => explains ?? []))
    expect(
      [...symptomsByValue.keys()].filter((symptom) => !supported.has(symptom) && !explained.has(symptom)),
    ).toEqual([])
  })
})
