import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { CareLine } from './care-line.ts'

/** Steps that save most come first. */
export type FirstAid = {
  readonly callSay: string
  readonly steps: readonly CareLine[]
  /** How many of the steps cannot wait for a phone call; those that are only for some pets are counted, too. */
  readonly beforeCall?: number
  /** It takes a life or a limb within minutes, so its steps come first whatever condition is likeliest. */
  readonly atOnce?: true
  /** Kinds of emergency that add nothing beside this one, because its own steps say what there is to do. */
  readonly covers?: readonly EmergencyFamily[]
  /** The pet may not swallow well, may vomit or may need surgery. */
  readonly nothingByMouth?: true
  /** Steps that still count when another kind of emergency leads. */
  readonly beside?: readonly CareLine[]
  readonly watch: readonly CareLine[]
}
