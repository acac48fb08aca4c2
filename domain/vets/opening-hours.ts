/** Open times of a week in minutes of the day: weekday (0 is Monday), opening, closing; past midnight is over 1440. */
export type WeeklyHours = readonly (readonly [day: number, opens: number, closes: number])[]

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const DAY_MINUTES = 24 * 60

const clockOf = (minute: number): string => {
  const hour = Math.floor(minute / 60) % 24
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute % 60).padStart(2, '0')} ${half}`
}

/** The seven lines of a week, from Monday: "Monday: 8:00 AM – 6:00 PM", "Sunday: Closed", "Friday: Open 24 hours". */
export const weekdayLines = (weekly: WeeklyHours): string[] =>
  DAYS.map((name, day) => {
    const spans = weekly.filter(([on]) => on === day).toSorted(([, one], [, other]) => one - other)
    if (spans.length === 0) return `${name}: Closed`
    if (spans.some(([, opens, closes]) => closes - opens >= DAY_MINUTES)) return `${name}: Open 24 hours`
    return `${name}: ${spans.map(([, opens, closes]) => `${clockOf(opens)} – ${clockOf(closes)}`).join(', ')}`
  })

const WEEKDAYS: readonly string[] = DAYS.map((name) => name.slice(0, 3))

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

const localTime = (timeZone: string, now: Date): { readonly day: number; readonly minute: number } => {
  const parts = clockIn(timeZone).formatToParts(now)
  const read = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? ''
  return {
    day: WEEKDAYS.indexOf(read('weekday')),
    minute: Number(read('hour')) * 60 + Number(read('minute')),
  }
}

/** Whether these hours say open at a moment, by the clock of the clinic's own time zone. Holidays are not known. */
export const isOpenAt = (weekly: WeeklyHours, timeZone: string, now: Date): boolean => {
  const { day, minute } = localTime(timeZone, now)
  return weekly.some(([on, opens, closes]) => {
    const since = ((day - on + 7) % 7) * DAY_MINUTES + minute
    return since >= opens && since < closes
  })
}
