import { holds } from '#domain/logic/judge.ts'
import type { Condition } from '#domain/logic/condition.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { answeredWith } from '../tell/fact.ts'
import { namedQuestion } from '../tell/topics.ts'
import { listed, quoted } from '../tell/words.ts'

/** The answers and the owner's words by which a rule applies; nothing of who the pet is and of what was only ticked. */
export function whyItApplies(when: Condition, facts: Facts): string {
  const reasons = [...new Set(reasonsIn(when, facts))]
  return reasons.length === 0 ? '' : ` Because: ${listed(reasons, 'and')}.`
}

function reasonsIn(when: Condition, facts: Facts): readonly string[] {
  switch (when.kind) {
    case 'all':
    case 'any':
      return when.of.flatMap((part) => (holds(part, facts) ? reasonsIn(part, facts) : []))
    case 'symptom':
      return wordsOf(facts, ({ symptoms = [] }) => symptoms.some((symptom) => when.anyOf.includes(symptom)))
    case 'answer': {
      const words = wordsOf(
        facts,
        ({ answers = {} }) => answers[when.question]?.some((value) => when.anyOf.includes(value)) === true,
      )
      const ticked = (facts.values(when.question) ?? []).filter((value) => when.anyOf.includes(value))
      return ticked.length === 0
        ? words
        : [`${namedQuestion(when.question)} ${answeredWith({ ...when, anyOf: ticked })}`, ...words]
    }
    case 'number':
      return wordsOf(facts, (_means, number) => number?.question === when.question)
    case 'text':
      return wordsOf(facts, ({ keys = [] }) => keys.includes(when.key))
    default:
      return []
  }
}

type Finding = Facts['notes']['findings'][number]

const wordsOf = (
  { notes }: Facts,
  isMeant: (means: Finding['means'], number: Finding['number']) => boolean,
): readonly string[] =>
  notes.findings
    .filter(({ sense, means, number }) => sense === 'present' && isMeant(means, number))
    .map(({ quote, finding }) => `${quoted(quote)} is read as ${finding}`)
