const HALVES: Readonly<Record<string, string>> = { AM: 'a.m.', PM: 'p.m.' }

/** A formatter is made where it is first used: it keeps a slow phone busy while a page is drawn. */
function said(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | null = null
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', options)
    return format
      .formatToParts(date)
      .map(({ type, value }) => (type === 'dayPeriod' ? (HALVES[value] ?? value) : value))
      .join('')
  }
}

/** "November 25, 2026", on the clock of the device. */
export const longDay = said({ dateStyle: 'long' })

/** "November 2026", for a day in UTC. */
export const monthAndYear = said({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "November 25, 2026 at 5:50 p.m." */
export const dayAndTime = said({ dateStyle: 'long', timeStyle: 'short' })

/** "Nov 25, 2026, 5:50 p.m.", where a line has to be short. */
export const shortDayAndTime = said({ dateStyle: 'medium', timeStyle: 'short' })

export const timeOfDay = said({ timeStyle: 'short' })

export const sinceToday = (date: Date, now: Date): string =>
  date.toDateString() === now.toDateString() ? `Today at ${timeOfDay(date)}` : dayAndTime(date)
