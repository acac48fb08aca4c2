import { holds, judge } from '#domain/logic/judge.ts'
import type { Condition } from '#domain/logic/condition.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { namedQuestion } from '../tell/topics.ts'
import { listed, optionWords, quoted } from '../tell/words.ts'
import { findingId } from './finding-id.ts'
import { isMisread } from './misread.ts'

/** The answers and the owner's words by which a rule applies; nothing of who the pet is and of what was only ticked. */
export function whyItApplies(when: Condition, facts: Facts): string {
  const reasons = reasonsIn(when, facts)
  const told = [...new Set(reasons.filter((reason) => typeof reason === 'string'))]
  const read = Map.groupBy(
    reasons.filter((reason) => typeof reason !== 'string'),
    ({ quote }) => quote,
  )
  const all = [...told, ...[...read].map(([quote, findings]) => tellRead(quote, findings, facts))]
  return all.length === 0 ? '' : ` Because: ${listed(all, 'and')}.`
}

type Finding = Facts['notes']['findings'][number]
type Reason = string | Finding

function tellRead(quote: string, findings: readonly Finding[], { intake }: Facts): string {
  const names = new Set(
    findings.map(({ finding, means }) => {
      const id = findingId(means)
      if (id === undefined) return finding
      const fault = isMisread(id, quote, intake.additionalNotes) ? ', a known misreading' : ''
      return `${finding} (${id}${fault})`
    }),
  )
  return `${quoted(quote)} is read as ${listed([...names], 'and')}`
}

function reasonsIn(when: Condition, facts: Facts): readonly Reason[] {
  switch (when.kind) {
    case 'all':
    case 'any':
      return when.of.flatMap((part) => (holds(part, facts) ? reasonsIn(part, facts) : []))
    case 'not':
      return isOpen(when.of, facts) ? [`${namedQuestion(when.of.question)} was not answered`] : []
    case 'unanswered':
      return when.what === 'weight' ? [] : [`${namedQuestion(when.what)} was not answered`]
    case 'symptom':
      return readAs(facts, ({ symptoms = [] }) => symptoms.some((symptom) => when.anyOf.includes(symptom)))
    case 'answer': {
      const read = readAs(
        facts,
        ({ answers = {} }) => answers[when.question]?.some((value) => when.anyOf.includes(value)) === true,
      )
      const ticked = (facts.values(when.question) ?? []).filter((value) => when.anyOf.includes(value))
      return ticked.length === 0 ? read : [answeredBoth(when.question, ticked), ...read]
    }
    case 'number': {
      const typed = facts.number(when.question)
      return [
        ...(typed === undefined ? [] : [`${namedQuestion(when.question)} is answered ${typed}`]),
        ...readAs(facts, (_means, number) => number?.question === when.question),
      ]
    }
    case 'known':
      return readAs(facts, ({ conditions = [] }) =>
        conditions.some((condition) => when.anyOf.some((name) => condition.toLowerCase().includes(name))),
      )
    case 'text':
      return readAs(facts, ({ keys = [] }) => keys.includes(when.key))
    default:
      return []
  }
}

type Answered = Extract<Condition, { readonly kind: 'answer' | 'only' }>

/** That nobody answered keeps the alarm. */
const isOpen = (of: Condition, facts: Facts): of is Answered =>
  (of.kind === 'answer' || of.kind === 'only') &&
  facts.asked.has(of.question) &&
  facts.values(of.question) === undefined &&
  judge(of, facts) === 'unknown'

const answeredBoth = (question: string, ticked: readonly string[]): string =>
  `${namedQuestion(question)} is answered ${listed(
    ticked.map((value) => optionWords(question, value)),
    'and',
  )}`

const readAs = (
  { notes }: Facts,
  isMeant: (means: Finding['means'], number: Finding['number']) => boolean,
): readonly Finding[] =>
  notes.findings.filter(({ sense, means, number }) => sense === 'present' && isMeant(means, number))
