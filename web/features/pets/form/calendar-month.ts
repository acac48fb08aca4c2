/** January is 0. */
export type Month = { readonly year: number; readonly month: number }

const YEARS_OFFERED = 30
const two = (number: number): string => String(number).padStart(2, '0')

export const yearsUntil = (now: Date): readonly number[] =>
  Array.from({ length: YEARS_OFFERED + 1 }, (_, back) => now.getFullYear() - back)

export const isoOf = ({ year, month }: Month, day: number): string => `${year}-${two(month + 1)}-${two(day)}`

/** Sunday first; null where the month has no day. */
export function weeksOf({ year, month }: Month): readonly (readonly (number | null)[])[] {
  const first = new Date(year, month, 1).getDay()
  const days = new Date(year, month + 1, 0).getDate()
  const cells = [
    ...Array.from({ length: first }, () => null),
    ...Array.from({ length: days }, (_, index) => index + 1),
  ]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day] ?? null),
  )
}

export function monthBy({ year, month }: Month, step: number): Month {
  const moved = new Date(year, month + step, 1)
  return { year: moved.getFullYear(), month: moved.getMonth() }
}

export function dayBy(iso: string, step: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const moved = new Date(year, month - 1, day + step)
  return isoOf({ year: moved.getFullYear(), month: moved.getMonth() }, moved.getDate())
}

export function monthOf(iso: string): Month {
  const [year = 0, month = 1] = iso.split('-').map(Number)
  return { year, month: month - 1 }
}
