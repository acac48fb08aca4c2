const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const SHORT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

const HALVES: Readonly<Record<string, string>> = { AM: 'a.m.', PM: 'p.m.' }

const said = (format: Intl.DateTimeFormat, date: Date): string =>
  format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'dayPeriod' ? (HALVES[value] ?? value) : value))
    .join('')

/** "November 25, 2026 at 5:50 p.m.", on the clock of the device. */
export const dayAndTime = (date: Date): string => said(LONG, date)

/** "Nov 25, 2026, 5:50 p.m.", where a line has to be short. */
export const shortDayAndTime = (date: Date): string => said(SHORT, date)

/** "5:50 p.m." */
export const timeOfDay = (date: Date): string => said(CLOCK, date)

/** "Today at 5:50 p.m.", or the day and the time. */
export const sinceToday = (date: Date, now: Date): string =>
  date.toDateString() === now.toDateString() ? `Today at ${timeOfDay(date)}` : dayAndTime(date)
