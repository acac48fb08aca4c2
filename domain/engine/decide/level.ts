import type { AtlasEntry } from '#domain/knowledge/atlas/entry.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import type { DoseFinding } from '../doses/compute-doses.ts'
import { inPlaceOf } from './exposures.ts'
import { exposuresOf } from '../read/exposures-met.ts'
import { explainedIn, explainerOf } from './explained.ts'
import type { Explained } from './explained.ts'
import { withoutWords } from '../read/facts-by-reader.ts'
import type { Facts } from '../read/facts.ts'
import { firingRules } from './firing-rules.ts'
import { reasonsAgainstHome } from './guard.ts'
import { findThings, isAllConfirmed, levelByThings } from '../doses/level-by-things.ts'
import type { ThingFinding } from '../doses/level-by-things.ts'
import type { FactSource } from '#domain/logic/fact-source.ts'
import { sourcesOf } from '#domain/logic/sources-of.ts'
import { moreUrgent, rankOf } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

export type FiredRule = { readonly rule: Rule; readonly setAsideBy: string | null }

/** Words count only where the rule fires on nothing else. */
export const restsOn = ({ when }: Rule, facts: Facts): ReadonlySet<FactSource> =>
  sourcesOf(when, withoutWords(facts)) ?? sourcesOf(when, facts) ?? new Set()

export type Ordinary = Pick<AtlasEntry, 'id' | 'name' | 'because' | 'returnWhen' | 'sources'>

export type LevelSteps = {
  readonly level: Urgency
  readonly fired: readonly FiredRule[]
  readonly patterns: readonly Ordinary[]
  readonly things: readonly ThingFinding[]
  readonly guarded: readonly string[]
}

/**
 * From facts to a level: danger rules are the floor, concern rules the default, the guard has the last word.
 * Where `isDangerFirst` says that a dangerous condition ranks first, nothing is taken for ordinary; it is asked only where something is.
 */
export const levelOf = (
  facts: Facts,
  doses: readonly DoseFinding[],
  isDangerFirst?: () => boolean,
): LevelSteps => levelBy(firingRules(facts), facts, doses, isDangerFirst)

export function levelBy(
  firing: readonly Rule[],
  facts: Facts,
  doses: readonly DoseFinding[],
  isDangerFirst = (): boolean => false,
): LevelSteps {
  const isOrdinary =
    facts.confirmed.size > 0 && !firing.some(({ atLeast }) => atLeast === 'er_urgent') && !isDangerFirst()
  const explained = isOrdinary ? explainedIn(facts) : { entries: [], from: facts, left: facts }
  const fired = firing.map((rule) => ({
    rule,
    setAsideBy: reasonToSetAside(rule, facts, doses, explained),
  }))
  const standing = fired.filter(({ setAsideBy }) => setAsideBy === null).map(({ rule }) => rule.atLeast)
  const met = exposuresOf(facts)
  const things = findThings(facts, doses)
  const areThingsAll = levelByThings(facts, doses) !== undefined
  const isFound = explained.entries.length > 0 || (areThingsAll && isAllConfirmed(facts))
  const dosed = doses.map((dose) =>
    levelByDose(dose, met.has(dose.exposure) && !(areThingsAll && !dose.known)),
  )
  const level = [...standing, ...dosed, ...things.map((each) => each.level)].reduce<Urgency>(
    moreUrgent,
    'monitor_at_home',
  )
  const setAside = fired.filter(({ setAsideBy }) => setAsideBy !== null).map(({ rule }) => rule.id)
  const guarded =
    level === 'monitor_at_home' ? reasonsAgainstHome(explained.left, new Set(setAside), isFound) : []
  return {
    level: guarded.length > 0 ? 'normal_vet' : level,
    fired: fired.toSorted((a, b) => rankOf(b.rule.atLeast) - rankOf(a.rule.atLeast)),
    // At home each says when to come back, also one whose concern rules did not fire.
    patterns: explained.entries.filter(
      ({ id }) => level === 'monitor_at_home' || fired.some(({ setAsideBy }) => setAsideBy === id),
    ),
    things,
    guarded,
  }
}

/**
 * A dose nobody could compute raises no alarm beyond its rules, but what may be harmful is not left at home, unless the
 * owner only names a poison that the pet did not meet.
 */
function levelByDose({ known, level }: DoseFinding, isMet: boolean): Urgency {
  if (known || level !== 'er_urgent') return level
  return isMet ? 'normal_vet' : 'monitor_at_home'
}

function reasonToSetAside(
  rule: Rule,
  facts: Facts,
  doses: readonly DoseFinding[],
  explained: Explained,
): string | null {
  return inPlaceOf(rule, facts, doses)?.by ?? explainerOf(rule, explained)?.id ?? null
}
