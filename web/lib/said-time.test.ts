import { expect, test } from 'vitest'
import { dayAndTime, longDay, shortDayAndTime, sinceToday, timeOfDay } from './said-time.ts'

const AFTERNOON = new Date(2026, 10, 25, 17, 50)
const NIGHT = new Date(2026, 10, 25, 2, 7)
/** The space before the half of the day does not break. */
const spaced = (text: string): string => text.replaceAll('\u202F', ' ')

test('times are told as the site tells them', () => {
  expect(spaced(dayAndTime(AFTERNOON))).toBe('November 25, 2026 at 5:50 p.m.')
  expect(spaced(shortDayAndTime(AFTERNOON))).toBe('Nov 25, 2026, 5:50 p.m.')
  expect(longDay(NIGHT)).toBe('November 25, 2026')
  expect(spaced(timeOfDay(NIGHT))).toBe('2:07 a.m.')
})

test('a time of today is told by its hour alone', () => {
  expect(spaced(sinceToday(NIGHT, AFTERNOON))).toBe('Today at 2:07 a.m.')
  expect(spaced(sinceToday(NIGHT, new Date(2026, 10, 26, 1, 0)))).toBe('November 25, 2026 at 2:07 a.m.')
})
