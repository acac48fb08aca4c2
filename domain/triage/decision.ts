import type { Trace, TraceRule } from './assessment.ts'
import type { Urgency } from './urgency.ts'

/** Kinds of emergency that have first-aid words of their own, the most pressing first. */
export const EMERGENCY_FAMILIES = [
  'unconscious',
  'choking',
  'electric_shock',
  'gas',
  'smoke',
  'near_drowning',
  'eclampsia',
  'heat',
  'blood_clot',
  'breathing',
  'bleeding',
  'toad',
  'eye_chemical',
  'burn',
  'fire_shock_or_water',
  'impaled',
  'snake',
  'venom',
  'trauma',
  'allergy',
  'birth',
  'cold',
  'young',
  'seizure',
  'gdv',
  'spine',
  'eye_out',
  'eye',
  'poison_on_coat',
  'blood_sugar',
  'poison',
  'obstruction',
  'urinary',
  'inner_bleeding',
  'wound',
  'prolapse',
  'penis_out',
  'womb',
  'bowel',
  'weak_defenses',
  'after_surgery',
  'fever',
  'nerves',
  'blood_flow',
  'not_eating',
  'pain',
  'weakness',
  'other',
] as const
export type EmergencyFamily = (typeof EMERGENCY_FAMILIES)[number]

/** `now`: a vet decides on the phone at once; `today`: the pet is seen the same day. */
export type CallWithin = 'now' | 'today'

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
