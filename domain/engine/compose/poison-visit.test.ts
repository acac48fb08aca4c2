import { describe, expect, test } from 'vitest'
import { substances } from '#domain/knowledge/compiled/substances.ts'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { exposureFor } from '#domain/knowledge/substances/exposure-for.ts'
import { assess } from '#domain/engine/assess.ts'
import type { Answers } from '#domain/logic/intake.ts'

const now = new Date('2026-06-15T12:00:00Z')
/** No sign, and not of today: the vomiting is ticked only because something has to be. */
const well: Answers = { energy_level: 'normal', vomit_frequency: 'none_24h', onset: 'days_1_to_3' }
const OBJECTS: readonly string[] = ['foreign_object', 'string_thread', 'battery_magnet']
const NO_POISONS: readonly string[] = [...OBJECTS, 'insect_sting', 'snake_bite', 'spoiled_fatty_food']

const answerTo = (species: 'dog' | 'cat', exposure: string, more: Answers, weightKg = 25) => {
  const given = species === 'dog' ? aDog : aCat
  const answers = { ...well, exposure: [exposure], ...more }
  return assess(intakeOf(given(['vomiting'], answers, { weightKg }), null), now)
}

const soonOf = ({ assessment, summary }: ReturnType<typeof answerTo>) => ({
  level: summary.severity,
  when: summary.treatment.followUpSchedule.veterinaryVisit.timeframe,
  opening: assessment.explanation.split('. ')[0],
})
const CALL_NOW = { level: 'normal_vet', when: 'Call now', opening: 'Call a vet about Pip now' }

describe('a visit for a poison', () => {
  test.each([
    ['human_pain_medicine', 'two 200 mg Advil', 20],
    ['human_pain_medicine', 'two 500 mg Tylenol', 20],
    ['human_pain_medicine', 'one 220 mg Aleve tablet', 60],
    ['chocolate', '150 g of milk chocolate', 25],
    ['onion_garlic', '100 g of onion', 30],
  ])('by a computed dose tells the owner to call now: %s, %s', (exposure, details, weightKg) => {
    const answer = answerTo('dog', exposure, { exposure_details: details }, weightKg)
    expect(soonOf(answer)).toEqual(CALL_NOW)
    const tips = answer.summary.plan.preArrivalTips.join(' ')
    expect(tips).toMatch(/Call a poison line: .*Have the package at hand/)
  })

  test.each(['dog', 'cat'] as const)('by what a %s met tells the owner to call now', (species) => {
    const met = substances.filter(
      (thing) => thing[species].level === 'normal_vet' && !NO_POISONS.includes(exposureFor(thing, species)),
    )
    const late = met
      .map((thing) => ({
        id: thing.id,
        ...soonOf(answerTo(species, exposureFor(thing, species), { exposure_things: [thing.id] })),
      }))
      .filter(({ level, when }) => level === 'normal_vet' && when !== CALL_NOW.when)
    expect(met.length).toBeGreaterThan(50)
    expect(late).toEqual([])
  })

  test('gives the number of a poison line where no dose is known either', () => {
    const { summary } = answerTo('dog', 'other', {})
    expect(summary.severity).toBe('normal_vet')
    expect(summary.plan.preArrivalTips.join(' ')).toContain('(888) 426-4435')
  })
})

test('a small dose that may stay at home makes no visit for something else more pressing', () => {
  const details = { exposure_details: 'half an ounce of milk chocolate' }
  const { summary } = answerTo('dog', 'chocolate', { ...details, eating: 'none_24_to_48h' }, 41)
  expect(summary.treatment.followUpSchedule.veterinaryVisit.timeframe).not.toBe('Call now')
})
