import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { computeDoses } from '../doses/compute-doses.ts'
import { readFacts } from '../facts.ts'
import type { Facts } from '../facts.ts'
import { levelOf } from '../level.ts'
import type { Urgency } from '../urgency.ts'

type More = Partial<Omit<Given, 'species' | 'symptoms'>>

/** One note of an owner whose ticked answers are all harmless, and the level the words alone call for. */
export type Said = readonly [
  level: 'er' | 'vet' | 'home',
  species: 'dog' | 'cat',
  symptom: string,
  note: string,
  more?: More,
]

const now = new Date('2026-06-01T00:00:00Z')

const harmless = {
  danger_signs: ['none'],
  onset: 'hours_1_to_6',
  energy_level: 'normal',
  exposure: ['none'],
  context: ['none'],
  itch_severity: 'mild',
  skin_signs: ['red_bumps'],
  eating: 'normal',
  urine_output: 'normal',
  vomit_frequency: 'once',
  water_intake: 'normal',
  breathing_at_rest: 'normal_quiet',
  pain_signs: ['none'],
  vocal_when: 'for_food_or_attention',
  reproductive_status: ['none'],
  eye_signs: ['none'],
  ear_signs: ['none'],
  last_stool: 'under_24h',
  stool_appearance: ['formed'],
  diarrhea_frequency: 'one_to_two',
  weight_bearing: 'mild_limp',
  mobility_pattern: ['none'],
}

/** The answers about a pet that was operated on today and is as the clinic said it would be. */
export const AFTER_AN_OPERATION = {
  context: ['surgery_or_anesthesia'],
  onset: 'hours_6_to_24',
  energy_level: 'slightly_low',
  eating: 'reduced',
  gum_color: 'pink',
  neurologic_signs: ['none'],
  pain_signs: ['none'],
  mouth_signs: ['none'],
  body_changes: ['none'],
  vaccination_status: 'complete',
}

const LEVELS: Readonly<Record<Said[0], Urgency>> = {
  er: 'er_urgent',
  vet: 'normal_vet',
  home: 'monitor_at_home',
}

/** The same without the clauses nobody read: for what was read, not for what was not. */
export const readOnly = (facts: Facts): Facts => ({ ...facts, notes: { ...facts.notes, unread: [] } })

/** The level the note asks for, and the level the engine gives for what it reads, for tests of the note reader. */
export function levelsOf([level, species, symptom, notes, more = {}]: Said) {
  const { answers = {}, ...pet } = more
  const build = species === 'dog' ? aDog : aCat
  const given = build([symptom], { ...harmless, ...answers }, { ...pet, notes })
  const facts = readOnly(readFacts(intakeOf(given, birthdayForAge(given.ageMonths ?? 48, now)), now))
  const steps = levelOf(facts, computeDoses(facts))
  return {
    expected: LEVELS[level],
    level: steps.level,
    rules: steps.fired.filter(({ setAsideBy }) => setAsideBy === null).map(({ rule }) => rule.id),
    guarded: steps.guarded,
    findings: facts.notes.findings.map(({ id, sense, quote }) => `${id}/${sense} (${quote})`),
  }
}
