import { all, any, answer, not, sex, species, symptom } from '#domain/logic/condition.ts'
import type { Condition } from '#domain/logic/condition.ts'
import type { CallWithin } from '#domain/logic/urgency.ts'

/** A visit that cannot wait for the usual day or two, and on whose word. */
export type TimeFrame = {
  readonly when: Condition
  readonly within: CallWithin
  readonly sources: readonly string[]
}

const thisDay = answer('onset', 'within_last_hour', 'hours_1_to_6')

/** An object that a vet may still bring back up. */
export const swallowedJustNow: Condition = all(
  answer('exposure', 'foreign_object', 'string_thread', 'battery_magnet'),
  thisDay,
)

/** Facts that make a visit more pressing, the most pressing first. */
export const timeFrames: readonly TimeFrame[] = [
  { when: swallowedJustNow, within: 'now', sources: ['S112'] },
  {
    when: all(
      species('cat'),
      not(sex('female')),
      any(
        symptom('straining_urinate', 'blood_urine'),
        answer('urine_output', 'small_frequent'),
        answer('urine_signs', 'pink_or_red', 'blood_clots', 'cries_when_peeing'),
      ),
    ),
    within: 'today',
    sources: ['S12'],
  },
  { when: all(species('cat'), answer('eating', 'none_24_to_48h')), within: 'today', sources: ['S37'] },
  // Hives of the last hours may still become a reaction of the whole body.
  { when: all(answer('skin_signs', 'hives'), thisDay), within: 'today', sources: ['S32'] },
  // A sore eye can lose its sight within a day.
  { when: answer('eye_signs', 'held_shut', 'pawing_eye'), within: 'today', sources: ['S28'] },
]
