import { answer } from '#domain/logic/condition.ts'
import type { Decision } from '#domain/engine/decide/decision.ts'
import type { DoseFinding } from '#domain/engine/doses/compute-doses.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { holds } from '#domain/logic/judge.ts'
import type { RankedCondition } from '#domain/engine/rank/rank-conditions.ts'

export type CareInput = {
  readonly facts: Facts
  readonly decision: Decision
  readonly conditions: readonly RankedCondition[]
  readonly doses: readonly DoseFinding[]
}

export const isPoisonCase = ({ decision, doses, facts }: CareInput): boolean =>
  decision.families.some((family) => family === 'poison' || family === 'poison_on_coat') ||
  doses.length > 0 ||
  (decision.level === 'er_urgent' && holds(answer('exposure', 'battery_magnet'), facts))
