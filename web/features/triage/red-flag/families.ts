import type { EmergencyFamily } from '#domain/triage/decision.ts'

type FamilyOf = EmergencyFamily | Readonly<Record<string, EmergencyFamily>>

/**
 * The kind of emergency behind every answer that can be one on its own. It stands here beside the engine, so that the
 * first-aid words never wait for the engine to be loaded; a test holds it against what the engine's rules say.
 */
const FAMILIES: Readonly<Record<string, FamilyOf>> = {
  danger_signs: {
    unresponsive: 'unconscious',
    collapse: 'weakness',
    breathing_distress: 'breathing',
    abnormal_gums: 'blood_flow',
    heavy_bleeding: 'bleeding',
    swollen_belly: 'gdv',
    unproductive_retching: 'gdv',
    cannot_urinate: 'urinary',
    paralysis: 'spine',
    severe_pain: 'pain',
    eye_emergency: 'eye',
    facial_swelling: 'allergy',
    overheated: 'heat',
  },
  seizure_activity: 'seizure',
  energy_level: 'weakness',
  vomit_frequency: { nonstop: 'obstruction', retching_nothing: 'gdv' },
  vomit_content: {
    fresh_blood: 'bleeding',
    coffee_grounds: 'bleeding',
    stool_like: 'obstruction',
    poison_or_pills: 'poison',
  },
  stool_appearance: { bloody: 'bleeding', string_hanging: 'obstruction', tissue_protruding: 'bowel' },
  mouth_signs: 'obstruction',
  body_changes: 'blood_flow',
  urine_output: 'urinary',
  urine_signs: { dark_brown: 'blood_flow', penis_stuck_out: 'urinary' },
  breathing_at_rest: 'breathing',
  cough_signs: 'breathing',
  weight_bearing: 'spine',
  limb_signs: { deformed: 'trauma', cold_or_pale_paw: 'blood_flow' },
  mobility_pattern: 'seizure',
  eye_signs: 'eye',
  skin_signs: { bruising: 'bleeding', dead_or_burned: 'burn', maggots: 'bleeding' },
  vocal_when: 'pain',
  labor_progress: 'birth',
  baby_signs: 'young',
  exposure: {
    xylitol: 'poison',
    grapes_raisins: 'poison',
    human_pain_medicine: 'poison',
    other_medicine: 'poison',
    rodenticide: 'poison',
    antifreeze: 'poison',
    lilies: 'poison',
    permethrin: 'poison',
    battery_magnet: 'obstruction',
    snake_bite: 'poison',
  },
  context: { hit_by_vehicle: 'trauma', burn_smoke_electric_water: 'burn' },
  trauma_details: 'trauma',
  gum_color: {
    pale_white: 'blood_flow',
    blue_gray: 'blood_flow',
    bright_red: 'heat',
    yellow: 'blood_flow',
    brown: 'blood_flow',
  },
  neurologic_signs: {
    cannot_walk: 'weakness',
    circling: 'seizure',
    disoriented: 'seizure',
    sudden_blindness: 'seizure',
    bladder_control_lost: 'spine',
    fainting: 'blood_flow',
  },
}

/** The kind of emergency an alarming answer points to, or null when none is known. */
export function familyOf(question: string, value: string): EmergencyFamily | null {
  const family = FAMILIES[question]
  return typeof family === 'string' ? family : (family?.[value] ?? null)
}
