import type { ToldNote } from '#cases/notes/told.ts'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { levelOf } from '#domain/engine/decide/level.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

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

const EVERY: readonly Urgency[] = ['monitor_at_home', 'normal_vet', 'er_urgent']

export const RIGHT: Readonly<Record<ToldNote['level'], readonly Urgency[]>> = {
  er: ['er_urgent'],
  vet: ['normal_vet'],
  home: ['monitor_at_home'],
  at_least_vet: EVERY.slice(1),
  no_emergency: EVERY.slice(0, 2),
}

/** The same without the clauses nobody read: for what was read, not for what was not. */
const readOnly = (facts: Facts): Facts => ({ ...facts, notes: { ...facts.notes, unread: [] } })

export function levelsOf({ species, symptom, note, pet, answers }: Omit<ToldNote, 'level' | 'about'>) {
  const build = species === 'dog' ? aDog : aCat
  const given = build([symptom], { ...harmless, ...answers }, { ...pet, notes: note })
  const facts = readOnly(readFacts(intakeOf(given, birthdayForAge(given.ageMonths ?? 48, now)), now))
  const steps = levelOf(facts, computeDoses(facts))
  return {
    level: steps.level,
    rules: steps.fired.filter(({ setAsideBy }) => setAsideBy === null).map(({ rule }) => rule.id),
    guarded: steps.guarded,
  }
}
