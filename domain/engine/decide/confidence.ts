import type { Facts } from '../read/facts.ts'
import { restsOn } from './level.ts'
import type { LevelSteps } from './level.ts'
import type { FactSource } from '#domain/logic/fact-source.ts'
import { saysOnlyThatAllIsWell } from './unknown.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

export type Evidence = {
  readonly facts: Facts
  readonly steps: LevelSteps
  readonly level: Urgency
  readonly isSuspicion: boolean
}

export type Ground =
  | 'several-dangers-ticked'
  | 'one-danger-ticked'
  | 'danger-in-words'
  | 'several-concerns'
  | 'one-concern'
  | 'guard-or-suspicion'
  | 'note-not-read'
  | 'all-answers-well'
  | 'nothing-found'
  | 'concern-explained'

/**
 * How often a level on this ground is right: counts on written cases, shrunk toward four in five (docs/confidence.md).
 * Three grounds are set, not counted: what a clause holds that nobody but the owner read, what an owner saw who answered
 * that all is well, and what an entry of the atlas explains.
 */
export const SHARE: Readonly<Record<Ground, number>> = {
  'several-dangers-ticked': 0.95,
  'one-danger-ticked': 0.64,
  'danger-in-words': 0.72,
  'several-concerns': 0.73,
  'one-concern': 0.35,
  'guard-or-suspicion': 0.2,
  'note-not-read': 0.8,
  'all-answers-well': 0.6,
  'nothing-found': 0.92,
  'concern-explained': 0.8,
}

const PER_UNSURE = 0.04
export const LEAST = 0.5
/** A clause that nobody read may hold what would make a visit an emergency. */
const PER_UNREAD_NOTE = 0.06

export function confidenceIn(evidence: Evidence): number {
  const unsure = [...evidence.facts.asked].filter(
    (id) => evidence.facts.values(id)?.includes('not_sure') === true,
  ).length
  const unread =
    evidence.level === 'normal_vet' && evidence.facts.notes.unread.length > 0 ? PER_UNREAD_NOTE : 0
  const discount = evidence.level === 'er_urgent' ? 0 : PER_UNSURE * unsure + unread
  return Math.round(Math.max(LEAST, SHARE[groundOf(evidence)] - discount) * 100) / 100
}

export function groundOf({ facts, steps, level, isSuspicion }: Evidence): Ground {
  const standing = steps.fired.filter(({ setAsideBy }) => setAsideBy === null).map(({ rule }) => rule)
  if (level === 'er_urgent') {
    const ticked = standing.filter(
      (rule) => rule.atLeast === 'er_urgent' && !hasWords(restsOn(rule, facts)),
    ).length
    return ticked > 1 ? 'several-dangers-ticked' : ticked === 1 ? 'one-danger-ticked' : 'danger-in-words'
  }
  if (level === 'normal_vet') {
    if (isSuspicion || standing.length === 0) return 'guard-or-suspicion'
    return standing.length > 1 ? 'several-concerns' : 'one-concern'
  }
  if (facts.notes.unread.length > 0) return 'note-not-read'
  if (saysOnlyThatAllIsWell(facts)) return 'all-answers-well'
  return steps.fired.length > 0 ? 'concern-explained' : 'nothing-found'
}

/** True where words decide, also those an owner confirmed: the shares were counted so. */
const hasWords = (sources: ReadonlySet<FactSource>): boolean =>
  sources.has('suspected') || sources.has('confirmed')
