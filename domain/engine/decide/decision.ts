import type { Trace, TraceRule } from '../answer/assessment.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { CallWithin, Urgency } from '#domain/logic/urgency.ts'

export type Decision = {
  readonly level: Urgency
  readonly confidence: number
  readonly rules: readonly TraceRule[]
  readonly patterns: readonly (Trace['patterns'][number] & {
    readonly name: string
    readonly returnWhen: string
  })[]
  readonly things?: Trace['things']
  readonly unknown: readonly string[]
  readonly whatWouldChange: Trace['whatWouldChange']
  readonly readFromNotes: Trace['readFromNotes']
  readonly families: readonly EmergencyFamily[]
  readonly callWithin?: CallWithin
}
