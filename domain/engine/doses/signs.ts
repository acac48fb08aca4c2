import { MOST_BREATHS } from '#domain/knowledge/atlas/limits.ts'
import { SIGN_IN_PASSING, UPSET_IN_PASSING } from '#domain/knowledge/compiled/notes/turns/amounts.ts'
import type { Facts } from '#domain/engine/read/facts.ts'

/**
 * The answers of a pet without a sign, for every question that asks about signs. An answer that is not here, "not sure"
 * too, is taken for a sign: a dose may only speak for a pet that is known to be well.
 */
const well: Readonly<Record<string, readonly string[]>> = {
  danger_signs: ['none'],
  seizure_activity: ['no_seizure'],
  energy_level: ['normal'],
  vomit_frequency: ['none_24h'],
  vomit_content: ['not_seen'],
  diarrhea_frequency: ['none_24h'],
  stool_appearance: ['formed', 'not_seen'],
  last_stool: ['under_24h'],
  water_intake: ['normal'],
  eating: ['normal', 'more_than_usual'],
  mouth_signs: ['none'],
  body_changes: ['none'],
  urine_output: ['normal'],
  urine_signs: ['none'],
  breathing_at_rest: ['normal_quiet'],
  cough_signs: [],
  nasal_signs: ['none'],
  weight_bearing: [],
  limb_signs: ['none'],
  mobility_pattern: ['none'],
  eye_signs: ['none'],
  eye_discharge_type: ['no_discharge'],
  ear_signs: ['none'],
  itch_severity: ['not_itchy'],
  skin_signs: ['none'],
  pain_signs: ['none'],
  vocal_when: ['for_food_or_attention'],
  labor_progress: [],
  baby_signs: ['none'],
  trauma_details: ['seems_fine'],
  gum_color: ['pink'],
  neurologic_signs: ['none'],
  course: ['same', 'better'],
}

/**
 * By symptom: the question whose calm answer says that the symptom is not there now. A symptom has to be ticked to tell
 * of something eaten, so one with such an answer stands for nothing. The others always count.
 */
const askedOf: Readonly<Record<string, string>> = {
  itching: 'itch_severity',
  hair_loss: 'skin_signs',
  rashes: 'skin_signs',
  eye_redness: 'eye_signs',
  eye_discharge: 'eye_discharge_type',
  head_shaking: 'ear_signs',
  decreased_appetite: 'eating',
  increased_appetite: 'eating',
  decreased_thirst: 'water_intake',
  increased_thirst: 'water_intake',
  lethargy: 'energy_level',
  excessive_vocalization: 'vocal_when',
  vomiting: 'vomit_frequency',
  diarrhea: 'diarrhea_frequency',
  straining: 'last_stool',
  constipation: 'last_stool',
  stiffness: 'mobility_pattern',
  sneezing: 'nasal_signs',
  labored_breathing: 'breathing_at_rest',
  straining_urinate: 'urine_output',
  accidents: 'urine_output',
  blood_urine: 'urine_signs',
}

const COLDEST_F = 99
const WARMEST_F = 102.5

/** Free-text keys that name what was eaten, and tell nothing of how the pet is. */
const namesOnly = new Set([
  'poison_named',
  'dark_chocolate',
  'deadly_plant',
  'marijuana_large',
  'medicine',
  'dried_onion',
  'harmless_product',
  'mild_plant',
  'vomiting_denied',
])

/** Said of this pet or not, no dose speaks over them. */
const signInPassing = new RegExp(SIGN_IN_PASSING, 'i')

const upset: Readonly<Record<string, readonly string[]>> = {
  mouth_signs: ['drooling'],
  vomit_frequency: ['once'],
  vomit_content: ['food', 'foam_or_bile', 'poison_or_pills'],
  diarrhea_frequency: ['one_to_two'],
  eating: ['reduced', 'treats_only', 'none_under_12h'],
}

const upsetSymptoms = new Set(['vomiting', 'diarrhea', 'decreased_appetite'])

/** How bright the pet is was looked at before, and pieces of a thing that came up again only show what was met. */
export const tellsOfSigns = (question: string, values: readonly string[]): boolean =>
  question !== 'energy_level' &&
  question in well &&
  !(question === 'vomit_content' && values.every((value) => value === 'poison_or_pills'))

const upsetInPassing = new RegExp(UPSET_IN_PASSING, 'gi')

/** True when anything, ticked or told, is a sign of illness, or when nobody said that the pet is bright. */
export const hasSign = (facts: Facts): boolean => hasSignBut(facts, {}, new Set(), storyOf(facts))

export const hasSignBeyondUpset = (facts: Facts): boolean =>
  hasSignBut(facts, upset, upsetSymptoms, storyOf(facts).replaceAll(upsetInPassing, ''))

const storyOf = ({ intake, text }: Facts): string => `${intake.additionalNotes}. ${text('exposure_details')}`

function hasSignBut(
  facts: Facts,
  but: Readonly<Record<string, readonly string[]>>,
  butSymptoms: ReadonlySet<string>,
  story: string,
): boolean {
  const { notes, symptoms } = facts
  const isWell = (question: string, values: Iterable<string>): boolean =>
    [...values].every(
      (value) => well[question]?.includes(value) !== false || but[question]?.includes(value) === true,
    )
  return (
    facts.values('energy_level') === undefined ||
    Object.keys(well).some((question) => !isWell(question, facts.values(question) ?? [])) ||
    [...notes.answers].some(([question, values]) => !isWell(question, values)) ||
    [...symptoms].some((symptom) => facts.values(askedOf[symptom] ?? '') === undefined) ||
    [...notes.symptoms].some((symptom) => !butSymptoms.has(symptom)) ||
    signInPassing.test(story) ||
    [...notes.keys].some((key) => !namesOnly.has(key)) ||
    isOutside(facts, 'resp_rate', 0, MOST_BREATHS) ||
    isOutside(facts, 'temperature_f', COLDEST_F, WARMEST_F)
  )
}

function isOutside(facts: Facts, question: string, least: number, most: number): boolean {
  const numbers = [facts.number(question), facts.notes.numbers.get(question)]
  return numbers.some((number) => number !== undefined && (number < least || number > most))
}
