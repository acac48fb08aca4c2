/** Onsets of less than a day. */
export const UNDER_A_DAY = ['within_last_hour', 'hours_1_to_6', 'hours_6_to_24'] as const
/** Onsets of up to three days. */
export const UP_TO_3_DAYS = [...UNDER_A_DAY, 'days_1_to_3'] as const
/** Onsets of up to a week. */
export const UP_TO_A_WEEK = [...UP_TO_3_DAYS, 'days_4_to_7'] as const
/** Onsets of weeks or months. */
export const LONG = ['weeks_1_to_4', 'more_than_month'] as const

/** When a pet calls, where it is not in pain; owners often do not know which. */
export const NO_PAINFUL_CALL = ['for_food_or_attention', 'at_night', 'when_alone', 'not_sure'] as const

/** Parts of the names of diseases in which an ordinary sign may not be ordinary. */
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
