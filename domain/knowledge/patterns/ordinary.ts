import {
  all,
  answer,
  any,
  asked,
  known,
  not,
  numberAtLeast,
  only,
  symptom,
} from '#domain/triage/condition.ts'
import type { Condition } from '#domain/triage/condition.ts'

/** Onsets of less than a day. */
export const UNDER_A_DAY = ['within_last_hour', 'hours_1_to_6', 'hours_6_to_24'] as const
/** Onsets of up to three days. */
export const UP_TO_3_DAYS = [...UNDER_A_DAY, 'days_1_to_3'] as const
/** Onsets of up to a week. */
export const UP_TO_A_WEEK = [...UP_TO_3_DAYS, 'days_4_to_7'] as const
/** Onsets of weeks or months. */
export const LONG = ['weeks_1_to_4', 'more_than_month'] as const

/** The trouble began this long ago, and the owner knows it. */
export const since = (...onsets: readonly string[]): Condition => only('onset', ...onsets)

/** The answer holds these values only, where the question belongs to this pet; a skipped answer stays unknown. */
export const ifAsked = (question: string, ...values: readonly string[]): Condition =>
  any(not(asked(question)), only(question, ...values))

/** No danger sign, nothing harmful eaten, and nothing in the last days but what an ordinary day holds. */
export const calm = (...alsoInContext: readonly string[]): Condition =>
  all(
    only('danger_signs', 'none'),
    only('exposure', 'none'),
    only('context', 'none', 'new_food', 'stress_change', 'strenuous_activity', ...alsoInContext),
  )

/** As lively as ever. */
export const bright = only('energy_level', 'normal')
/** As lively as ever, or a bit quieter but still interested. */
export const nearlyBright = only('energy_level', 'normal', 'slightly_low')
/** Eats as usual, where that was asked. */
export const eatsWell = ifAsked('eating', 'normal', 'more_than_usual')
/** Eats, or has left out no more than a meal. */
export const eatsSome = ifAsked(
  'eating',
  'normal',
  'more_than_usual',
  'reduced',
  'treats_only',
  'none_under_12h',
)
/** Drinks and keeps it down, where that was asked. */
export const drinks = ifAsked('water_intake', 'normal', 'more_than_usual')
/** Passes urine as usual, where that was asked; a blocked cat can look like any other trouble. */
export const urinates = ifAsked('urine_output', 'normal')
/** No danger sign, nothing harmful eaten, and nothing in the last days but this. */
export const afterOnly = (...context: readonly string[]): Condition =>
  all(only('danger_signs', 'none'), only('exposure', 'none'), only('context', ...context))

/** Symptoms that speak of illness unless the pattern names them. */
const ILL = [
  'lethargy',
  'hiding',
  'decreased_appetite',
  'increased_thirst',
  'decreased_thirst',
  'vomiting',
  'diarrhea',
  'straining',
  'constipation',
  'limping',
  'stiffness',
  'labored_breathing',
  'coughing',
  'straining_urinate',
  'blood_urine',
  'accidents',
  'eye_redness',
  'eye_discharge',
  'head_shaking',
] as const
type Ill = (typeof ILL)[number]

/** Symptoms that can be mild by themselves. */
const MILD = [
  'itching',
  'hair_loss',
  'rashes',
  'increased_appetite',
  'excessive_vocalization',
  'sneezing',
] as const
type Mild = (typeof MILD)[number]

export const DISEASES = [
  'diabet',
  'kidney',
  'renal',
  'heart',
  'cardiomyopathy',
  'addison',
  'hypoadreno',
  'cushing',
  'liver',
  'cancer',
  'tumor',
  'tumour',
  'lymphoma',
  'chemo',
  'immunosuppress',
  'hyperthyroid',
  'urinary block',
  'urethral obstruction',
  'pancreatitis',
  'megaesophagus',
] as const

/** The limit of a resting or sleeping breath rate in grown dogs and cats; above it nothing is ordinary. */
export const MOST_BREATHS = 30

/** Fast or hard breath, fever, no food, water or urine, bruises: beside these nothing is ordinary in any pattern. */
export const unwell = any(
  numberAtLeast('resp_rate', MOST_BREATHS + 1),
  numberAtLeast('temperature_f', 103),
  answer('breathing_at_rest', 'effort', 'open_mouth_or_gasping'),
  answer('cough_signs', 'coughs_blood', 'nonstop'),
  answer('eating', 'none_24_to_48h', 'none_over_48h', 'wants_but_cannot'),
  answer('water_intake', 'none_12h', 'none_24h', 'drinks_and_vomits'),
  answer('urine_output', 'drops_only', 'none_24h'),
  answer('urine_signs', 'dark_brown', 'blood_clots', 'cries_when_peeing', 'penis_stuck_out'),
  answer('skin_signs', 'bruising', 'dead_or_burned', 'maggots'),
)

/**
 * Getting worse, or the owner speaks of pain, pregnancy, weight loss or another change that ordinary things do not
 * bring.
 */
export const worsening = any(
  unwell,
  answer('course', 'worse_fast', 'worse_slowly'),
  answer('energy_level', 'very_low', 'weak'),
  answer('pain_signs', 'cries_when_touched', 'belly_guarding', 'neck_or_back'),
  answer('body_changes', 'weight_loss', 'yellow_tint', 'sweet_breath'),
  answer('reproductive_status', 'pregnant', 'in_labor', 'nursing'),
  answer('gum_color', 'pale_white', 'blue_gray', 'bright_red', 'yellow', 'brown', 'dry_sticky'),
  answer('baby_signs', 'not_nursing_or_eating', 'cold', 'limp_or_crying', 'not_gaining', 'bloated'),
  answer(
    'neurologic_signs',
    'wobbly',
    'back_legs_weak',
    'cannot_walk',
    'head_tilt',
    'circling',
    'eyes_flicking',
  ),
  answer(
    'neurologic_signs',
    'disoriented',
    'sudden_blindness',
    'facial_droop',
    'bladder_control_lost',
    'fainting',
  ),
)

/** Any symptom that speaks of illness. */
export const sick = symptom(...ILL)

/** Something mild beside what the pattern explains, which together may be one illness, such as an allergic reaction. */
export const mildBesides = (...explained: readonly Mild[]): Condition =>
  symptom(...MILD.filter((value) => !explained.includes(value)))

/** A sign of illness beside those the pattern explains. */
export const besides = (...explained: readonly Ill[]): Condition =>
  any(symptom(...ILL.filter((value) => !explained.includes(value))), worsening)

/** A known disease in which an ordinary sign may not be ordinary. */
export const illKnown = known(...DISEASES)

/** A known disease that needs a vet's word, or a sign of illness beside those the pattern explains. */
export const illBesides = (...explained: readonly Ill[]): Condition => any(illKnown, besides(...explained))
