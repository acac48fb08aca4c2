import { EMERGENCY_UNCONFIRMED, type VetClinic } from '#contract/map/map.ts'
import { nameSaysDayAndNight } from '#domain/vets/name-claims.ts'

export const doubtOfHours = ({ availabilityReason, name }: VetClinic): string | null =>
  availabilityReason === 'twenty_four_hour_conflict' && !nameSaysDayAndNight(name)
    ? 'Hours not confirmed'
    : null

export const doubtOfEmergency = ({ supportsEmergency, types }: VetClinic): string | null =>
  supportsEmergency && types.includes(EMERGENCY_UNCONFIRMED) ? 'ER services not confirmed' : null
