import type { CareLine } from './care-line.ts'

/** What is worth doing for one condition, beyond what its symptoms ask for. */
export type ConditionCare = {
  readonly home?: readonly CareLine[]
  readonly diet?: readonly CareLine[]
  /** The stomach needs no rest: the pet eats as usual. */
  readonly feedsAsUsual?: true
  /** Food could do harm, so a vet decides about it. */
  readonly askBeforeFeeding?: true
  /** Signs that make it an emergency, beyond those of its symptoms. */
  readonly goNow?: readonly CareLine[]
  /** It can spread to other pets or to people. */
  readonly spreads?: readonly CareLine[]
}
