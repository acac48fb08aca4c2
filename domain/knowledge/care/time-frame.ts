import type { Condition } from '#domain/logic/condition.ts'
import type { CallWithin } from '#domain/logic/urgency.ts'

export type TimeFrame = {
  readonly when: Condition
  readonly within: CallWithin
  readonly sources: readonly string[]
}
