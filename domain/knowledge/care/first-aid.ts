import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { CareLine } from './care-line.ts'

/** What to do until a vet takes over, by the kind of emergency: what saves most first, then why. */
export type FirstAid = {
  /** What the clinic should hear when the owner calls. */
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
  /** What to watch on the way. */
  readonly watch: readonly CareLine[]
}
