import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpenAt, weekdayLines, type WeeklyHours } from './opening-hours.ts'

const NEW_YORK = 'America/New_York'
/** Monday 7:30 to 19:00, Friday 20:00 to Saturday 6:00, Sunday all day. */
const hours: WeeklyHours = [
  [0, 450, 1140],
  [4, 1200, 1800],
  [6, 0, 1440],
]

test('a week reads as seven lines from Monday', () => {
  expect(weekdayLines(hours)).toEqual([
    'Monday: 7:30 AM – 7:00 PM',
    'Tuesday: Closed',
    'Wednesday: Closed',
    'Thursday: Closed',
    'Friday: 8:00 PM – 6:00 AM',
    'Saturday: Closed',
    'Sunday: Open 24 hours',
  ])
})

test('a break at noon reads as two spans, and midnight as twelve', () => {
  const [monday] = weekdayLines([
    [0, 780, 1440],
    [0, 480, 720],
  ])
  expect(monday).toBe('Monday: 8:00 AM – 12:00 PM, 1:00 PM – 12:00 AM')
})

describe('open now', () => {
  test.each([
    ['before opening on Monday', '2026-03-02T12:29:00Z', false],
    ['at opening on Monday', '2026-03-02T12:30:00Z', true],
    ['the last minute of Monday', '2026-03-02T23:59:00Z', true],
    ['at closing on Monday', '2026-03-03T00:00:00Z', false],
    ['Friday at 11 p.m.', '2026-03-07T04:00:00Z', true],
    ['Saturday at 5:59 a.m., still Friday’s night', '2026-03-07T10:59:00Z', true],
    ['Saturday at 6 a.m.', '2026-03-07T11:00:00Z', false],
    ['Sunday after the clocks went forward', '2026-03-08T07:00:00Z', true],
    ['Monday after that, an hour earlier in world time', '2026-03-09T11:30:00Z', true],
  ])('%s, by the clock of the clinic', (_when, now, isOpen) => {
    expect(isOpenAt(hours, NEW_YORK, new Date(now))).toBe(isOpen)
  })

  test('is answered by the clinic’s time zone, not by ours', () => {
    const now = new Date('2026-03-02T12:30:00Z')
    expect(isOpenAt(hours, NEW_YORK, now)).toBe(true)
    expect(isOpenAt(hours, 'America/Los_Angeles', now)).toBe(false)
  })

  test('what is open day and night is open at any time, anywhere', () => {
    const always: WeeklyHours = [0, 1, 2, 3, 4, 5, 6].map((day) => [day, 0, 1440] as const)
    const zones = fc.constantFrom(NEW_YORK, 'Pacific/Honolulu', 'America/Phoenix', 'America/Puerto_Rico')
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0) }), zones, (now, zone) => {
        expect(isOpenAt(always, zone, now)).toBe(true)
        expect(isOpenAt([], zone, now)).toBe(false)
      }),
    )
  })
})
