import type { Condition } from '#domain/logic/condition.ts'

export type GuardItem = {
  readonly id: string
  readonly must: Condition
  /** Why home is not safe where it is not so, told to the owner. */
  readonly otherwise: string
  /** The concern rule that asks the same; where a pattern set it aside, the item counts as met. */
  readonly sameAs?: string
}
