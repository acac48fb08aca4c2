import { benignPatterns } from '#domain/knowledge/patterns/all-patterns.ts'
import { holds as patternHolds } from '#domain/knowledge/patterns/pattern.ts'
import type { BenignPattern } from '#domain/knowledge/patterns/pattern.ts'
import { rules } from '#domain/knowledge/rules/all-rules.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import type { DoseFinding } from './doses/compute-doses.ts'
import { doseInPlaceOf } from './exposures.ts'
import type { Facts } from './facts.ts'
import { reasonsAgainstHome } from './guard.ts'
import type { Explained } from './guard.ts'
import { holds } from './judge.ts'
import { moreUrgent, rankOf } from './urgency.ts'
import type { Urgency } from './urgency.ts'

/** A rule that fired, and what set it aside; null when it stands. */
export type FiredRule = { readonly rule: Rule; readonly setAsideBy: string | null }

/** The level by rules, doses, benign patterns and the stay-home guard, with every step. */
export type LevelSteps = {
  readonly level: Urgency
  readonly fired: readonly FiredRule[]
  readonly patterns: readonly BenignPattern[]
  /** Why the pet may not stay at home although no rule stands; empty otherwise. */
  readonly guarded: readonly string[]
}

/** From facts to a level: danger rules are the floor, concern rules the default, the guard has the last word. */
export function levelOf(facts: Facts, doses: readonly DoseFinding[]): LevelSteps {
  const firing = rules.filter((rule) => holds(rule.when, facts))
  const patterns = patternsFor(firing, facts)
  const fired = firing.map((rule) => ({ rule, setAsideBy: reasonToSetAside(rule, facts, doses, patterns) }))
  const standing = fired.filter(({ setAsideBy }) => setAsideBy === null).map(({ rule }) => rule.atLeast)
  const dosed = doses.filter(({ known, level }) => known || level === 'normal_vet').map(({ level }) => level)
  const level = [...standing, ...dosed].reduce<Urgency>(moreUrgent, 'monitor_at_home')
  const guarded = level === 'monitor_at_home' ? reasonsAgainstHome(facts, explainedBy(fired, patterns)) : []
  return {
    level: guarded.length > 0 ? 'normal_vet' : level,
    fired: fired.toSorted((a, b) => rankOf(b.rule.atLeast) - rankOf(a.rule.atLeast)),
    patterns: patterns.filter(
      ({ id, explains }) => explains.length === 0 || fired.some(({ setAsideBy }) => setAsideBy === id),
    ),
    guarded,
  }
}

/** Only patterns that could set aside a rule that fired, or that explain what no rule asks about, are worth asking. */
function patternsFor(firing: readonly Rule[], facts: Facts): readonly BenignPattern[] {
  if (firing.some(({ atLeast }) => atLeast === 'er_urgent')) return []
  const concerns = new Set(firing.map(({ id }) => id))
  return benignPatterns.filter(
    (pattern) =>
      (pattern.explains.length === 0 || pattern.explains.some((id) => concerns.has(id))) &&
      patternHolds(pattern, facts) === 'yes',
  )
}

const explainedBy = (fired: readonly FiredRule[], patterns: readonly BenignPattern[]): Explained => ({
  hasPattern: patterns.length > 0,
  setAside: new Set(fired.filter(({ setAsideBy }) => setAsideBy !== null).map(({ rule }) => rule.id)),
})

function reasonToSetAside(
  rule: Rule,
  facts: Facts,
  doses: readonly DoseFinding[],
  patterns: readonly BenignPattern[],
): string | null {
  if (doseInPlaceOf(rule, facts, doses) !== undefined) return 'dose'
  if (rule.atLeast === 'er_urgent') return null
  return patterns.find(({ explains }) => explains.includes(rule.id))?.id ?? null
}
