import type { Condition } from '#domain/logic/condition.ts'
import { tellAbsentFact } from './absent-fact.ts'
import { clausesOf, type Joined } from './clauses.ts'
import type { Line } from './entry.ts'
import { answeredWith, options, tellFact } from './fact.ts'
import { questionWords } from './words.ts'

export function tellCondition(when: Condition): Line {
  switch (when.kind) {
    case 'all':
      return under('All of this is so:', clausesOf(when))
    case 'any':
      return tellIfAsked(clausesOf(when)) ?? under('At least one of these is so:', clausesOf(when))
    case 'not':
      return tellAbsent(when.of)
    default:
      return tellFact(when)
  }
}

/** For a list of which everything must be so. */
export const tellClauses = (when: Condition): readonly Line[] =>
  when.kind === 'all' ? clausesOf(when).map(tellCondition) : [tellCondition(when)]

function tellAbsent(what: Condition): Line {
  switch (what.kind) {
    case 'not':
      return tellCondition(what.of)
    case 'all':
    case 'any':
      return tellJoinedAbsent(what)
    default:
      return tellAbsentFact(what)
  }
}

function tellJoinedAbsent(what: Joined): Line {
  const clauses = clausesOf(what)
  const [single] = clauses
  if (clauses.length === 1 && single !== undefined) return tellAbsent(single)
  const opposites = clauses.flatMap((clause) => (clause.kind === 'not' ? [clause.of] : []))
  if (opposites.length === clauses.length)
    return tellCondition({ kind: what.kind === 'all' ? 'any' : 'all', of: opposites })
  return under(
    what.kind === 'all' ? 'Not all of this is known to be true:' : 'None of this is known to be true:',
    clauses,
  )
}

function under(says: string, clauses: readonly Condition[]): Line {
  const lines = clauses.map(tellCondition)
  const [single] = lines
  return lines.length === 1 && single !== undefined ? single : { says, of: lines }
}

function tellIfAsked(clauses: readonly Condition[]): Line | undefined {
  const [question] = clauses.flatMap(notAskedIn)
  if (question === undefined) return undefined
  const others = clauses.filter((clause) => !notAskedIn(clause).includes(question))
  const [other] = others
  const then = other === undefined || others.length > 1 ? undefined : predicateOf(other, question)
  const asked = `If ${questionWords(question)} is asked of this pet`
  return then === undefined
    ? { says: `${asked}, at least one of these is so:`, of: others.map(tellCondition) }
    : `${asked}, it ${then}.`
}

const notAskedIn = (clause: Condition): readonly string[] =>
  clause.kind === 'not' && clause.of.kind === 'asked' ? [clause.of.question] : []

function predicateOf(clause: Condition, question: string): string | undefined {
  switch (clause.kind) {
    case 'answer':
    case 'only':
      return clause.question === question ? answeredWith(clause) : undefined
    case 'all': {
      const parts = clausesOf(clause).map((part) => predicateOf(part, question))
      return parts.includes(undefined) ? undefined : parts.join(', and ')
    }
    case 'not':
      if (clause.of.kind === 'unanswered' && clause.of.what === question) return 'is answered'
      return clause.of.kind === 'answer' && clause.of.question === question
        ? `is not answered ${options(question, clause.of.anyOf)}`
        : undefined
    default:
      return undefined
  }
}
