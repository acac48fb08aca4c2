import type { Decision } from '#domain/triage/decision.ts'
import type { DoseFinding } from '#domain/triage/doses/compute-doses.ts'
import type { Facts } from '#domain/triage/facts.ts'
import type { RankedCondition } from '#domain/triage/rank/rank-conditions.ts'

/** What the advice is made of. */
export type CareInput = {
  readonly facts: Facts
  readonly decision: Decision
  readonly conditions: readonly RankedCondition[]
  readonly doses: readonly DoseFinding[]
}

/** True when the pet may have met a poison, so that the poison lines belong into the answer. */
export const isPoisonCase = ({ decision, doses }: CareInput): boolean =>
  decision.families.includes('poison') || doses.length > 0
