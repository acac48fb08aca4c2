type Table = Readonly<Record<string, readonly string[]>>

/** Symptoms that an answer to the question is about, whatever the answer. */
const byQuestion: Table = {
  vomit_frequency: ['vomiting'],
  vomit_content: ['vomiting'],
  diarrhea_frequency: ['diarrhea'],
  stool_appearance: ['diarrhea'],
  last_stool: ['constipation', 'straining'],
  urine_signs: ['straining_urinate', 'blood_urine', 'accidents'],
  cough_signs: ['coughing'],
  nasal_signs: ['sneezing'],
  breathing_at_rest: ['labored_breathing'],
  weight_bearing: ['limping'],
  limb_signs: ['limping'],
  mobility_pattern: ['stiffness', 'limping'],
  eye_signs: ['eye_redness', 'eye_discharge'],
  eye_discharge_type: ['eye_discharge', 'eye_redness'],
  ear_signs: ['head_shaking'],
  skin_signs: ['rashes'],
  skin_location: ['itching', 'rashes', 'hair_loss'],
  vocal_when: ['excessive_vocalization'],
  labor_progress: ['straining', 'excessive_vocalization'],
}

/** Symptoms that one answer is about, as `question:value`. */
const byAnswer: Table = {
  'urine_output:small_frequent': ['straining_urinate', 'accidents'],
  'urine_output:drops_only': ['straining_urinate'],
  'urine_output:large_volume': ['increased_thirst', 'accidents'],
  'urine_output:leaking': ['accidents'],
  'stool_appearance:hard_dry': ['constipation', 'straining'],
  'stool_appearance:anal_swelling': ['straining', 'constipation'],
  'skin_signs:even_thinning': ['hair_loss'],
  'skin_signs:round_bald': ['hair_loss'],
  'skin_signs:fleas': ['itching', 'hair_loss'],
  'skin_signs:hives': ['itching'],
  'skin_signs:scooting': ['itching', 'straining'],
  'itch_severity:moderate': ['itching'],
  'itch_severity:severe': ['itching'],
  'itch_severity:self_injury': ['itching'],
  'itch_severity:mild': ['itching'],
  'body_changes:weight_loss': ['decreased_appetite'],
  'body_changes:peeing_more': ['increased_thirst', 'accidents'],
  'water_intake:much_more': ['increased_thirst'],
  'water_intake:more_than_usual': ['increased_thirst'],
  'eating:reduced': ['decreased_appetite'],
  'eating:treats_only': ['decreased_appetite'],
  'eating:none_12_to_24h': ['decreased_appetite'],
  'eating:none_24_to_48h': ['decreased_appetite'],
  'eating:none_over_48h': ['decreased_appetite'],
  'eating:wants_but_cannot': ['decreased_appetite'],
  'energy_level:slightly_low': ['lethargy'],
  'energy_level:very_low': ['lethargy', 'hiding'],
  'energy_level:weak': ['lethargy', 'hiding'],
  'danger_signs:collapse': ['lethargy'],
  'danger_signs:paralysis': ['limping', 'stiffness'],
  'danger_signs:seizure': ['lethargy'],
  'danger_signs:eye_emergency': ['eye_redness'],
  'danger_signs:breathing_distress': ['labored_breathing'],
  'danger_signs:cannot_urinate': ['straining_urinate'],
  'danger_signs:unproductive_retching': ['vomiting'],
  'danger_signs:overheated': ['labored_breathing', 'lethargy'],
  'neurologic_signs:wobbly': ['lethargy', 'stiffness'],
  'neurologic_signs:tremors': ['lethargy', 'stiffness'],
  'neurologic_signs:fainting': ['lethargy'],
  'pain_signs:will_not_jump_or_climb': ['stiffness', 'limping'],
  'mouth_signs:drooling': ['decreased_appetite'],
}

/** The symptoms an owner may choose because of this finding. */
export const symptomsBehind = (question: string, value: string): readonly string[] =>
  question === 'sym'
    ? [value]
    : [...(byQuestion[question] ?? []), ...(byAnswer[`${question}:${value}`] ?? [])]
