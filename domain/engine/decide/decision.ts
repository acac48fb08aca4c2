import type { Trace, TraceRule } from '../answer/assessment.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { CallWithin, Urgency } from '#domain/logic/urgency.ts'

/** The level and everything that led to it; what is still missing are the words. */
export type Decision = {
  readonly level: Urgency
  /** Probability, 0 to 1, that the level is right. */
  readonly confidence: number
  /** Rules that fired, most urgent first; those set aside say by what. */
  readonly rules: readonly TraceRule[]
  /** What ordinary things explained, with their names and the sentence that says when to come back. */
  readonly patterns: readonly (Trace['patterns'][number] & {
    readonly name: string
    readonly returnWhen: string
  })[]
  /** What each thing means that the owner chose or confirmed. */
  readonly things?: Trace['things']
  readonly unknown: readonly string[]
  readonly whatWouldChange: Trace['whatWouldChange']
  readonly readFromNotes: Trace['readFromNotes']
  /** Emergency families of the danger rules that stand, most pressing first; empty below an emergency. */
  readonly families: readonly EmergencyFamily[]
  /** How soon to call, where a rule that stands says more than "a visit". */
  readonly callWithin?: CallWithin
}
