import { describe, expect, test } from 'vitest'
import { aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { confidenceIn, groundOf } from './confidence.ts'
import type { Ground } from './confidence.ts'
import { computeDoses } from '../doses/compute-doses.ts'
import { readFacts } from '../read/facts.ts'
import type { Answers } from '#domain/logic/intake.ts'
import { BRIGHT } from '#domain/logic/testing/an-intake.ts'
import { levelOf } from './level.ts'

const now = new Date('2026-03-15T12:00:00Z')
const calm: Answers = { ...BRIGHT, onset: 'hours_1_to_6', vomit_frequency: 'once' }

function evidenceOf(answers: Answers, notes = '') {
  const facts = readFacts(intakeOf(aDog(['vomiting'], { ...calm, ...answers }, { notes }), '2022-03-15'), now)
  const steps = levelOf(facts, computeDoses(facts))
  return { facts, steps, level: steps.level, isSuspicion: false }
}

describe('what a level rests on', () => {
  const cases: readonly (readonly [Ground, Answers, string])[] = [
    ['several-dangers-ticked', { danger_signs: ['collapse', 'swollen_belly'] }, ''],
    ['one-danger-ticked', { danger_signs: ['severe_pain'] }, ''],
    ['danger-in-words', {}, 'His gums look white.'],
    ['several-concerns', { vomit_frequency: 'four_or_more', onset: 'days_4_to_7' }, ''],
    ['one-concern', { vomit_frequency: 'four_or_more' }, ''],
    ['guard-or-suspicion', { eating: [] }, ''],
    ['nothing-found', {}, ''],
  ]
  test.each(cases)('%s', (ground, answers, notes) => {
    expect(groundOf(evidenceOf(answers, notes))).toBe(ground)
  })
})

test('an answer that is not sure takes confidence away', () => {
  expect(confidenceIn(evidenceOf({ onset: 'not_sure' }))).toBeLessThan(confidenceIn(evidenceOf({})))
})

test('the confidence is never certain and never below a coin toss [R-ASSESS-016]', () => {
  for (const answers of [
    {},
    { danger_signs: ['collapse', 'seizure'] },
    { onset: 'not_sure', eating: 'not_sure', water_intake: 'not_sure' },
  ]) {
    const confidence = confidenceIn(evidenceOf(answers))
    expect(confidence).toBeGreaterThanOrEqual(0.5)
    expect(confidence).toBeLessThanOrEqual(0.95)
  }
})
