import { describe, expect, test } from 'vitest'
import { aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { computeDoses } from './compute-doses.ts'

const now = new Date('2026-06-15T12:00:00Z')
const doseOf = (exposure: string, details: string, weightKg: number) => {
  const answers = { energy_level: 'normal', vomit_frequency: 'none_24h', exposure_details: details }
  const given = aDog(['vomiting'], { ...answers, exposure: [exposure] }, { weightKg })
  const [dose] = computeDoses(readFacts(intakeOf(given, null), now))
  return dose
}

describe('a strength nobody told', () => {
  test.each([
    ['human_pain_medicine', '2 naproxen tablets', 100],
    ['human_pain_medicine', '2 tablets of acetaminophen', 130],
    ['human_pain_medicine', '2 aspirin tablets', 100],
    ['human_pain_medicine', '2 ibuprofen tablets', 160],
    ['other_medicine', '2 vitamin D3 capsules', 0.25],
    ['other_medicine', 'ten vitamin d3 capsules', 1.25],
  ])('counts as the strongest common in the US: %s, %s', (exposure, details, mgPerKg) => {
    expect(doseOf(exposure, details, 10)).toMatchObject({ mgPerKg, known: false, level: 'er_urgent' })
  })

  test.each(['half a teaspoon of vitamin D drops', '5 g of vitamin D powder', 'one vitamin D pill, 1000 IU'])(
    'leaves a supplement of vitamin D uncomputed, and the worst is taken: %s',
    (details) => {
      expect(doseOf('other_medicine', details, 60)).toMatchObject({ level: 'er_urgent', isComputed: false })
    },
  )

  test('does not change what bait holds', () => {
    const bait = doseOf('rodenticide', '5 g of cholecalciferol bait', 10)
    expect(bait).toMatchObject({ mgPerKg: 0.375, known: true })
  })
})
