import type { CareLine } from './care-line.ts'

export type ConditionCare = {
  readonly home?: readonly CareLine[]
  readonly diet?: readonly CareLine[]
  readonly feedsAsUsual?: true
  /** Food could do harm, so a vet decides about it. */
  readonly askBeforeFeeding?: true
  /** Signs that make it an emergency, beyond those of its symptoms. */
  readonly goNow?: readonly CareLine[]
  readonly spreads?: readonly CareLine[]
}
