import { rules } from '#domain/knowledge/compiled/rules.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import type { Condition } from '#domain/logic/condition.ts'
import { withoutWords } from '../read/facts-by-reader.ts'
import type { Facts } from '../read/facts-by-reader.ts'
import { NOTHING_READ } from '../notes/clauses/reading.ts'
import { holds } from '#domain/logic/judge.ts'

/**
 * The rules that fire, in the order of the list. A rule that fires on what was ticked stands whatever the note says:
 * words may add a rule and never take one away. Only those are judged that look for something that was told.
 */
export function firingRules(facts: Facts): readonly Rule[] {
  const isWorthJudging = withoutFacts.slice()
  for (const fact of toldBy(facts)) for (const place of rulesBySought[fact] ?? []) isWorthJudging[place] = 1
  return rules.filter(
    ({ when }, place) => (isWorthJudging[place] === 1 || known[place] !== when) && fires(when, facts),
  )
}

export const fires = (when: Condition, facts: Facts): boolean =>
  holds(when, facts) || (facts.notes !== NOTHING_READ && hasTakers(when) && holds(when, withoutWords(facts)))

const hasTakers = onceForEach(takes)

function takes(when: Condition): boolean {
  switch (when.kind) {
    case 'all':
    case 'any':
      return when.of.some(takes)
    case 'not':
    case 'only':
      return true
    default:
      return false
  }
}

type Sought = number

const places = new Map<string, Map<string, Sought>>()
let count = 0

function soughtOf(about: string, value: string): Sought {
  const values = places.get(about) ?? new Map<string, Sought>()
  places.set(about, values)
  const place = values.get(value) ?? count++
  values.set(value, place)
  return place
}

const SYMPTOM = 'a symptom'
const KEY = 'a key of the notes'

function toldBy({ symptoms, values, notes }: Facts): readonly Sought[] {
  const told: Sought[] = []
  for (const about of subjects) {
    const sought = places.get(about) ?? NOTHING
    if (about === KEY) tell(notes.keys, sought, told)
    else if (about === SYMPTOM) {
      tell(symptoms, sought, told)
      tell(notes.symptoms, sought, told)
    } else {
      tell(values(about), sought, told)
      tell(notes.answers.get(about), sought, told)
    }
  }
  return told
}

function tell(
  values: Iterable<string> | undefined,
  sought: ReadonlyMap<string, Sought>,
  told: Sought[],
): void {
  if (values === undefined) return
  for (const value of values) {
    const place = sought.get(value)
    if (place !== undefined) told.push(place)
  }
}

const NOTHING: ReadonlyMap<string, Sought> = new Map()

/** Facts of which one must be told for the condition to hold; null when it may hold without any. */
function soughtBy(when: Condition): readonly Sought[] | null {
  switch (when.kind) {
    case 'all':
      return when.of
        .map(soughtBy)
        .reduce<readonly Sought[] | null>(
          (least, sought) =>
            sought !== null && sought.length < (least?.length ?? Infinity) ? sought : least,
          null,
        )
    case 'any': {
      const parts = when.of.map(soughtBy)
      return parts.includes(null) ? null : parts.flatMap((sought) => sought ?? [])
    }
    case 'symptom':
      return when.anyOf.map((value) => soughtOf(SYMPTOM, value))
    case 'answer':
      return when.anyOf.map((value) => soughtOf(when.question, value))
    case 'text':
      return [soughtOf(KEY, when.key)]
    default:
      return null
  }
}

/** The conditions of the start: another one, as when a fault is planted, is always judged. */
const known: readonly Condition[] = rules.map(({ when }) => when)
const soughtByRule = known.map(soughtBy)
const subjects = [...places.keys()]
const withoutFacts = Uint8Array.from(soughtByRule, (sought) => (sought === null ? 1 : 0))
const rulesBySought: readonly (readonly number[])[] = placesBySought(soughtByRule)

function placesBySought(soughtAt: readonly (readonly Sought[] | null)[]): number[][] {
  const placesOf: number[][] = Array.from({ length: count }, () => [])
  for (const [place, sought] of soughtAt.entries())
    for (const fact of new Set(sought)) placesOf[fact]?.push(place)
  return placesOf
}
