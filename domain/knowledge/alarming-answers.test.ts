import { describe, expect, test } from 'vitest'
import { alarmingAnswers } from '#domain/knowledge/compiled/catalogues/alarming-answers.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import type { Condition } from '#domain/logic/condition.ts'

const alarming = Object.entries(alarmingAnswers).flatMap(([question, byValue]) =>
  Object.entries(byValue).map(([value, family]) => ({ question, value, family })),
)

const names = (when: Condition, question: string, value: string): boolean => {
  if (when.kind === 'all' || when.kind === 'any') return when.of.some((part) => names(part, question, value))
  return when.kind === 'answer' && when.question === question && when.anyOf.includes(value)
}

describe('the kind of emergency behind an answer', () => {
  test('is there for many answers', () => expect(alarming.length).toBeGreaterThan(60))

  test.each(alarming)('$question $value is what the rules say', ({ question, value, family }) => {
    const said = rules
      .filter(({ atLeast, when }) => atLeast === 'er_urgent' && names(when, question, value))
      .map((rule) => rule.family)
    expect(said).toContain(family)
  })
})
