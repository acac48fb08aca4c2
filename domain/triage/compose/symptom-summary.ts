import { questions } from '#domain/knowledge/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import type { Facts } from '#domain/triage/facts.ts'
import { paragraph, spoken } from './wording.ts'

/** Short headings for the answers, in words an owner and a vet both read at a glance. */
const headings: Readonly<Record<string, string>> = {
  danger_signs: 'Danger signs',
  onset: 'Started',
  seizure_activity: 'Seizure',
  seizure_history: 'Seizures before',
  energy_level: 'Energy',
  vomit_frequency: 'Vomiting in 24 hours',
  vomit_content: 'In the vomit',
  diarrhea_frequency: 'Loose stools in 24 hours',
  stool_appearance: 'Stool',
  last_stool: 'Last normal stool',
  water_intake: 'Drinking',
  eating: 'Eating',
  mouth_signs: 'Mouth',
  body_changes: 'Changes over weeks',
  urine_output: 'Pee in 24 hours',
  urine_signs: 'Pee signs',
  breathing_at_rest: 'Breathing at rest',
  resp_rate: 'Breaths a minute',
  cough_signs: 'Cough',
  nasal_signs: 'Nose',
  weight_bearing: 'Weight on the leg',
  limb_signs: 'Leg and paw',
  mobility_pattern: 'Movement',
  eye_signs: 'Eyes',
  eye_discharge_type: 'Eye discharge',
  ear_signs: 'Ears and head',
  itch_severity: 'Itching',
  skin_signs: 'Skin',
  skin_location: 'Where on the body',
  flea_control: 'Flea and tick prevention',
  pain_signs: 'Pain',
  vocal_when: 'Cries',
  reproductive_status: 'Heat, pregnancy, nursing',
  labor_progress: 'Labor',
  vaccination_status: 'First vaccines',
  baby_signs: 'Newborn signs',
  exposure: 'May have met',
  exposure_amount: 'Amount',
  exposure_details: 'Details',
  context: 'Recently',
  trauma_details: 'After the accident',
  medication_details: 'Medicine',
  gum_color: 'Gums',
  neurologic_signs: 'Nerve signs',
  temperature_f: 'Temperature in °F',
  course: 'Course',
  last_normal: 'Last normal',
}

/** Every answer in words, with the labels the owner saw, and what was read in the owner's own words. */
export function symptomSummary(
  facts: Facts,
  readFromNotes: readonly { readonly quote: string; readonly finding: string }[],
): string {
  const name = facts.intake.pet.name.trim() || 'your pet'
  const chosen = [...facts.symptoms].map((value) => symptomsByValue.get(value)?.label ?? value)
  const answers = questions.flatMap(({ id, options }) => {
    const values = facts.values(id)
    if (values === undefined || values.length === 0) return []
    const words = values.map((value) =>
      spoken(options?.find((option) => option.value === value)?.label ?? value, name),
    )
    return [`${headings[id] ?? id}: ${words.join('; ')}`]
  })
  const read = readFromNotes.map(({ quote, finding }) => `Read in the notes: ${finding} (“${quote}”)`)
  return paragraph([`Signs: ${chosen.join('; ')}`, ...answers, ...read])
}
