import type { BodySystem } from '#domain/knowledge/atlas/entry.ts'
import type { Reading } from './entry.ts'

export type Chapter = BodySystem | 'poison' | 'injury'

/** In the order of the book. */
export const CHAPTERS: Readonly<Record<Chapter, string>> = {
  breathing: 'Breathing, cough and nose',
  digestion: 'Stomach, bowel, eating and drinking',
  mouth: 'Mouth and teeth',
  urinary: 'Urine',
  reproduction: 'Mating, birth and the very young',
  nerves: 'Nerves, seizures and balance',
  movement: 'Legs, joints and back',
  eyes: 'Eyes',
  ears: 'Ears',
  skin: 'Skin and coat',
  behavior: 'Behavior and pain',
  general: 'The whole body',
  injury: 'Accidents, wounds, burns and water',
  poison: 'Poisons, bites and stings',
}

/** Of each symptom and question; single options go before their question. */
export const CHAPTER_OF_SIGN: Readonly<Record<string, Chapter>> = {
  itching: 'skin',
  hair_loss: 'skin',
  rashes: 'skin',
  eye_redness: 'eyes',
  eye_discharge: 'eyes',
  head_shaking: 'ears',
  decreased_appetite: 'digestion',
  increased_appetite: 'digestion',
  decreased_thirst: 'digestion',
  increased_thirst: 'digestion',
  lethargy: 'general',
  hiding: 'behavior',
  excessive_vocalization: 'behavior',
  vomiting: 'digestion',
  diarrhea: 'digestion',
  straining: 'digestion',
  constipation: 'digestion',
  limping: 'movement',
  stiffness: 'movement',
  coughing: 'breathing',
  sneezing: 'breathing',
  labored_breathing: 'breathing',
  straining_urinate: 'urinary',
  accidents: 'urinary',
  blood_urine: 'urinary',
  danger_signs: 'general',
  'danger_signs.breathing_distress': 'breathing',
  'danger_signs.seizure': 'nerves',
  'danger_signs.heavy_bleeding': 'injury',
  'danger_signs.swollen_belly': 'digestion',
  'danger_signs.unproductive_retching': 'digestion',
  'danger_signs.cannot_urinate': 'urinary',
  'danger_signs.paralysis': 'movement',
  'danger_signs.severe_pain': 'behavior',
  'danger_signs.eye_emergency': 'eyes',
  'danger_signs.facial_swelling': 'skin',
  onset: 'general',
  seizure_activity: 'nerves',
  seizure_history: 'nerves',
  energy_level: 'general',
  vomit_frequency: 'digestion',
  vomit_content: 'digestion',
  diarrhea_frequency: 'digestion',
  stool_appearance: 'digestion',
  last_stool: 'digestion',
  water_intake: 'digestion',
  eating: 'digestion',
  mouth_signs: 'mouth',
  body_changes: 'general',
  urine_output: 'urinary',
  urine_signs: 'urinary',
  breathing_at_rest: 'breathing',
  resp_rate: 'breathing',
  cough_signs: 'breathing',
  nasal_signs: 'breathing',
  weight_bearing: 'movement',
  limb_signs: 'movement',
  mobility_pattern: 'movement',
  eye_signs: 'eyes',
  eye_discharge_type: 'eyes',
  ear_signs: 'ears',
  itch_severity: 'skin',
  skin_signs: 'skin',
  skin_location: 'skin',
  flea_control: 'skin',
  pain_signs: 'behavior',
  vocal_when: 'behavior',
  reproductive_status: 'reproduction',
  labor_progress: 'reproduction',
  vaccination_status: 'general',
  baby_signs: 'reproduction',
  exposure: 'poison',
  'exposure.battery_magnet': 'digestion',
  'exposure.foreign_object': 'digestion',
  'exposure.string_thread': 'digestion',
  exposure_amount: 'poison',
  exposure_details: 'poison',
  exposure_things: 'poison',
  context: 'general',
  'context.hit_by_vehicle': 'injury',
  'context.fall_or_blow': 'injury',
  'context.fight_or_bite': 'injury',
  'context.burn_smoke_electric_water': 'injury',
  trauma_details: 'injury',
  medication_details: 'poison',
  gum_color: 'general',
  neurologic_signs: 'nerves',
  temperature_f: 'general',
  course: 'general',
  last_normal: 'general',
}

/** A sign that could belong to anything decides only where nothing nearer is named. */
const NEAR = 3

export function chapterOf(reads: readonly Reading[]): Chapter {
  const votes = new Map<Chapter, number>()
  for (const { of, id, values = [] } of reads) {
    if (of !== 'question' && of !== 'symptom') continue
    const named = values.map((value) => CHAPTER_OF_SIGN[`${id}.${value}`] ?? CHAPTER_OF_SIGN[id])
    for (const chapter of new Set(named.length === 0 ? [CHAPTER_OF_SIGN[id]] : named))
      if (chapter !== undefined)
        votes.set(chapter, (votes.get(chapter) ?? 0) + (chapter === 'general' ? 1 : NEAR))
  }
  const most = Math.max(...votes.values())
  return [...votes].find(([, count]) => count === most)?.[0] ?? 'general'
}
