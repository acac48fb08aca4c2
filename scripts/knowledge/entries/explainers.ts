import { atlas } from '#domain/knowledge/compiled/atlas.ts'
import type { AtlasEntry, Signs } from '#domain/knowledge/atlas/entry.ts'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { fits } from '#domain/engine/decide/fits.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import type { Condition } from '#domain/logic/condition.ts'
import { DAY } from '../examples/example.ts'
import { clausesOf } from '../tell/clauses.ts'
import { readingsOf } from '../tell/readings.ts'

/** By the id of an ordinary thing: the rules it can set aside, in the order of the book. */
export const explainedBy = (id: string): readonly string[] =>
  rules.filter((rule) => isExplainable(rule) && explainersOf(rule).includes(id)).map(({ id: of }) => of)

const isExplainable = ({ about }: Rule): boolean => about !== undefined

const found = new Map<string, readonly string[]>()

/** The ordinary things that can set a rule aside: they explain something it looks for, and nothing it demands rules them out. */
export function explainersOf(rule: Rule): readonly string[] {
  const known = found.get(rule.id) ?? tried(rule)
  found.set(rule.id, known)
  return known
}

const tried = ({ when, about }: Rule): readonly string[] =>
  atlas
    .filter(({ systems }) => about === 'whole' || systems.some((system) => system === about))
    .filter((entry) => explainsOneOf(entry.explains, when) && agesMeet(entry, when) && mayFit(entry, when))
    .map(({ id }) => id)

const explainsOneOf = ({ symptoms = [], answers = {} }: Signs, when: Condition): boolean =>
  readingsOf(when).some(({ of, id, values = [], as }) =>
    as !== 'looks for'
      ? false
      : of === 'symptom'
        ? symptoms.includes(id)
        : of === 'question' && values.some((value) => answers[id]?.includes(value) === true),
  )

/** Whether some age is in the limits of both. */
const agesMeet = ({ ageMonths: { from, under } }: AtlasEntry, when: Condition): boolean =>
  everyOf(when).every(
    (clause) =>
      clause.kind !== 'age' ||
      (from < (clause.under ?? Infinity) && (clause.atLeast ?? 0) < (under ?? Infinity)),
  )

/** What must all be so wherever the rule applies. */
const everyOf = (when: Condition): readonly Condition[] => (when.kind === 'all' ? clausesOf(when) : [when])

const mayFit = (entry: AtlasEntry, when: Condition): boolean =>
  (['dog', 'cat'] as const).some((species) =>
    demandsOf(when).every((ways) => ways.some((way) => fits(entry, way(blank[species])) !== 'no')),
  )

const NOT_TOLD = { ageMonths: null, weightKg: null, gender: null, isNeutered: null }
const blank: Readonly<Record<'dog' | 'cat', Facts>> = {
  dog: readFacts(intakeOf(aDog([], {}, NOT_TOLD), null), DAY),
  cat: readFacts(intakeOf(aCat([], {}, NOT_TOLD), null), DAY),
}

type Way = (facts: Facts) => Facts

/** What must be so wherever the rule applies, each as the ways in which it can be. */
const demandsOf = (when: Condition): readonly (readonly Way[])[] =>
  everyOf(when).flatMap((clause) => {
    const ways = waysOf(clause)
    return ways === undefined ? [] : [ways]
  })

function waysOf(when: Condition): readonly Way[] | undefined {
  switch (when.kind) {
    case 'species':
      return [(facts) => ({ ...facts, species: when.is })]
    case 'symptom':
      return when.anyOf.map((value) => (facts) => ({ ...facts, symptoms: new Set([value]) }))
    case 'answer':
    case 'only':
      return when.anyOf.map((value) => (facts) => answering(facts, when.question, value))
    case 'known':
      return when.anyOf.map((name) => (facts) => ({ ...facts, knownConditions: name }))
    case 'any': {
      const parts = clausesOf(when).map(waysOf)
      return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? [])
    }
    default:
      return undefined
  }
}

const answering = (facts: Facts, question: string, value: string): Facts => ({
  ...facts,
  asked: new Set([...facts.asked, question]),
  values: (id) => (id === question ? [value] : facts.values(id)),
})
