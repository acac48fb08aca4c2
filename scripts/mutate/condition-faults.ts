import { questionsById } from '#domain/knowledge/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import type { Condition } from '#domain/logic/condition.ts'
import { meaningOf } from '../knowledge/reviews/canonical.ts'

/** `to` is the meaning of the part that was changed. */
export type ConditionFault = { readonly what: string; readonly to: string; readonly when: Condition }
type Fault = Omit<ConditionFault, 'to'>

const SHIFT = 2

export function conditionFaults(when: Condition): readonly ConditionFault[] {
  return [{ what: 'negate the whole', to: meaningOf(when), when: negated(when) }, ...faultsInside(when)]
}

const negated = (when: Condition): Condition => (when.kind === 'not' ? when.of : { kind: 'not', of: when })

function faultsInside(when: Condition): readonly ConditionFault[] {
  const own = faultsHere(when).map((fault) => ({ ...fault, to: meaningOf(when) }))
  if (when.kind === 'not')
    return [
      ...own,
      ...faultsInside(when.of).map((fault) => ({ ...fault, when: { ...when, of: fault.when } })),
    ]
  if (when.kind !== 'all' && when.kind !== 'any') return own
  return [
    ...own,
    ...when.of.flatMap((part, place) =>
      faultsInside(part).map((fault) => ({
        ...fault,
        when: { ...when, of: when.of.with(place, fault.when) },
      })),
    ),
  ]
}

function faultsHere(when: Condition): readonly Fault[] {
  switch (when.kind) {
    case 'all':
    case 'any':
      return [
        ...droppedClauses(when.of).map(({ what, of }) => ({ what, when: { ...when, of } })),
        {
          what: when.kind === 'all' ? 'all becomes any' : 'any becomes all',
          when: { kind: when.kind === 'all' ? ('any' as const) : ('all' as const), of: when.of },
        },
      ]
    case 'not':
      return [{ what: 'remove a not', when: when.of }]
    case 'answer':
    case 'only':
      return changedValues(when.anyOf, valuesOf(when.question)).map(({ what, anyOf }) => ({
        what: `${what} of ${when.question}`,
        when: { ...when, anyOf },
      }))
    case 'symptom':
      return changedValues(when.anyOf, [...symptomsByValue.keys()]).map(({ what, anyOf }) => ({
        what: `${what} of the symptoms`,
        when: { ...when, anyOf },
      }))
    case 'known':
      return droppedValues(when.anyOf).map(({ what, anyOf }) => ({
        what: `${what} of the known diseases`,
        when: { ...when, anyOf },
      }))
    case 'number':
    case 'age':
    case 'weight':
      return shiftedLimits(when)
    case 'species':
      return [{ what: 'swap the species', when: { ...when, is: when.is === 'dog' ? 'cat' : 'dog' } }]
    case 'sex':
      return [{ what: 'swap the sex', when: { ...when, is: when.is === 'male' ? 'female' : 'male' } }]
    case 'breed':
      return [
        {
          what: 'swap the group of breeds',
          when: { ...when, group: when.group === 'toy' ? 'deep_chested' : 'toy' },
        },
      ]
    case 'text':
      return [{ what: `no longer hear ${when.key}`, when: { ...when, key: `no_${when.key}` } }]
    case 'intact':
    case 'asked':
    case 'unanswered':
      return [{ what: `negate ${when.kind}`, when: { kind: 'not', of: when } }]
  }
}

const droppedClauses = (of: readonly Condition[]): readonly { what: string; of: readonly Condition[] }[] =>
  of.length < 2
    ? []
    : of.map((part, place) => ({ what: `drop a clause (${part.kind})`, of: of.toSpliced(place, 1) }))

const droppedValues = (anyOf: readonly string[]): readonly { what: string; anyOf: readonly string[] }[] =>
  anyOf.length < 2
    ? []
    : anyOf.map((value, place) => ({ what: `drop ${value}`, anyOf: anyOf.toSpliced(place, 1) }))

function changedValues(
  anyOf: readonly string[],
  possible: readonly string[],
): readonly { what: string; anyOf: readonly string[] }[] {
  const other = possible.find((value) => !anyOf.includes(value))
  const [first] = anyOf
  return [
    ...droppedValues(anyOf),
    ...(other === undefined || first === undefined
      ? []
      : [{ what: `swap ${first} for ${other}`, anyOf: anyOf.with(0, other) }]),
  ]
}

const valuesOf = (question: string): readonly string[] =>
  (questionsById.get(question)?.options ?? []).map(({ value }) => value)

function shiftedLimits(when: Extract<Condition, { kind: 'number' | 'age' | 'weight' }>): readonly Fault[] {
  const limits = (['atLeast', 'atMost', 'under'] as const).flatMap((limit) => {
    const value = limit in when ? when[limit as keyof typeof when] : undefined
    return typeof value === 'number' ? [{ limit, value }] : []
  })
  return limits.flatMap(({ limit, value }) => [
    { what: `double the limit ${limit} ${value}`, when: { ...when, [limit]: value * SHIFT } },
    { what: `halve the limit ${limit} ${value}`, when: { ...when, [limit]: value / SHIFT } },
  ])
}
