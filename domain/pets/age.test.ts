import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageInMonths, ageInYears, birthdayForAge, isOlderThanAny } from './age.ts'

const now = new Date('2026-03-31T12:00:00Z')

describe('age in months', () => {
  test.each([
    ['2026-03-31', 0],
    ['2026-03-01', 0],
    ['2026-02-28', 1],
    ['2025-04-01', 11],
    ['2025-03-31', 12],
    ['2010-03-31', 192],
  ])('born %s: %i', (birthday, months) => {
    expect(ageInMonths(birthday, now)).toBe(months)
  })

  test.each([null, '', '2026-04-01', '2026-13-01', '2026-02-30', 'last year'])(
    '%s gives no age',
    (birthday) => {
      expect(ageInMonths(birthday, now)).toBeNull()
    },
  )

  test('the birthday for an age gives that age, on every day of the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 0, max: 1460 }), (months, day) => {
        const today = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000)
        expect(ageInMonths(birthdayForAge(months, today), today)).toBe(months)
      }),
    )
  })
})

test('no dog gets 31 and no cat 40 years old', () => {
  expect(isOlderThanAny('dog', '1995-04-01', now)).toBe(false)
  expect(isOlderThanAny('dog', '1995-03-31', now)).toBe(true)
  expect(isOlderThanAny('cat', '1986-04-01', now)).toBe(false)
  expect(isOlderThanAny('cat', '1986-03-31', now)).toBe(true)
  expect(isOlderThanAny('cat', null, now)).toBe(false)
})

describe('age in years', () => {
  test.each([
    ['2025-03-31', 1],
    ['2025-09-29', 0.5],
    ['2006-03-31', 20],
    ['2026-04-01', 0],
  ])('born %s: about %d', (birthday, years) => {
    expect(ageInYears(birthday, now)).toBeCloseTo(years, 2)
  })

  test.each([null, '', '2026-13-01', 'last year'])('%s gives no age', (birthday) => {
    expect(ageInYears(birthday, now)).toBeNull()
  })
})
