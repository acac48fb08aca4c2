import { isoTimeOf } from '#contract/database/database-time.ts'

/** Takes any spelling of the database; null when it is no time. */
export function dateOf(value: string | null): Date | null {
  if (value === null) return null
  const date = new Date(isoTimeOf(value))
  return Number.isNaN(date.getTime()) ? null : date
}
