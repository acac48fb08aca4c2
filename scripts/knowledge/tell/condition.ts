import type { Condition } from '#domain/logic/condition.ts'
import { answeredOtherwise, tellAbsentFact } from './absent-fact.ts'
import { clausesOf, type Joined } from './clauses.ts'
import type { Line } from './entry.ts'
import { answeredWith, tellFact } from './fact.ts'
import { namedQuestion } from './topics.ts'

type Joint = 'and' | 'or'

/** `among` says how the lines are joined in which it stands: a rule holds back in “unless” only beside others. */
export function tellCondition(when: Condition, among: Joint = 'and'): Line {
  switch (when.kind) {
    case 'all':
      return tellAsked(clausesOf(when)) ?? under('All of this is so:', clausesOf(when), 'and')
    case 'any':
      return tellAny(withoutRepeats(clausesOf(when)))
    case 'not':
      return tellAbsent(when.of, among)
    default:
      return tellFact(when)
  }
}

/** For a list of which everything must be so. */
export const tellClauses = (when: Condition): readonly Line[] =>
  when.kind === 'all' ? clausesOf(when).map((clause) => tellCondition(clause)) : [tellCondition(when)]

function tellAbsent(what: Condition, among: Joint): Line {
  switch (what.kind) {
    case 'not':
      return tellCondition(what.of, among)
    case 'all':
    case 'any':
      return tellJoinedAbsent(what, among)
    default:
      return tellAbsentFact(what)
  }
}

function tellJoinedAbsent(what: Joined, among: Joint): Line {
  const clauses = clausesOf(what)
  const [single] = clauses
  if (clauses.length === 1 && single !== undefined) return tellAbsent(single, among)
  const isOpposite = ({ kind }: Condition): boolean => kind === 'not'
  const isTurned = ({ kind }: Condition): boolean => kind === 'not' || kind === 'any'
  if (what.kind === 'any' ? clauses.some(isOpposite) : clauses.every(isTurned))
    return tellCondition({ kind: what.kind === 'all' ? 'any' : 'all', of: clauses.map(opposite) }, among)
  if (what.kind === 'any') return under('None of this is known to be so:', clauses, 'or')
  return under(
    among === 'and' ? 'Unless all of this is known to be so:' : 'It is not known that all of this is so:',
    clauses,
    'and',
  )
}

function opposite(of: Condition): Condition {
  if (of.kind === 'not') return of.of
  const isJoined = of.kind === 'all' || of.kind === 'any'
  return isJoined && of.of.every(({ kind }) => kind === 'not')
    ? { kind: of.kind === 'all' ? 'any' : 'all', of: of.of.map(opposite) }
    : { kind: 'not', of }
}

function under(says: string, clauses: readonly Condition[], joined: Joint): Line {
  const lines = clauses.map((clause) => tellCondition(clause, joined))
  const [single] = lines
  return lines.length === 1 && single !== undefined ? single : { says, of: lines, joined }
}

function tellAny(clauses: readonly Condition[]): Line {
  const [first, ...more] = clauses
  if (first !== undefined && more.length === 0) return tellCondition(first)
  return (
    tellIfAsked(clauses) ??
    tellIfTold(clauses) ??
    tellOpenOrOther(clauses) ??
    under('At least one of these is so:', clauses, 'or')
  )
}

/** Answers of one question, and symptoms, stand in one line. */
function withoutRepeats(clauses: readonly Condition[]): readonly Condition[] {
  const kept: Condition[] = []
  for (const clause of clauses) {
    const at = kept.findIndex((other) => isOfSame(clause, other))
    const same = kept[at]
    if (same !== undefined && 'anyOf' in same && 'anyOf' in clause)
      kept[at] = { ...same, anyOf: [...new Set([...same.anyOf, ...clause.anyOf])] }
    else kept.push(clause)
  }
  return kept
}

const isOfSame = (one: Condition, other: Condition): boolean =>
  (one.kind === 'symptom' && other.kind === 'symptom') ||
  (one.kind === 'answer' && other.kind === 'answer' && one.question === other.question)

/** An answer that was not ticked at all counts as another one, whatever the note says. */
function tellOpenOrOther(clauses: readonly Condition[]): Line | undefined {
  const [one, other] = clauses
  if (clauses.length !== 2 || one?.kind !== 'unanswered' || other?.kind !== 'not') return undefined
  const { of } = other
  return of.kind === 'answer' && of.question === one.what
    ? `${namedQuestion(of.question)} ${answeredOtherwise(of.question, of.anyOf)}, or nothing was ticked, whatever the note says.`
    : undefined
}

/** What matters only where the owner tells of something is told in this order. */
function tellIfTold(clauses: readonly Condition[]): Line | undefined {
  const [told, ...more] = clauses.flatMap((clause) =>
    clause.kind === 'not' && (clause.of.kind === 'text' || clause.of.kind === 'known') ? [clause] : [],
  )
  const others = clauses.filter((clause) => clause !== told)
  if (told === undefined || more.length > 0 || others.length === 0) return undefined
  const lead = tellCondition(told.of)
  return typeof lead === 'string'
    ? {
        says: `If ${asClause(lead)}, at least one of these is so as well:`,
        of: others.map((clause) => tellCondition(clause, 'or')),
        joined: 'or',
      }
    : undefined
}

function tellIfAsked(clauses: readonly Condition[]): Line | undefined {
  const [question] = clauses.flatMap(notAskedIn)
  if (question === undefined) return undefined
  const others = clauses.filter((clause) => !notAskedIn(clause).includes(question))
  const [other] = others
  const then = other === undefined || others.length > 1 ? undefined : predicateOf(other, question)
  const asked = `If ${namedQuestion(question)} is asked of this pet`
  return then === undefined
    ? {
        says: `${asked}, at least one of these is so:`,
        of: others.map((clause) => tellCondition(clause, 'or')),
        joined: 'or',
      }
    : `${asked}, it ${then}.`
}

/** That it is asked and how it is answered stand in one line. */
function tellAsked(clauses: readonly Condition[]): Line | undefined {
  const [asked, other] = clauses
  if (clauses.length !== 2 || asked?.kind !== 'asked' || other === undefined) return undefined
  const said = openOr(other, asked.question)
  return said === undefined
    ? undefined
    : `${namedQuestion(asked.question)} is asked of this pet, and ${said}.`
}

function openOr(clause: Condition, question: string): string | undefined {
  if (clause.kind === 'unanswered' && clause.what === question) return 'is not answered'
  if (clause.kind !== 'any') return undefined
  const [open, other, ...more] = clausesOf(clause)
  return more.length === 0 &&
    open?.kind === 'unanswered' &&
    open.what === question &&
    other?.kind === 'answer' &&
    other.question === question
    ? `is not answered, or ${answeredWith(other)}`
    : undefined
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
      return parts.includes(undefined)
        ? undefined
        : parts.filter((part) => part !== 'is answered').join(', and ')
    }
    case 'not':
      if (clause.of.kind === 'unanswered' && clause.of.what === question) return 'is answered'
      return clause.of.kind === 'answer' && clause.of.question === question
        ? answeredOtherwise(question, clause.of.anyOf)
        : undefined
    default:
      return undefined
  }
}

const asClause = (told: string): string =>
  `${told.charAt(0).toLowerCase()}${told.slice(1).replace(/\.$/, '')}`
