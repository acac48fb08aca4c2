import { describe, expect, test } from 'vitest'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { rankConditions } from '#domain/engine/rank/rank-conditions.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { chooseProducts, otcMedication } from './choose-products.ts'

const NOW = new Date('2026-02-01T12:00:00Z')

const withFleas = {
  danger_signs: ['none'],
  onset: 'days_1_to_3',
  energy_level: 'normal',
  itch_severity: 'moderate',
  skin_signs: ['fleas'],
  skin_location: ['back_tail_base'],
  exposure: ['none'],
  context: ['none'],
  course: 'same',
}

const productsFor = (build: typeof aDog, flea_control: string, conditions: readonly string[] = []) => {
  const given = build(['itching'], { ...withFleas, flea_control }, { conditions: [...conditions] })
  const facts = readFacts(intakeOf(given, birthdayForAge(48, NOW)), NOW)
  return chooseProducts(facts, rankConditions(facts)).map((product) => otcMedication(product, facts))
}

describe.each([
  ['dog', aDog],
  ['cat', aCat],
] as const)('a %s with fleas', (_species, build) => {
  test('is offered a flea product, to be used once', () => {
    const flea = productsFor(build, 'no').find(({ category }) => category === 'flea_tick')
    expect(flea?.duration).toBe('One dose. No second one before the label says')
  })

  test('is offered no second one beside what it gets all year', () => {
    expect(productsFor(build, 'regular').map(({ category }) => category)).not.toContain('flea_tick')
  })

  test('and a known disease is left to its vet', () => {
    expect(productsFor(build, 'no', ['kidney disease']).map(({ category }) => category)).not.toContain(
      'flea_tick',
    )
  })
})
