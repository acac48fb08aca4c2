import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'

type FamilyOf = EmergencyFamily | Readonly<Record<string, EmergencyFamily>>

/**
 * The kind of emergency behind every answer that can be one on its own. It stands beside the rules, so that the words of
 * first aid never wait for the engine to be loaded; a test holds it against what the rules say.
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
  vomit_frequency: { nonstop: 'bowel', retching_nothing: 'gdv' },
  vomit_content: {
    fresh_blood: 'inner_bleeding',
    coffee_grounds: 'inner_bleeding',
    stool_like: 'obstruction',
    poison_or_pills: 'poison',
  },
  stool_appearance: {
    bloody: 'inner_bleeding',
    string_hanging: 'obstruction',
    tissue_protruding: 'prolapse',
  },
  mouth_signs: 'obstruction',
  body_changes: 'blood_flow',
  urine_output: 'urinary',
  urine_signs: { dark_brown: 'other', penis_stuck_out: 'penis_out' },
  breathing_at_rest: 'breathing',
  cough_signs: 'breathing',
  weight_bearing: 'spine',
  limb_signs: { deformed: 'trauma', cold_or_pale_paw: 'blood_flow' },
  mobility_pattern: 'nerves',
  eye_signs: 'eye',
  skin_signs: { bruising: 'inner_bleeding', dead_or_burned: 'burn', maggots: 'wound' },
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
    snake_bite: 'venom',
  },
  context: { hit_by_vehicle: 'trauma', burn_smoke_electric_water: 'fire_shock_or_water' },
  trauma_details: 'trauma',
  gum_color: {
    pale_white: 'blood_flow',
    blue_gray: 'blood_flow',
    bright_red: 'blood_flow',
    yellow: 'blood_flow',
    brown: 'blood_flow',
  },
  neurologic_signs: {
    cannot_walk: 'weakness',
    circling: 'nerves',
    disoriented: 'nerves',
    sudden_blindness: 'nerves',
    bladder_control_lost: 'spine',
    fainting: 'weakness',
  },
}

/** The kind of emergency an alarming answer points to, or null when none is known. */
export function familyOf(question: string, value: string): EmergencyFamily | null {
  const family = FAMILIES[question]
  return typeof family === 'string' ? family : (family?.[value] ?? null)
}
