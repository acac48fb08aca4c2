import { benignPatterns } from '#domain/knowledge/patterns/all-patterns.ts'
import { explains as isOrdinary } from '#domain/knowledge/patterns/pattern.ts'
import type { BenignPattern } from '#domain/knowledge/patterns/pattern.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import type { Facts } from './facts.ts'

/**
 * The ordinary things that explain what this owner sees, in the order of the list; beside an emergency nothing is
 * ordinary. Only patterns that could set aside a rule that fired, or that explain what no rule asks about, are asked.
 */
export function holdingPatterns(firing: readonly Rule[], facts: Facts): readonly BenignPattern[] {
  if (firing.some(({ atLeast }) => atLeast === 'er_urgent')) return []
  const places = new Set(aboutNoRule)
  for (const { id } of firing) for (const place of aboutRule.get(id) ?? []) places.add(place)
  return [...places]
    .sort((a, b) => a - b)
    .flatMap((place) => benignPatterns[place] ?? [])
    .filter((pattern) => isAbout(pattern, firing) && isOrdinary(pattern, facts) === 'yes')
}

/** Asked again, because the list of a pattern is shorter while a fault is planted in it. */
const isAbout = ({ explains }: BenignPattern, firing: readonly Rule[]): boolean =>
  explains.length === 0 || firing.some(({ id }) => explains.includes(id))

const aboutNoRule = benignPatterns.flatMap(({ explains }, place) => (explains.length === 0 ? [place] : []))
/** By rule: the places of the patterns that may set it aside. */
const aboutRule = new Map<string, number[]>()
for (const [place, { explains }] of benignPatterns.entries())
  for (const rule of explains) aboutRule.set(rule, [...(aboutRule.get(rule) ?? []), place])
