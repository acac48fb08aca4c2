export const AVAILABILITY_REASONS = [
  'open_now',
  'twenty_four_hour',
  'twenty_four_hour_conflict',
  'closed',
  'unknown',
] as const
export type AvailabilityReason = (typeof AVAILABILITY_REASONS)[number]

export const AVAILABILITY_STATUSES = ['open', 'always', 'caution', 'closed', 'unknown'] as const
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number]

export type Availability = {
  readonly reason: AvailabilityReason
  readonly label: string
  readonly status: AvailabilityStatus
  readonly isAvailableNow: boolean
}

const AVAILABILITIES: Readonly<Record<AvailabilityReason, Omit<Availability, 'reason'>>> = {
  open_now: { label: 'Open right now', status: 'open', isAvailableNow: true },
  twenty_four_hour: { label: 'Open 24/7 emergency hospital', status: 'always', isAvailableNow: true },
  twenty_four_hour_conflict: {
    label: 'Listed as 24/7 emergency (call ahead to confirm)',
    status: 'caution',
    isAvailableNow: true,
  },
  closed: { label: 'Currently closed', status: 'closed', isAvailableNow: false },
  unknown: { label: 'Call to confirm availability', status: 'unknown', isAvailableNow: false },
}

const SAYS_24_HOURS = /\b24\s*-?\s*(?:hours?|hrs?)\b|\b24\s*\/\s*7\b/i

const ALWAYS_OPEN_SHARE = 0.6

export const isAlwaysOpen = (weekdayLines: readonly string[]): boolean =>
  weekdayLines.length > 0 &&
  weekdayLines.filter((line) => SAYS_24_HOURS.test(line)).length >= weekdayLines.length * ALWAYS_OPEN_SHARE

/**
 * `operates24Hours` and `isOpen` are by its listed hours, `claims24Hours` by its name or type, whatever the hours say;
 * null: nobody knows.
 */
export type AvailabilityFacts = {
  readonly supportsEmergency: boolean
  readonly operates24Hours: boolean
  readonly claims24Hours: boolean
  readonly isOpen: boolean | null
}

/**
 * Judges whether a clinic takes patients now. Only emergency hospitals are called 24/7. One whose hours are not known,
 * or contradict its claim to be open day and night, is offered with caution rather than hidden: a call costs a minute.
 */
export const reasonOf = (facts: AvailabilityFacts): AvailabilityReason => {
  const { supportsEmergency, operates24Hours, claims24Hours, isOpen } = facts
  if (supportsEmergency && operates24Hours && isOpen !== false) return 'twenty_four_hour'
  if (isOpen === true) return 'open_now'
  if (supportsEmergency && (claims24Hours || isOpen === null)) return 'twenty_four_hour_conflict'
  return isOpen === false ? 'closed' : 'unknown'
}

export const availabilityOf = (reason: AvailabilityReason): Availability => ({
  reason,
  ...AVAILABILITIES[reason],
})
