import { describe, expect, test } from 'vitest'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { levelOf } from '#domain/engine/decide/level.ts'
import { meaningOf } from './breath-meaning.ts'

const NOW = new Date('2026-02-01T12:00:00Z')
const AGES = [2, 5, 6, 12, 60, 150]
const RATES = Array.from({ length: 80 }, (_, rate) => rate + 1)
const LEVELS = { now: 'er_urgent', vet: 'normal_vet' } as const

describe.each([
  ['dog', aDog],
  ['cat', aCat],
] as const)('what a rate means for a %s', (species, aPet) => {
  test.each(AGES)('at %i months is what the rules say', (ageMonths) => {
    for (const rate of RATES) {
      const given = aPet(['coughing'], { resp_rate: String(rate) }, { ageMonths })
      const facts = readFacts(intakeOf(given, birthdayForAge(ageMonths, NOW)), NOW)
      const rules = levelOf(facts, computeDoses(facts)).fired.filter(({ rule }) =>
        JSON.stringify(rule.when).includes('resp_rate'),
      )
      const levels = new Set(rules.map(({ rule }) => rule.atLeast))
      const { urgency } = meaningOf(rate, { species, sex: 'male', isNeutered: true, ageMonths })
      const expected = levels.has(LEVELS.now) ? 'now' : levels.has(LEVELS.vet) ? 'vet' : 'usual'
      expect([rate, urgency]).toEqual([rate, expected])
    }
  })

  test('where the age is not known is never milder than for a grown one', () => {
    const pet = { species, sex: null, isNeutered: null }
    for (const rate of RATES)
      expect(meaningOf(rate, { ...pet, ageMonths: null })).toEqual(meaningOf(rate, { ...pet, ageMonths: 60 }))
  })
})
