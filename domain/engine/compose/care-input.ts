import { SWALLOWED_POISON } from '#domain/knowledge/compiled/facts.ts'
import { answer, any } from '#domain/logic/condition.ts'
import type { Decision } from '#domain/engine/decide/decision.ts'
import type { DoseFinding } from '#domain/engine/doses/compute-doses.ts'
import { exposuresOf } from '#domain/engine/read/exposures-met.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { holds } from '#domain/logic/judge.ts'
import type { RankedCondition } from '#domain/engine/rank/rank-conditions.ts'

export type CareInput = {
  readonly facts: Facts
  readonly decision: Decision
  readonly conditions: readonly RankedCondition[]
  readonly doses: readonly DoseFinding[]
}

const MAYBE_POISON = any(SWALLOWED_POISON, answer('exposure', 'unknown'))

/** A number to call helps wherever a poison was met and the pet does not simply stay at home. */
export const isPoisonCase = ({ decision, doses, facts }: CareInput): boolean =>
  decision.families.some((family) => family === 'poison' || family === 'poison_on_coat') ||
  doses.length > 0 ||
  (decision.callWithin === 'now' && holds(MAYBE_POISON, facts)) ||
  (decision.level === 'er_urgent' && holds(answer('exposure', 'battery_magnet'), facts))

/** A dose, or what a poison is by itself, is more than a pet may stay at home with. */
export function isPoisonVisit({ decision, doses, facts }: Omit<CareInput, 'conditions'>): boolean {
  const met = exposuresOf(facts)
  const isMore = ({ level }: { readonly level: DoseFinding['level'] }): boolean => level !== 'monitor_at_home'
  return (
    doses.some((dose) => met.has(dose.exposure) && isMore(dose)) ||
    (holds(SWALLOWED_POISON, facts) && (decision.things ?? []).some(isMore))
  )
}
