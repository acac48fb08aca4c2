/** Options that name no sign of illness: times, places, what was done or met, what is well, "not sure". */
export const noSign: Readonly<Record<string, readonly string[] | 'every'>> = {
  danger_signs: ['none'],
  onset: 'every',
  seizure_activity: ['no_seizure', 'not_sure'],
  seizure_history: 'every',
  energy_level: ['normal'],
  vomit_frequency: ['none_24h', 'not_sure'],
  vomit_content: ['not_seen'],
  diarrhea_frequency: ['none_24h', 'not_sure'],
  stool_appearance: ['formed', 'not_seen'],
  last_stool: ['under_24h', 'not_sure'],
  water_intake: ['normal', 'not_sure'],
  eating: ['normal', 'more_than_usual', 'not_sure'],
  mouth_signs: ['none'],
  body_changes: ['none'],
  urine_output: ['normal', 'not_sure'],
  urine_signs: ['none', 'marking'],
  breathing_at_rest: ['normal_quiet', 'not_sure'],
  cough_signs: ['occasional', 'not_sure'],
  nasal_signs: ['none'],
  weight_bearing: ['not_sure'],
  limb_signs: ['none'],
  mobility_pattern: ['none'],
  eye_signs: ['none'],
  eye_discharge_type: ['no_discharge'],
  ear_signs: ['none'],
  itch_severity: ['not_itchy', 'mild'],
  skin_signs: ['none'],
  skin_location: 'every',
  flea_control: 'every',
  pain_signs: ['none'],
  vocal_when: ['for_food_or_attention', 'mating_behavior', 'when_alone', 'not_sure'],
  reproductive_status: ['heat_last_2_months', 'none'],
  labor_progress: ['progressing'],
  vaccination_status: 'every',
  baby_signs: ['none'],
  exposure: ['none'],
  exposure_amount: 'every',
  context: [
    'surgery_or_anesthesia',
    'recent_vaccine',
    'new_or_missed_medicine',
    'new_food',
    'sick_contact',
    'others_affected',
    'stress_change',
    'strenuous_activity',
    'none',
  ],
  trauma_details: ['seems_fine'],
  gum_color: ['pink', 'not_sure'],
  neurologic_signs: ['none'],
  course: ['same', 'better', 'comes_and_goes'],
}

/**
 * A sign that may stay at home when it is the only one, in a pet that eats, drinks and is bright; with `mayLast` even
 * when it has been the same for weeks. `source` is a code of `sources.ts`.
 */
export type HomeSign = {
  readonly question: string
  readonly values: readonly string[]
  readonly only?: {
    readonly species?: 'dog' | 'cat'
    readonly symptoms?: readonly string[]
    readonly fromMonths?: number
    readonly underMonths?: number
  }
  readonly mayLast?: true
  readonly because: string
  readonly source: string
}

/** Every such sign. A sign that is not here gives at least a visit, whatever the symptom. */
export const homeSigns: readonly HomeSign[] = [
  {
    question: 'energy_level',
    values: ['slightly_low'],
    because: 'A bit quieter but interested in things; with a second low answer the guard calls for a visit.',
    source: 'K',
  },
  {
    question: 'eating',
    values: ['reduced', 'treats_only', 'none_under_12h'],
    because: 'A bright pet may leave part of a meal, or skip one.',
    source: 'S80',
  },
  {
    question: 'eating',
    values: ['none_12_to_24h'],
    only: { species: 'dog', fromMonths: 12 },
    because: 'A bright grown dog may skip the meals of half a day.',
    source: 'S80',
  },
  {
    question: 'water_intake',
    values: ['more_than_usual'],
    because: 'Drinking varies with food and weather; twice as much, or thirst that lasts, is a visit.',
    source: 'K',
  },
  {
    question: 'water_intake',
    values: ['less_than_usual'],
    mayLast: true,
    because: 'Wet food holds most of the water a pet needs; nothing for half a day is a visit.',
    source: 'K',
  },
  {
    question: 'vomit_frequency',
    values: ['two_to_three'],
    only: { fromMonths: 6, underMonths: 120 },
    because: 'A bright grown pet that keeps water down can be watched for a day.',
    source: 'S38',
  },
  {
    question: 'vomit_content',
    values: ['foam_or_bile', 'regurgitated_food'],
    only: { fromMonths: 6 },
    because: 'Foam, bile or a meal eaten too fast, brought up once, says little by itself.',
    source: 'S38',
  },
  {
    question: 'vomit_content',
    values: ['hairball'],
    only: { fromMonths: 6 },
    because: 'A grown cat brings up hair now and then.',
    source: 'K',
  },
  {
    question: 'diarrhea_frequency',
    values: ['three_to_five'],
    only: { fromMonths: 6 },
    because: 'Loose stool for less than a day in a bright pet that eats and drinks mostly settles by itself.',
    source: 'S81',
  },
  {
    question: 'stool_appearance',
    values: ['watery', 'mucus', 'hard_dry'],
    only: { fromMonths: 6, symptoms: ['diarrhea'] },
    because: 'Watery or slimy stool for less than a day in a bright pet mostly settles by itself.',
    source: 'S81',
  },
  {
    question: 'stool_appearance',
    values: ['mucus'],
    only: { species: 'dog', fromMonths: 6, symptoms: ['straining'] },
    because: 'A dog that still passes stool and adds a little slime has an irritated large bowel.',
    source: 'S38',
  },
  {
    question: 'stool_appearance',
    values: ['hard_dry'],
    only: { fromMonths: 6, underMonths: 144, symptoms: ['straining', 'constipation'] },
    because: 'Firm stool that still comes, in a pet that eats, can be watched for a day.',
    source: 'S39',
  },
  {
    question: 'last_stool',
    values: ['hours_24_to_48'],
    only: { fromMonths: 6 },
    because: 'One skipped day in a pet that eats and is not in pain.',
    source: 'S39',
  },
  {
    question: 'body_changes',
    values: ['weight_gain'],
    mayLast: true,
    because: 'A round belly, thirst or panting with it is a visit; food alone explains weight.',
    source: 'K',
  },
  {
    question: 'urine_signs',
    values: ['outside_box_or_house'],
    only: { species: 'dog', underMonths: 6 },
    because: 'A puppy is still learning where to go.',
    source: 'K',
  },
  {
    question: 'urine_signs',
    values: ['outside_box_or_house'],
    only: { species: 'dog' },
    because: 'One puddle is often a door that stayed shut.',
    source: 'K',
  },
  {
    question: 'breathing_at_rest',
    values: ['noisy_but_easy'],
    only: { symptoms: ['sneezing'] },
    because: 'A stuffed nose sounds; breathing stays easy.',
    source: 'S68',
  },
  {
    question: 'cough_signs',
    values: ['ends_in_gag', 'exercise_or_leash', 'after_eating_drinking'],
    only: { species: 'dog', fromMonths: 6, underMonths: 96 },
    because: 'A young, bright dog that coughs now and then for less than a day breathes easily.',
    source: 'K',
  },
  {
    question: 'nasal_signs',
    values: ['clear'],
    because: 'A clear drip in a bright pet is a mild cold.',
    source: 'S68',
  },
  {
    question: 'nasal_signs',
    values: ['snorting_fits'],
    mayLast: true,
    because: 'A reverse sneeze sounds bad and passes by itself.',
    source: 'S82',
  },
  {
    question: 'limb_signs',
    values: ['licking_paw'],
    because: 'A mild limp of less than a day with some licking can be rested.',
    source: 'S39',
  },
  {
    question: 'mobility_pattern',
    values: ['worse_after_rest', 'worse_after_exercise'],
    mayLast: true,
    because: 'Stiffness that wears off within the day; what lasts or gets worse is a visit.',
    source: 'S84',
  },
  {
    question: 'eye_signs',
    values: ['both_eyes'],
    because: 'It says how many eyes, not how bad; pain, haze and colored discharge are visits.',
    source: 'S28',
  },
  {
    question: 'eye_discharge_type',
    values: ['white_gray_mucus'],
    because: 'Sleep in the corner of an open, clear eye that does not hurt.',
    source: 'S28',
  },
  {
    question: 'eye_discharge_type',
    values: ['clear_watery'],
    because: 'Tears from an open, clear eye that does not hurt.',
    source: 'S28',
  },
  {
    question: 'itch_severity',
    values: ['moderate'],
    because: 'It can be distracted and the skin is whole.',
    source: 'K',
  },
  {
    question: 'skin_signs',
    values: ['red_bumps', 'scabs_crusts', 'ticks', 'scooting'],
    because: 'A few bumps, a dry scratch, a tick or one drag over the rug since less than a day.',
    source: 'K',
  },
  {
    question: 'skin_signs',
    values: ['fleas'],
    only: { fromMonths: 6 },
    because: 'Fleas on a grown pet with whole skin need a flea product, not an examination.',
    source: 'S76',
  },
  {
    question: 'vocal_when',
    values: ['at_night'],
    only: { underMonths: 84 },
    mayLast: true,
    because: 'Young pets call at night because they are bored or awake.',
    source: 'S75',
  },
  {
    question: 'exposure',
    values: ['chocolate', 'alcohol_dough'],
    only: { species: 'dog' },
    mayLast: true,
    because: 'The base case says a lick or a crumb; more of it is judged by its dose.',
    source: 'S19',
  },
  {
    question: 'exposure',
    values: ['alcohol_dough'],
    only: { species: 'cat' },
    mayLast: true,
    because: 'The base case says a lick or a crumb; more of it is an emergency.',
    source: 'S19',
  },
  {
    question: 'exposure',
    values: ['spoiled_fatty_food'],
    mayLast: true,
    because: 'Shaking or much vomiting after it is an emergency; without any sign it is watched.',
    source: 'S38',
  },
  {
    question: 'exposure',
    values: ['insect_sting'],
    mayLast: true,
    because: 'A sting without swelling, hives, vomiting or weakness.',
    source: 'S32',
  },
  {
    question: 'context',
    values: ['heat_exposure'],
    mayLast: true,
    because: 'A hot day that left no sign; any sign with it is an emergency.',
    source: 'S41',
  },
  {
    question: 'context',
    values: ['fall_or_blow'],
    mayLast: true,
    because: 'The base case says scrapes only; everything else after a fall is a visit or more.',
    source: 'S8',
  },
]

/** Answers marked as alarming that are a visit in some pets, and why. */
export const alarmsBelowEmergency: readonly HomeSign[] = [
  {
    question: 'exposure',
    values: ['xylitol'],
    only: { species: 'cat' },
    because: 'Xylitol harms dogs at once; cats stand far more of it.',
    source: 'S133',
  },
  {
    question: 'vomit_frequency',
    values: ['retching_nothing'],
    only: { species: 'cat' },
    because: 'A cat that heaves without result mostly brings up hair; its stomach hardly ever twists.',
    source: 'K',
  },
]
