import { rules } from '#domain/knowledge/rules/all-rules.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import type { Condition } from './condition.ts'
import type { Facts } from './facts.ts'
import { holds } from './judge.ts'

/** The rules that fire, in the order of the list. Only those are judged that look for something that was told. */
export function firingRules(facts: Facts): readonly Rule[] {
  const told = toldBy(facts)
  return rules.filter(({ when }, place) => {
    const sought = soughtAt(place, when)
    return (sought === null || sought.some((fact) => told[fact] === 1)) && holds(when, facts)
  })
}

/** A fact a rule may look for: its place among all of them. */
type Sought = number

/** Every fact that some rule looks for, by what it is about and its value. */
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

/** 1 at the place of every fact that was told. */
function toldBy(facts: Facts): Uint8Array {
  const { notes } = facts
  const told = new Uint8Array(count)
  for (const [about, values] of places) {
    const tell = (value: string): void => {
      const place = values.get(value)
      if (place !== undefined) told[place] = 1
    }
    if (about === KEY) notes.keys.forEach(tell)
    else if (about === SYMPTOM) {
      facts.symptoms.forEach(tell)
      notes.symptoms.forEach(tell)
    } else {
      facts.values(about)?.forEach(tell)
      notes.answers.get(about)?.forEach(tell)
    }
  }
  return told
}

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

type Known = { readonly when: Condition; readonly sought: readonly Sought[] | null }
const known: readonly Known[] = rules.map(({ when }) => ({ when, sought: soughtBy(when) }))

/** A condition that is not the one of the start, as when a fault is planted in it, is always judged. */
function soughtAt(place: number, when: Condition): readonly Sought[] | null {
  const rule = known[place]
  return rule?.when === when ? rule.sought : null
}
