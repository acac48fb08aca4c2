import { benignPatterns } from '#domain/knowledge/patterns/all-patterns.ts'
import { isReadWhole } from '#domain/knowledge/patterns/heard.ts'
import { explains as isOrdinary } from '#domain/knowledge/patterns/pattern.ts'
import type { BenignPattern } from '#domain/knowledge/patterns/pattern.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { withoutWords } from './facts-by-reader.ts'
import type { Facts } from './facts-by-reader.ts'
import { NOTHING_READ } from './notes/reading.ts'

/**
 * The ordinary things that explain what this owner sees, in the order of the list; beside an emergency nothing is
 * ordinary. They stand on what was ticked, counted or is in the profile: words can rule one out and never bring one
 * in, and none holds while a clause of the note was read by nobody.
 */
export const holdingPatterns = (firing: readonly Rule[], facts: Facts): readonly BenignPattern[] =>
  firing.some(({ atLeast }) => atLeast === 'er_urgent') || !isReadWhole(facts)
    ? []
    : benignPatterns.filter((pattern) => standsWithoutWords(pattern, facts))

const standsWithoutWords = (pattern: BenignPattern, facts: Facts): boolean =>
  isOrdinary(pattern, withoutWords(facts)) === 'yes' &&
  (facts.notes === NOTHING_READ || isOrdinary(pattern, facts) === 'yes')
