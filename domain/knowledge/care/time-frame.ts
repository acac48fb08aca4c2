import type { Condition } from '#domain/logic/condition.ts'
import type { CallWithin } from '#domain/logic/urgency.ts'

/** A visit that cannot wait for the usual day or two, and on whose word. */
export type TimeFrame = {
  readonly when: Condition
  readonly within: CallWithin
  readonly sources: readonly string[]
}
