import { describe, expect, test } from 'vitest'
import { aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import type { Facts } from '../engine/read/facts.ts'
import { readFacts } from '../engine/read/facts.ts'
import {
  ageUnder,
  all,
  answer,
  any,
  asked,
  known,
  not,
  numberAtLeast,
  species,
  symptom,
} from './condition.ts'
import type { Condition } from './condition.ts'
import { inOrder, sourcesOf } from './sources-of.ts'

const now = new Date('2026-03-15T12:00:00Z')
const factsOf = (given: Given): Facts => readFacts(intakeOf(given, '2022-03-15'), now)
const of = (when: Condition, facts: Facts) => {
  const sources = sourcesOf(when, facts)
  return sources && inOrder(sources)
}

const weak = answer('energy_level', 'weak')
const vomits = symptom('vomiting')

describe('the sources of what is so', () => {
  test('are a tick, a number, the profile and an age', () => {
    const facts = factsOf(
      aDog(['vomiting', 'coughing'], { energy_level: 'weak', resp_rate: '50' }, { conditions: ['Diabetes'] }),
    )
    expect(of(vomits, facts)).toEqual(['ticked'])
    expect(of(weak, facts)).toEqual(['ticked'])
    expect(of(numberAtLeast('resp_rate', 40), facts)).toEqual(['ticked'])
    expect(of(known('diabet'), facts)).toEqual(['profile'])
    expect(of(species('dog'), facts)).toEqual(['profile'])
    expect(of(ageUnder(60), facts)).toEqual(['computed'])
    expect(of(all(weak, species('dog'), ageUnder(60)), facts)).toEqual(['ticked', 'computed', 'profile'])
  })

  test('are words that were read', () => {
    const facts = factsOf(aDog(['vomiting'], {}, { notes: 'He had a seizure. He has diabetes.' }))
    expect(of(answer('danger_signs', 'seizure'), facts)).toEqual(['suspected'])
    expect(of(known('diabet'), facts)).toEqual(['suspected'])
    expect(of(all(vomits, answer('danger_signs', 'seizure')), facts)).toEqual(['ticked', 'suspected'])
  })

  test('are those of the way that asks least of words', () => {
    const facts = factsOf(aDog(['vomiting'], {}, { notes: 'He had a seizure.' }))
    expect(of(any(answer('danger_signs', 'seizure'), vomits), facts)).toEqual(['ticked'])
  })

  test('are none for what is not so, or was only asked', () => {
    const facts = factsOf(aDog(['vomiting']))
    expect(of(not(weak), facts)).toEqual([])
    expect(of(asked('vomit_frequency'), facts)).toEqual([])
    expect(of(all(vomits, not(weak)), facts)).toEqual(['ticked'])
  })

  test('are missing where the condition does not hold', () => {
    const facts = factsOf(aDog(['vomiting']))
    expect(of(weak, facts)).toBeUndefined()
    expect(of(not(vomits), facts)).toBeUndefined()
    expect(of(all(vomits, weak), facts)).toBeUndefined()
    expect(of(any(weak, not(vomits)), facts)).toBeUndefined()
  })
})
