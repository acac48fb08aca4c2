import {
  DENIES,
  DENIES_A_DENIAL,
  DENIES_ALL,
  DENIES_FAR,
  DENIES_LIST,
  DISMISSED,
  DISMISSED_AT_ONCE,
  HOLDS_NO,
  HOLDS_NOT,
  LABEL,
  LIST_AS_A_WHOLE,
  NEVER_SO,
  NEW_THOUGHT,
  NO_INSIDE,
  ONLY_MEANS,
} from '#domain/knowledge/compiled/notes/turns/denial.ts'
import type { Entry } from '#domain/knowledge/notes/entry.ts'
import type { Clause } from './clauses.ts'
import { after, lastOf } from './last-of.ts'

const lastDenial = lastOf(DENIES)
const lastDenialOfList = lastOf(DENIES_LIST)
const labels = new RegExp(LABEL, 'g')

/** `hit` are the words of the finding that comes after what is `said`. */
export const isNegated = (said: string, hit = ''): boolean => {
  const before = said.replace(labels, '')
  const last = lastDenial(before)
  if (last === null) return false
  const between = after(before, last).trim()
  if (DENIES_A_DENIAL.test(before.slice(0, last.index)) || NEVER_SO.test(`${between} ${hit}`)) return false
  const count = between === '' ? 0 : between.split(' ').length
  if (/\b(?:or|nor)\b/.test(between)) return count <= 8 && !/\b(?:then|because|but)\b/.test(between)
  return count <= 4 && !NEW_THOUGHT.test(between)
}

export const isDeniedAround = (
  clauses: readonly Clause[],
  own: number,
  said: {
    readonly before: string
    readonly hit: string
    readonly restOfClause: string
  },
): boolean =>
  isNegated(said.before, said.hit) ||
  DENIES_FAR.test(said.before) ||
  isListNegated(clauses, own) ||
  isDismissed(said.restOfClause) ||
  clauses.slice(own + 1).some(({ text }) => DENIES_ALL.test(text))

function isListNegated(clauses: readonly Clause[], own: number): boolean {
  const isShort = (clause: Clause): boolean => clause.text.split(' ').length <= 7
  const mine = clauses[own]
  if (mine === undefined || own === 0 || !isShort(mine)) return false
  if (!clauses.slice(own).some(({ text }) => LIST_AS_A_WHOLE.test(text))) return false
  for (let index = own - 1; index >= 0; index -= 1) {
    const clause = clauses[index]
    if (clause === undefined || !isShort(clause)) return false
    const last = lastDenialOfList(clause.text)
    if (last === null) continue
    const listed = after(clause.text, last)
    if (/^(?: \w+){0,4}$/.test(listed) && !NEW_THOUGHT.test(listed)) return true
  }
  return false
}

const isDismissed = (restOfClause: string): boolean =>
  [DISMISSED, DISMISSED_AT_ONCE, ONLY_MEANS].some((turn) => turn.test(restOfClause))

/** "Tries to pee, no pee comes" is one finding; "vomits, no blood" is two statements. */
export const deniesInside = ({ phrases }: Entry, hit: string): boolean =>
  phrases.length > 0 &&
  ((NO_INSIDE.test(hit) && !phrases.some((phrase) => HOLDS_NO.test(phrase))) ||
    (hit.includes(' not ') && !phrases.some((phrase) => HOLDS_NOT.test(phrase))))
