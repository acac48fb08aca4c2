import type { Condition } from '#domain/logic/condition.ts'
import type { CallWithin } from '#domain/logic/urgency.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import type { BodySystem } from '../atlas/entry.ts'

/**
 * One sentence of triage: what it sees, how urgent that is at least, why, and on whose word. The cases that prove it
 * stand beside it in its file, and by its id in `compiled/rule-examples.ts`.
 */
export type Rule = {
  readonly id: string
  readonly when: Condition
  readonly atLeast: Exclude<Urgency, 'monitor_at_home'>
  /** The kind of emergency, for first-aid words; only rules for an emergency have one. */
  readonly family?: EmergencyFamily
  /**
   * The part of the body a concern is about, where something ordinary may explain it; left out where nothing may. `whole`
   * for a rule that looks at age, time or what went before and takes its sign from any part.
   */
  readonly about?: BodySystem | 'whole'
  readonly callWithin?: CallWithin
  /**
   * Only for rules that stand on what the pet met: the computed dose decides in its place, as long as the pet has no
   * sign. A rule about signs never has it.
   */
  readonly yieldsToDose?: true
  /** One plain sentence for the owner, without a diagnosis. */
  readonly because: string
  /** Codes of `knowledge/sources/`. */
  readonly sources: readonly string[]
}
