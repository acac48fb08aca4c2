/** Whole months between a birthday (YYYY-MM-DD) and now; null when unknown, unreadable or in the future. */
export function ageInMonths(birthday: string | null, now: Date): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday ?? '')
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const born = new Date(Date.UTC(year, month - 1, day))
  if (born.getUTCMonth() !== month - 1 || born.getTime() > now.getTime()) return null
  const months = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() - (month - 1)
  return now.getUTCDate() < day ? months - 1 : months
}

export const DAYS_PER_YEAR = 365.25
const MS_PER_YEAR = DAYS_PER_YEAR * 86_400_000

/** Years since a birthday (YYYY-MM-DD), parts of a year included, 0 before it; null when unknown or unreadable. */
export function ageInYears(birthday: string | null, now: Date): number | null {
  const born = birthday === null ? Number.NaN : Date.parse(`${birthday}T00:00:00Z`)
  return Number.isNaN(born) ? null : Math.max(0, (now.getTime() - born) / MS_PER_YEAR)
}

export const MONTHS_TOLD = { aloneUnderMonths: 12, besideUnderYears: 5 } as const

/** The birthday of a pet that is exactly this many months old today; the last day of a shorter month is used. */
export function birthdayForAge(months: number, now: Date): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const day = Math.min(now.getUTCDate(), lastDay)
  return `${first.getUTCFullYear()}-${two(first.getUTCMonth() + 1)}-${two(day)}`
}

/** Years no dog or cat has reached; Guinness World Records has 29 for a dog (Bluey) and 38 for a cat (Creme Puff). */
const NEVER_YEARS = { dog: 31, cat: 40 } as const

export function isOlderThanAny(species: 'dog' | 'cat', birthday: string | null, now: Date): boolean {
  const months = ageInMonths(birthday, now)
  return months !== null && months >= NEVER_YEARS[species] * 12
}

const two = (number: number): string => String(number).padStart(2, '0')
