import { MESSAGES } from '../messages.ts'

export const EARLIEST_YEAR = 1900
const LONGEST = 10

export function typedDate(previous: string, typed: string): string {
  const kept = typed.replaceAll(/[^\d/]/g, '').slice(0, LONGEST)
  if (kept.length < previous.length) return kept
  const parts: [string, string, string] = ['', '', '']
  let at: 0 | 1 | 2 = 0
  for (const key of kept) {
    if (key !== '/') parts[at] += key
    const isFull = parts[at].length === 2
    // A slash after one digit says that the digit was all: 4/ is April.
    const isClosed = key === '/' && parts[at].length === 1
    if (isClosed) parts[at] = `0${parts[at]}`
    if ((isFull || isClosed) && at < 2) at = at === 0 ? 1 : 2
  }
  return parts
    .slice(0, at + 1)
    .join('/')
    .slice(0, LONGEST)
}

/** YYYY-MM-DD, or null when it is not (yet) a date from 1900 to today. */
export function storedDate(text: string, now: Date): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  if (match === null) return null
  const [month, day, year] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  if (year < EARLIEST_YEAR || year > now.getFullYear()) return null
  const date = new Date(year, month - 1, day)
  // The 31st of a shorter month is no day, and nobody is born tomorrow.
  if (date.getMonth() !== month - 1 || date.getTime() > now.getTime()) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Null while it is a date or not whole yet. */
export function dateFault(text: string, now: Date): string | null {
  if (text.length < LONGEST || storedDate(text, now) !== null) return null
  const [month = 0, day = 0, year = 0] = text.split('/').map(Number)
  if (month < 1 || month > 12) return MESSAGES.date.noSuchMonth
  if (day < 1 || day > new Date(year, month, 0).getDate()) return MESSAGES.date.noSuchDay
  return year < EARLIEST_YEAR ? MESSAGES.date.tooEarly : MESSAGES.date.future
}

export function dateText(stored: string | null): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(stored ?? '')
  return match === null ? '' : `${match[2]}/${match[3]}/${match[1]}`
}
