import { questionsById } from '#domain/knowledge/questions.ts'
import { whatIfs } from '#domain/knowledge/what-if.ts'
import type { Trace } from './assessment.ts'
import type { DoseFinding } from './doses/compute-doses.ts'
import type { Facts } from './facts.ts'
import { toggleOption } from './flow.ts'
import { levelOf } from './level.ts'
import { rankOf } from './urgency.ts'
import type { Urgency } from './urgency.ts'

const MOST = 4

const SAID: Readonly<Record<Urgency, string>> = {
  er_urgent: 'this would be an emergency',
  normal_vet: 'a vet should see your pet',
  monitor_at_home: 'your pet could stay at home',
}

/** Facts that would raise the level, each proved by deciding again as if it were so. */
export function whatWouldChange(
  facts: Facts,
  doses: readonly DoseFinding[],
  level: Urgency,
): Trace['whatWouldChange'] {
  if (level === 'er_urgent') return []
  const raising: Trace['whatWouldChange'][number][] = []
  for (const { question, value, fact } of whatIfs) {
    if (raising.length === MOST) break
    if (!facts.asked.has(question) || facts.values(question)?.includes(value) === true) continue
    if (raising.some((other) => other.question === question)) continue
    const then = levelOf(withAnswer(facts, question, value), doses).level
    if (rankOf(then) > rankOf(level)) {
      raising.push({ question, value, sentence: `If ${fact}, ${SAID[then]}.`, level: then })
    }
  }
  return raising
}

/** The same facts with one more answer; everything else stays as it was read. */
function withAnswer(facts: Facts, question: string, value: string): Facts {
  const known = questionsById.get(question)
  if (known === undefined) return facts
  const values =
    known.type === 'multiselect' ? toggleOption(known, facts.values(question) ?? [], value) : [value]
  return { ...facts, values: (id) => (id === question ? values : facts.values(id)) }
}
