import type { Condition } from '#domain/logic/condition.ts'
import { clausesOf } from '../tell/clauses.ts'

/** Plain data as one text: fields in alphabetical order, those without a value left out, lists as they stand. */
export const canonicalText = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) => (isRecord(value) ? inOrder(value) : value))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const inOrder = (record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/**
 * What a condition means as one text: the order of clauses and values makes no difference, nor does a clause that stands
 * inside one of its own kind.
 */
export const meaningOf = (when: Condition): string => canonicalText(normal(when))

function normal(when: Condition): unknown {
  if (when.kind === 'not') return { ...when, of: normal(when.of) }
  if (when.kind === 'all' || when.kind === 'any')
    return { ...when, of: clausesOf(when).map(meaningOf).toSorted() }
  return 'anyOf' in when && when.anyOf !== undefined ? { ...when, anyOf: when.anyOf.toSorted() } : when
}
