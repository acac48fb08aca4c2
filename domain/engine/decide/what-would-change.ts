import { questionsById } from '#domain/knowledge/questions.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { whatIfs } from '#domain/knowledge/compiled/what-ifs.ts'
import type { Trace } from '../answer/assessment.ts'
import type { Condition } from '#domain/logic/condition.ts'
import type { DoseFinding } from '../doses/compute-doses.ts'
import type { Facts } from '../read/facts.ts'
import { fires } from './firing-rules.ts'
import { toggleOption } from '../flow/answer-values.ts'
import { levelBy } from './level.ts'
import { rankOf } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

const MOST = 4

const SAID: Readonly<Record<Urgency, string>> = {
  er_urgent: 'this would be an emergency',
  normal_vet: 'a vet should see your pet',
  monitor_at_home: 'your pet could stay at home',
}

/**
 * Facts that would raise the level, each proved by deciding again as if it were so. Of the rules only those that look at
 * the question are judged again; `firing` are the rules that fire now.
 */
export function whatWouldChange(
  facts: Facts,
  doses: readonly DoseFinding[],
  level: Urgency,
  firing: ReadonlySet<Rule>,
): Trace['whatWouldChange'] {
  if (level === 'er_urgent') return []
  const raising: Trace['whatWouldChange'][number][] = []
  for (const { question, value, fact } of whatIfs) {
    if (raising.length === MOST) break
    if (!facts.asked.has(question) || facts.values(question)?.includes(value) === true) continue
    if (raising.some((other) => other.question === question)) continue
    const supposed = withAnswer(facts, question, value)
    const asking = rulesByQuestion.get(question) ?? []
    const mayRaise = (rule: Rule): boolean => rankOf(rule.atLeast) > rankOf(level) && !firing.has(rule)
    if (!asking.some((rule) => mayRaise(rule) && fires(rule.when, supposed))) continue
    const answered = asking.filter(({ when }) => fires(when, supposed))
    const others = [...firing].filter((rule) => !asking.includes(rule))
    const then = levelBy([...others, ...answered], supposed, doses).level
    if (rankOf(then) > rankOf(level)) {
      raising.push({ question, value, sentence: `If ${fact}, ${SAID[then]}.`, level: then })
    }
  }
  return raising
}

function withAnswer(facts: Facts, question: string, value: string): Facts {
  const known = questionsById.get(question)
  if (known === undefined) return facts
  const values =
    known.type === 'multiselect' ? toggleOption(known, facts.values(question) ?? [], value) : [value]
  return { ...facts, values: (id) => (id === question ? values : facts.values(id)) }
}

const rulesByQuestion: ReadonlyMap<string, readonly Rule[]> = new Map(
  whatIfs.map(({ question }) => [question, rules.filter(({ when }) => looksAt(when, question))]),
)

function looksAt(when: Condition, question: string): boolean {
  switch (when.kind) {
    case 'all':
    case 'any':
      return when.of.some((part) => looksAt(part, question))
    case 'not':
      return looksAt(when.of, question)
    case 'answer':
    case 'only':
      return when.question === question
    default:
      return false
  }
}
