import { EMERGENCY_UNCONFIRMED, type VetClinic } from '#contract/map/map.ts'
import { nameSaysDayAndNight } from '#domain/vets/name-claims.ts'

/** Where a clinic counts as one that never closes and neither hours nor name say so, that; else null. */
export const doubtOfHours = ({ availabilityReason, name }: VetClinic): string | null =>
  availabilityReason === 'twenty_four_hour_conflict' && !nameSaysDayAndNight(name)
    ? 'Hours not confirmed'
    : null

/** Where a clinic counts as one for emergencies and nobody confirmed it, that; else null. */
export const doubtOfEmergency = ({ supportsEmergency, types }: VetClinic): string | null =>
  supportsEmergency && types.includes(EMERGENCY_UNCONFIRMED) ? 'ER services not confirmed' : null
