import { describe, expect, test } from 'vitest'
import { questions } from '#domain/knowledge/questions.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import type { Condition } from '#domain/logic/condition.ts'
import { familyOf } from './families-of-answers.ts'

const alarming = questions.flatMap(({ id, options = [] }) =>
  options.filter(({ alert }) => alert === 'er').map(({ value }) => ({ question: id, value })),
)

const names = (when: Condition, question: string, value: string): boolean => {
  if (when.kind === 'all' || when.kind === 'any') return when.of.some((part) => names(part, question, value))
  return when.kind === 'answer' && when.question === question && when.anyOf.includes(value)
}

describe('the kind of emergency behind an answer', () => {
  test('is there for many answers', () => expect(alarming.length).toBeGreaterThan(60))

  test.each(alarming)('$question $value is what the rules say', ({ question, value }) => {
    const said = rules
      .filter(({ atLeast, when }) => atLeast === 'er_urgent' && names(when, question, value))
      .map(({ family }) => family)
    expect(said).toContain(familyOf(question, value))
  })
})
