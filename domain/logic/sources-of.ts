import type { Condition } from './condition.ts'
import type { KnownFacts } from './known-facts.ts'
import { FACT_SOURCES } from './fact-source.ts'
import type { FactSource } from './fact-source.ts'
import { holds } from './judge.ts'

type Sources = ReadonlySet<FactSource>
type Fact = Exclude<Condition, { readonly kind: 'all' | 'any' | 'not' }>

const NONE: Sources = new Set()

/**
 * The sources of the facts by which a condition holds; undefined where it does not hold. Where it holds in several ways,
 * the way that asks least of words counts. What is not so, and whether something was asked, has no source.
 */
export function sourcesOf(when: Condition, facts: KnownFacts): Sources | undefined {
  switch (when.kind) {
    case 'all':
      return whole(when.of.map((part) => sourcesOf(part, facts)))
    case 'any':
      return surest(when.of.map((part) => sourcesOf(part, facts)))
    case 'not':
      return holds(when.of, facts) ? undefined : NONE
    default:
      return holds(when, facts) ? new Set(sourceOf(when, facts)) : undefined
  }
}

export const inOrder = (sources: Sources): readonly FactSource[] =>
  FACT_SOURCES.filter((source) => sources.has(source))

function whole(parts: readonly (Sources | undefined)[]): Sources | undefined {
  const all = new Set<FactSource>()
  for (const part of parts) {
    if (part === undefined) return undefined
    for (const source of part) all.add(source)
  }
  return all
}

const doubtIn = (sources: Sources): number =>
  sources.has('suspected') ? 2 : sources.has('confirmed') ? 1 : 0

const surest = (ways: readonly (Sources | undefined)[]): Sources | undefined =>
  ways.filter((way) => way !== undefined).toSorted((one, other) => doubtIn(one) - doubtIn(other))[0]

function sourceOf(
  fact: Fact,
  { symptoms, values, number, notes, profileConditions }: KnownFacts,
): readonly FactSource[] {
  const told = (isTicked: boolean, isConfirmed: boolean): readonly FactSource[] =>
    isTicked ? ['ticked'] : isConfirmed ? ['confirmed'] : ['suspected']
  const among = (list: Iterable<string> | undefined, wanted: readonly string[]): boolean =>
    list !== undefined && [...list].some((value) => wanted.includes(value))
  switch (fact.kind) {
    case 'symptom':
      return told(among(symptoms, fact.anyOf), among(notes.confirmed.symptoms, fact.anyOf))
    case 'answer':
      return told(
        among(values(fact.question), fact.anyOf),
        among(notes.confirmed.answers.get(fact.question), fact.anyOf),
      )
    case 'number': {
      const given = number(fact.question)
      const isGiven =
        given !== undefined && given >= (fact.atLeast ?? -Infinity) && given <= (fact.atMost ?? Infinity)
      return told(isGiven, false)
    }
    case 'text':
      return told(false, notes.confirmed.keys.has(fact.key))
    case 'known':
      return fact.anyOf.some((word) => profileConditions.includes(word)) ? ['profile'] : told(false, false)
    case 'only':
      return ['ticked']
    case 'age':
      return ['computed']
    case 'species':
    case 'sex':
    case 'intact':
    case 'weight':
    case 'breed':
      return ['profile']
    case 'asked':
    case 'unanswered':
      return []
  }
}
