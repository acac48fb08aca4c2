import { describe, expect, test } from 'vitest'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { BRIGHT } from '#domain/logic/testing/an-intake.ts'
import { decide } from './decide.ts'
import { computeDoses } from '../doses/compute-doses.ts'
import { readFacts } from '../read/facts.ts'
import { rankOf } from '#domain/logic/urgency.ts'

const now = new Date('2026-03-15T12:00:00Z')

function decided(given: Given) {
  const facts = readFacts(
    intakeOf(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, now)),
    now,
  )
  return decide(facts, computeDoses(facts))
}

const bright = { ...BRIGHT, onset: 'hours_1_to_6' }
const oneVomit = { ...bright, vomit_frequency: 'once', vomit_content: ['food'] }

describe('the level', () => {
  test('one vomit in a bright adult dog may be watched at home', () => {
    expect(decided(aDog(['vomiting'], oneVomit)).level).toBe('monitor_at_home')
  })

  test('a danger sign is an emergency and names its family', () => {
    const decision = decided(aDog(['vomiting'], { ...oneVomit, danger_signs: ['swollen_belly'] }))
    expect(decision.level).toBe('er_urgent')
    expect(decision.families).toContain('gdv')
    expect(decision.rules[0]).toMatchObject({ id: 'RF-075', setAsideBy: null })
  })

  test('a concern that nothing explains needs a visit', () => {
    const decision = decided(aDog(['vomiting'], { ...oneVomit, vomit_frequency: 'four_or_more' }))
    expect(decision.level).toBe('normal_vet')
    expect(decision.families).toEqual([])
  })

  test('a danger in the notes is shown back with its quote', () => {
    const decision = decided(aDog(['vomiting'], oneVomit, { notes: 'His gums look really white.' }))
    expect(decision.level).toBe('er_urgent')
    expect(decision.readFromNotes).toContainEqual({
      quote: 'gums look really white',
      finding: 'very pale gums',
    })
  })
})

describe('the stay-home guard', () => {
  test.each([
    ['the danger signs were skipped', { danger_signs: [] as readonly string[] }],
    ['the energy was skipped', { energy_level: '' }],
    ['exposure was skipped', { exposure: [] as readonly string[] }],
    ['context was skipped', { context: [] as readonly string[] }],
    ['eating was skipped', { eating: '' }],
    ['drinking was skipped', { water_intake: '' }],
  ])('%s: a vet visit and a reason', (_name, change) => {
    const decision = decided(aDog(['vomiting'], { ...oneVomit, ...change }))
    expect(decision.level).toBe('normal_vet')
    expect(decision.unknown.length).toBeGreaterThan(0)
  })

  const mild = { danger_signs: ['none'], onset: 'hours_1_to_6', energy_level: 'normal', eating: 'normal' }
  const clear = { ...mild, exposure: ['none'], context: ['none'] }
  const bothEyes = { eye_signs: ['both_eyes'], eye_discharge_type: 'clear_watery' }
  test.each([
    ['how an eye looks', aDog(['eye_discharge'], clear), bothEyes],
    ['whether a dog with accidents passes urine', aDog(['accidents'], clear), { urine_output: 'normal' }],
    ['how a sneezing cat breathes', aCat(['sneezing'], clear), { breathing_at_rest: 'normal_quiet' }],
    ['how a dog that limps walks', aDog(['limping'], clear), { weight_bearing: 'mild_limp' }],
    [
      'whether a hiding cat is in pain',
      aCat(['hiding'], { ...clear, urine_output: 'normal' }),
      { pain_signs: ['none'] },
    ],
  ] as const)('nobody said %s: a vet visit', (_name, given, mildly) => {
    expect(decided(given).level).toBe('normal_vet')
    expect(decided({ ...given, answers: { ...given.answers, ...mildly } }).level).toBe('monitor_at_home')
  })

  test('a note that tells of normal urine does not stand for the answer', () => {
    const given = aDog(['accidents'], { ...clear, urine_output: 'not_sure' })
    expect(decided(given).level).toBe('normal_vet')
    expect(decided({ ...given, notes: 'He pees normally outside, big puddles.' }).level).toBe('normal_vet')
    expect(decided({ ...given, answers: { ...given.answers, urine_output: 'normal' } }).level).toBe(
      'monitor_at_home',
    )
  })

  test('an animal of unknown age that vomits is not left at home', () => {
    expect(decided(aDog(['vomiting'], oneVomit, { ageMonths: null })).level).toBe('normal_vet')
  })

  test('more than two answers that are not sure are too many', () => {
    const unsure = {
      ...oneVomit,
      onset: 'not_sure',
      vomit_frequency: 'not_sure',
      eating: 'not_sure',
      water_intake: 'not_sure',
    }
    expect(decided(aDog(['vomiting'], unsure)).level).toBe('normal_vet')
  })
})

describe('known doses', () => {
  const chocolate = {
    ...bright,
    exposure: ['chocolate'],
    exposure_amount: 'small',
    exposure_details: 'half an ounce of milk chocolate',
    neurologic_signs: ['none'],
  }

  test('a known harmless amount of chocolate stands in for the rule', () => {
    const decision = decided(
      aDog(['vomiting'], { ...chocolate, vomit_frequency: 'none_24h' }, { weightKg: 40 }),
    )
    expect(decision.level).toBe('monitor_at_home')
    expect(decision.rules.find(({ id }) => id === 'RF-165')?.setAsideBy).toBe('dose')
  })

  test('the same amount sets nothing aside once the pet has a sign', () => {
    const decision = decided(aDog(['vomiting'], { ...oneVomit, ...chocolate }, { weightKg: 40 }))
    expect(decision.level).toBe('normal_vet')
    expect(decision.rules.find(({ id }) => id === 'RF-165')?.setAsideBy).toBeNull()
  })

  test('an unknown amount keeps the rule', () => {
    expect(
      decided(aDog(['vomiting'], { ...oneVomit, exposure: ['chocolate'], exposure_amount: 'not_sure' }))
        .level,
    ).toBe('er_urgent')
  })

  test('no amount of lily is harmless for a cat', () => {
    const decision = decided(
      aCat(['vomiting'], {
        ...oneVomit,
        urine_output: 'normal',
        exposure: ['lilies'],
        exposure_amount: 'tiny_taste',
        exposure_details: 'one petal',
      }),
    )
    expect(decision.level).toBe('er_urgent')
  })
})

describe('what would change', () => {
  test('each named fact really raises the level when decided again', () => {
    const cases = [
      aDog(['vomiting'], oneVomit),
      aDog(['limping'], { ...bright, weight_bearing: 'mild_limp' }),
      aCat(['sneezing'], { ...bright, breathing_at_rest: 'normal_quiet' }),
    ]
    for (const given of cases) {
      const first = decided(given)
      expect(first.whatWouldChange.length).toBeGreaterThan(0)
      for (const { question, value, level } of first.whatWouldChange) {
        const isList = Array.isArray(given.answers[question]) || question === 'danger_signs'
        const then = decided({
          ...given,
          answers: { ...given.answers, [question]: isList ? [value] : value },
        })
        expect([question, value, then.level]).toEqual([question, value, level])
        expect(rankOf(then.level)).toBeGreaterThan(rankOf(first.level))
      }
    }
  })

  test('an emergency cannot be raised', () => {
    expect(decided(aDog(['vomiting'], { ...oneVomit, danger_signs: ['collapse'] })).whatWouldChange).toEqual(
      [],
    )
  })
})
