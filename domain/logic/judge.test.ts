import { describe, expect, test } from 'vitest'
import { aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import {
  ageUnder,
  all,
  answer,
  any,
  intact,
  known,
  not,
  numberAtLeast,
  only,
  sex,
  unanswered,
  weightUnder,
} from './condition.ts'
import { readFacts } from '../engine/read/facts.ts'
import { holds, judge } from './judge.ts'

const now = new Date('2026-03-15T12:00:00Z')
const factsOf = (given: Given, birthday: string | null = '2022-03-15') =>
  readFacts(intakeOf(given, birthday), now)

const weak = answer('energy_level', 'weak')
const pale = answer('gum_color', 'pale_white')

describe('three values', () => {
  test('a skipped question is unknown, never no', () => {
    expect(judge(weak, factsOf(aDog(['vomiting'])))).toBe('unknown')
    expect(judge(weak, factsOf(aDog(['vomiting'], { energy_level: 'normal' })))).toBe('no')
    expect(judge(weak, factsOf(aDog(['vomiting'], { energy_level: 'weak' })))).toBe('yes')
  })

  test('"not sure" is unknown', () => {
    expect(
      judge(answer('vomit_frequency', 'once'), factsOf(aDog(['vomiting'], { vomit_frequency: 'not_sure' }))),
    ).toBe('unknown')
  })

  test('one no settles "all", one yes settles "any"', () => {
    const facts = factsOf(aDog(['lethargy'], { energy_level: 'normal' }))
    expect(judge(all(weak, pale), facts)).toBe('no')
    expect(judge(any(not(weak), pale), facts)).toBe('yes')
    expect(judge(any(weak, pale), facts)).toBe('unknown')
    expect(judge(not(pale), facts)).toBe('unknown')
  })

  test('unknown age, weight, sex and number are unknown', () => {
    const facts = factsOf(aDog(['coughing'], {}, { weightKg: null, gender: null }), null)
    for (const fact of [ageUnder(6), weightUnder(5), sex('male'), numberAtLeast('resp_rate', 40)]) {
      expect(judge(fact, facts)).toBe('unknown')
    }
  })

  test('what nobody has to answer is never unknown', () => {
    const facts = factsOf(aDog(['coughing'], {}, { weightKg: null, isNeutered: null }))
    expect(judge(unanswered('weight'), facts)).toBe('yes')
    expect(judge(unanswered('onset'), facts)).toBe('yes')
    expect(judge(intact, facts)).toBe('yes')
    expect(judge(known('diabet'), facts)).toBe('no')
  })
})

describe('firing', () => {
  test('a missing answer raises no alarm', () => {
    expect(holds(weak, factsOf(aDog(['vomiting'])))).toBe(false)
  })

  test('inside "not" a missing answer keeps the alarm', () => {
    expect(holds(not(answer('vomit_frequency', 'once')), factsOf(aDog(['vomiting'])))).toBe(true)
    expect(
      holds(not(answer('vomit_frequency', 'once')), factsOf(aDog(['vomiting'], { vomit_frequency: 'once' }))),
    ).toBe(false)
  })
})

describe('the owner’s own words beside the boxes', () => {
  test('a finding in the notes counts like a ticked one', () => {
    const facts = factsOf(aDog(['lethargy'], { gum_color: 'pink' }, { notes: 'His gums look white.' }))
    expect(judge(pale, facts)).toBe('yes')
  })

  test('no words hold a rule back by an answer they seem to give', () => {
    const unlessQuiet = not(answer('energy_level', 'slightly_low'))
    expect(holds(unlessQuiet, factsOf(aDog(['vomiting'], {}, { notes: 'He is not acting right.' })))).toBe(
      true,
    )
    expect(
      holds(
        answer('energy_level', 'slightly_low'),
        factsOf(aDog(['vomiting'], {}, { notes: 'He is not acting right.' })),
      ),
    ).toBe(true)
    expect(holds(unlessQuiet, factsOf(aDog(['vomiting'], { energy_level: 'slightly_low' })))).toBe(false)
  })

  test('"only" is spoiled by a worse finding in the notes', () => {
    const calm = only('energy_level', 'normal', 'slightly_low')
    expect(judge(calm, factsOf(aDog(['vomiting'], { energy_level: 'normal' })))).toBe('yes')
    expect(
      judge(
        calm,
        factsOf(aDog(['vomiting'], { energy_level: 'normal' }, { notes: 'He is too weak to eat.' })),
      ),
    ).toBe('no')
    expect(judge(calm, factsOf(aDog(['vomiting'])))).toBe('unknown')
  })
})
