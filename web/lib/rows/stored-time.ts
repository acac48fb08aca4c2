import { isoTimeOf } from '#contract/database/database-time.ts'

/** A database time in any of the spellings it comes in; null when it is none. */
export function dateOf(value: string | null): Date | null {
  if (value === null) return null
  const date = new Date(isoTimeOf(value))
  return Number.isNaN(date.getTime()) ? null : date
}
