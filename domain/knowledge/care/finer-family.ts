import type { Condition } from '#domain/logic/condition.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'

/** Where the facts tell more than a rule can: a kind of emergency inside a wider one. */
export type FinerFamily = {
  readonly of: readonly EmergencyFamily[]
  readonly is: EmergencyFamily
  readonly when?: Condition
  readonly found?: readonly string[]
  /** A word of the owner's own sentence in which something was found; `*` stands for any ending. */
  readonly told?: readonly string[]
  /** The word may stand in any sentence, because the wider kind was ticked and the note tells what it was. */
  readonly anySentence?: true
  /** The wider kind stands on this finding alone: nobody ticked it, and each of its sentences tells the word. */
  readonly onlyRead?: {
    readonly finding: string
    readonly ticked: readonly (readonly [question: string, value: string])[]
  }
  readonly notTold?: readonly string[]
  /** The wider kind still counts beside it. */
  readonly beside?: true
}
