import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AVAILABILITY_REASONS, availabilityOf, isAlwaysOpen, reasonOf } from './availability.ts'

describe('what owners are told about a clinic', () => {
  test.each([
    ['open_now', 'Open right now', 'open', true],
    ['twenty_four_hour', 'Open 24/7 emergency hospital', 'always', true],
    ['twenty_four_hour_conflict', 'Listed as 24/7 emergency (call ahead to confirm)', 'caution', true],
    ['closed', 'Currently closed', 'closed', false],
    ['unknown', 'Call to confirm availability', 'unknown', false],
  ] as const)('for %s is "%s" [R-VET-010]', (reason, label, status, isAvailableNow) => {
    expect(availabilityOf(reason)).toEqual({ reason, label, status, isAvailableNow })
  })
})

const facts = fc.record({
  supportsEmergency: fc.boolean(),
  operates24Hours: fc.boolean(),
  claims24Hours: fc.boolean(),
  isOpen: fc.option(fc.boolean()),
})

describe('why a clinic counts as available', () => {
  const a = { supportsEmergency: false, operates24Hours: false, claims24Hours: false, isOpen: null }
  test.each([
    ['a clinic with open doors', { ...a, isOpen: true }, 'open_now'],
    ['a clinic after hours', { ...a, isOpen: false }, 'closed'],
    ['a clinic without known hours', a, 'unknown'],
    [
      'an emergency hospital open day and night',
      { ...a, supportsEmergency: true, operates24Hours: true, isOpen: true },
      'twenty_four_hour',
    ],
    [
      'an emergency hospital called 24/7 whose hours say closed',
      { ...a, supportsEmergency: true, claims24Hours: true, isOpen: false },
      'twenty_four_hour_conflict',
    ],
    [
      'an emergency hospital whose hours nobody knows',
      { ...a, supportsEmergency: true },
      'twenty_four_hour_conflict',
    ],
    [
      'an emergency hospital for the night only, at noon',
      { ...a, supportsEmergency: true, isOpen: false },
      'closed',
    ],
  ] as const)('%s', (_what, given, reason) => {
    expect(reasonOf(given)).toBe(reason)
  })

  test('a regular clinic is never presented as an emergency hospital', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const reason = reasonOf({ ...given, supportsEmergency: false })
        expect(['open_now', 'closed', 'unknown']).toContain(reason)
      }),
    )
  })

  test('every reason can be reached, and none is available that says closed', () => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(facts, (given) => {
        const reason = reasonOf(given)
        reached.add(reason)
        expect(reason === 'open_now' ? given.isOpen : true).toBe(true)
      }),
      { numRuns: 500 },
    )
    expect([...reached].toSorted()).toEqual([...AVAILABILITY_REASONS].toSorted())
  })
})

describe('open day and night', () => {
  const week = (always: number) => [
    ...Array.from({ length: always }, (_, day) => `Day ${day}: Open 24 hours`),
    ...Array.from({ length: 10 - always }, (_, day) => `Day ${day}: 8:00 AM – 6:00 PM`),
  ]

  test('needs at least 60 % of the weekday lines to mention 24 hours [R-VET-042]', () => {
    expect(isAlwaysOpen(week(5))).toBe(false)
    expect(isAlwaysOpen(week(6))).toBe(true)
    expect(isAlwaysOpen(week(10))).toBe(true)
  })

  test('is four days of seven too few and five enough [R-VET-042]', () => {
    expect(isAlwaysOpen(week(10).slice(0, 4).concat(week(0).slice(0, 3)))).toBe(false)
    expect(isAlwaysOpen(week(10).slice(0, 5).concat(week(0).slice(0, 2)))).toBe(true)
  })

  test('is nothing that missing hours tell', () => {
    expect(isAlwaysOpen([])).toBe(false)
  })
})
