import { EMERGENCY_UNCONFIRMED, type VetClinic } from '#contract/map.ts'
import { nameSaysDayAndNight } from '#domain/vets/name-claims.ts'

/** What is said of when a clinic is open: it is called "listed as 24/7" only where its name says so. */
export const availabilityWords = ({ availabilityReason, availabilityLabel, name }: VetClinic): string =>
  availabilityReason === 'twenty_four_hour_conflict' && !nameSaysDayAndNight(name)
    ? 'Not known if open now (call ahead to confirm)'
    : availabilityLabel

/** Where a clinic counts as one for emergencies and nobody confirmed it, that; else null. */
export const doubtWords = ({ supportsEmergency, types }: VetClinic): string | null =>
  supportsEmergency && types.includes(EMERGENCY_UNCONFIRMED) ? 'ER services not confirmed' : null
