import { describe, expect, test } from 'vitest'
import { birthdayForAge } from '#domain/pets/age.ts'
import { readFacts } from '#domain/triage/facts.ts'
import type { Facts } from '#domain/triage/facts.ts'
import { holds as fires } from '#domain/triage/judge.ts'
import { intakeOf } from '../examples.ts'
import type { Given } from '../examples.ts'
import { rules } from '../rules/all-rules.ts'
import { benignPatterns } from './all-patterns.ts'
import { holds } from './pattern.ts'
import { patternSources } from './sources.ts'

const now = new Date('2026-06-15T12:00:00Z')
const factsOf = (given: Given): Facts =>
  readFacts(intakeOf(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, now)), now)

describe('the benign patterns', () => {
  test('there are at least sixty, each once', () => {
    const ids = benignPatterns.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(60)
    expect(ids.filter((id) => !/^benign\.[a-z0-9-]+$/.test(id))).toEqual([])
  })
})

describe.each(benignPatterns)('$id', (pattern) => {
  test.each(pattern.examples)('$name: $expect', ({ given, expect: expected }) => {
    expect(holds(pattern, factsOf(given))).toBe(expected)
  })

  test('is shown to hold, not to hold and to be open', () => {
    expect(pattern.examples.map((example) => example.expect)).toEqual(
      expect.arrayContaining(['yes', 'no', 'unknown']),
    )
  })

  test('never holds beside an emergency in its own examples', () => {
    const emergencies = rules.filter(({ atLeast }) => atLeast === 'er_urgent')
    expect(emergencies.length).toBeGreaterThanOrEqual(139)
    const fired = pattern.examples
      .filter((example) => example.expect === 'yes')
      .flatMap(({ given }) => emergencies.filter(({ when }) => fires(when, factsOf(given))))
    expect(fired.map(({ id }) => id)).toEqual([])
  })

  test.each([
    ['pale gums', { danger_signs: ['abnormal_gums'] }],
    ['sudden weakness', { energy_level: 'weak' }],
    ['rat poison', { exposure: ['rodenticide'] }],
    ['a car accident', { context: ['hit_by_vehicle'] }],
  ])('does not hold with %s', (_name, answers) => {
    const typical = pattern.examples.filter((example) => example.expect === 'yes')
    const truths = typical.map(({ given }) =>
      holds(pattern, factsOf({ ...given, answers: { ...given.answers, ...answers } })),
    )
    expect(truths).toEqual(typical.map(() => 'no'))
  })

  test('sets aside every concern its typical case raises, or none at all, and only rules for a visit', () => {
    const concerns = rules.filter(({ atLeast }) => atLeast === 'normal_vet')
    expect(concerns.map(({ id }) => id)).toEqual(expect.arrayContaining([...pattern.explains]))
    const left = pattern.examples
      .filter((example) => example.expect === 'yes' && pattern.explains.length > 0)
      .flatMap(({ given }) => concerns.filter(({ when }) => fires(when, factsOf(given))))
      .filter(({ id }) => !pattern.explains.includes(id))
    expect(left.map(({ id }) => id)).toEqual([])
  })

  test('is told in short plain sentences, on a named word', () => {
    for (const sentence of [pattern.because, pattern.returnWhen]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(sentence.length).toBeLessThanOrEqual(130)
      expect(sentence).not.toMatch(/!|benign|idiopathic|physiolog/i)
    }
    expect(pattern.sources.filter((code) => patternSources[code] === undefined)).toEqual([])
    expect(pattern.sources).not.toEqual([])
  })
})
