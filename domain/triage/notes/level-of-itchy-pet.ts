import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { computeDoses } from '../doses/compute-doses.ts'
import { readFacts } from '../facts.ts'
import { levelOf } from '../level.ts'
import type { Urgency } from '../urgency.ts'
import { readOnly } from './said-in-tests.ts'

const now = new Date('2026-06-01T00:00:00Z')

/** A bright pet with a mild itch; nothing alarming is ticked, so only the note can carry the danger. */
const bright = {
  danger_signs: ['none'],
  onset: 'hours_1_to_6',
  energy_level: 'normal',
  exposure: ['none'],
  context: ['none'],
  itch_severity: 'mild',
  skin_signs: ['red_bumps'],
  eating: 'normal',
  water_intake: 'normal',
  breathing_at_rest: 'normal_quiet',
}

/** The level of such a pet of four years about which the owner wrote this note. */
export function levelFor(species: 'dog' | 'cat', notes: string): Urgency {
  const given = (species === 'dog' ? aDog : aCat)(['itching'], bright, { notes })
  const facts = readOnly(readFacts(intakeOf(given, birthdayForAge(48, now)), now))
  return levelOf(facts, computeDoses(facts)).level
}
