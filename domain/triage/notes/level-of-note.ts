import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { computeDoses } from '../doses/compute-doses.ts'
import { readFacts } from '../facts.ts'
import { levelOf } from '../level.ts'
import type { Urgency } from '../urgency.ts'

/** The boxes an owner ticks who sees nothing alarming. */
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
}

const now = new Date('2026-06-01T00:00:00Z')

/** The level of a bright, mildly itchy pet about which the owner wrote this note. */
export function levelOfNote(species: 'dog' | 'cat', notes: string): Urgency {
  const given = (species === 'dog' ? aDog : aCat)(['itching'], harmless, { notes })
  const facts = readFacts(intakeOf(given, birthdayForAge(given.ageMonths ?? 48, now)), now)
  return levelOf(facts, computeDoses(facts)).level
}
