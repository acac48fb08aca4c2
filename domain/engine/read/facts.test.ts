import { describe, expect, test } from 'vitest'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { readFacts } from './facts.ts'
import type { Facts } from './facts.ts'
import type { Intake } from '#domain/logic/intake.ts'

const now = new Date('2026-03-15T12:00:00Z')
const factsOf = (given: Given, pet: Partial<Intake['pet']> = {}): Facts => {
  const intake = intakeOf(given, '2022-03-15')
  return readFacts({ ...intake, pet: { ...intake.pet, ...pet } }, now)
}

describe('reading what an owner told us', () => {
  test('age, weight and breed groups are worked out once', () => {
    const facts = factsOf(aDog(['vomiting'], {}, { breed: 'Great Dane', weightKg: 60 }))
    expect(facts.ageMonths).toBe(48)
    expect(facts.weightKg).toBe(60)
    expect([...facts.breedGroups]).toEqual(['deep_chested'])
  })

  test('an owner who wrote none in a list named no illness and no medicine [R-PET-007]', () => {
    const { intake, knownConditions } = factsOf(aDog(['vomiting'], {}, { conditions: ['None'] }), {
      allergies: ['None'],
      medications: ['none', 'carprofen'],
    })
    expect(knownConditions).not.toContain('none')
    expect([intake.pet.conditions, intake.pet.allergies, intake.pet.medications]).toEqual([
      [],
      [],
      ['carprofen'],
    ])
  })

  test('labels become values, unknown questions and values are left out', () => {
    const facts = factsOf(
      aDog(['vomiting'], {
        energy_level: 'Weak, wobbly, or hard to rouse',
        vomit_frequency: 'often',
        moon: 'full',
      }),
    )
    expect(facts.values('energy_level')).toEqual(['weak'])
    expect(facts.values('vomit_frequency')).toBeUndefined()
    expect(facts.values('moon')).toBeUndefined()
  })

  test('"none of these" next to a finding does not hide the finding', () => {
    expect(
      factsOf(aDog(['vomiting'], { danger_signs: ['none', 'collapse'] })).values('danger_signs'),
    ).toEqual(['collapse'])
  })

  test('an answer to a question that does not belong is dropped', () => {
    expect(
      factsOf(aDog(['itching'], { vomit_frequency: 'nonstop' })).values('vomit_frequency'),
    ).toBeUndefined()
  })

  test('an answer hidden only by the short cut is kept', () => {
    const facts = factsOf(aDog(['vomiting'], { danger_signs: ['collapse'], energy_level: 'weak' }))
    expect(facts.values('energy_level')).toEqual(['weak'])
  })

  test('numbers outside their limits are not known', () => {
    expect(factsOf(aDog(['coughing'], { resp_rate: '44' })).number('resp_rate')).toBe(44)
    expect(factsOf(aDog(['coughing'], { resp_rate: '4444' })).number('resp_rate')).toBeUndefined()
    expect(factsOf(aDog(['coughing'], { resp_rate: 'fast' })).number('resp_rate')).toBeUndefined()
  })

  test('unknown symptoms are left out', () => {
    expect([...factsOf(aDog(['vomiting', 'flying'])).symptoms]).toEqual(['vomiting'])
  })

  test('a medicine tells of the disease the profile does not name', () => {
    expect(factsOf(aCat(['lethargy']), { medications: ['Lantus 2 units'] }).knownConditions).toContain(
      'diabet',
    )
    expect(factsOf(aCat(['lethargy']), { medications: ['flea drops'] }).knownConditions).toBe('')
  })

  test('a disease named in the notes is known too', () => {
    expect(factsOf(aCat(['lethargy'], {}, { notes: 'He is diabetic.' })).knownConditions).toContain('diabet')
    expect(factsOf(aCat(['lethargy'], {}, { notes: 'My dad is diabetic.' })).knownConditions).toBe('')
  })

  test('a measurement in the notes counts', () => {
    const { numbers } = factsOf(
      aDog(['coughing'], {}, { notes: 'I counted 17 in 15 seconds. Temp was 40.5 C.' }),
    ).notes
    expect(numbers.get('resp_rate')).toBe(68)
    expect(numbers.get('temperature_f')).toBeCloseTo(104.9, 1)
  })
})
