import { describe, expect, test } from 'vitest'
import { ate, intakeOf } from '#domain/knowledge/examples.ts'
import { assess } from '#domain/engine/assess.ts'

const now = new Date('2026-06-15T12:00:00Z')

describe('a poison of which no amount is safe, named under another option', () => {
  const levelFor = (kind: 'dog' | 'cat', exposure: string, details: string) =>
    assess(intakeOf(ate(kind, exposure, details, 25, { exposure_amount: 'tiny_taste' }), null), now).summary
      .severity

  test.each([
    ['cat', 'toxic_plant_mushroom', 'an orange daylily'],
    ['cat', 'other', 'Hemerocallis, one leaf'],
    ['dog', 'other', 'something with xylitol in it'],
    ['dog', 'spoiled_fatty_food', 'a few grapes'],
  ] as const)('is an emergency however little it was: %s, %s, "%s"', (kind, exposure, details) => {
    expect(levelFor(kind, exposure, details)).toBe('er_urgent')
  })

  test('is none where its name is denied, or where it harms this kind of animal little', () => {
    expect(levelFor('cat', 'toxic_plant_mushroom', 'a spider plant, no lilies')).not.toBe('er_urgent')
    expect(levelFor('dog', 'toxic_plant_mushroom', 'an orange daylily')).not.toBe('er_urgent')
  })
})
