import type { Facts } from './facts.ts'
import type { LevelSteps } from './level.ts'
import type { Urgency } from './urgency.ts'

export type Evidence = {
  readonly facts: Facts
  readonly steps: LevelSteps
  readonly level: Urgency
  /** True when only a likely dangerous condition keeps the pet from staying at home. */
  readonly raised: boolean
}

/** Placeholder until it is fitted. */
export function confidenceIn({ level }: Evidence): number {
  return level === 'er_urgent' ? 0.9 : 0.8
}
