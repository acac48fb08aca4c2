import type { VetClinic } from './map.ts'
import { availabilityOf, isAlwaysOpen, reasonOf } from '#domain/vets/availability.ts'
import { nameSaysDayAndNight } from '#domain/vets/name-claims.ts'

type Judged =
  | 'operates24Hours'
  | 'isAvailableNow'
  | 'availabilityReason'
  | 'availabilityLabel'
  | 'availabilityStatus'

export const judgedClinic = (clinic: Omit<VetClinic, Judged>): VetClinic => {
  const { supportsEmergency, isOpen } = clinic
  const operates24Hours = isAlwaysOpen(clinic.opening_hours?.weekday_text ?? [])
  const claims24Hours = nameSaysDayAndNight(clinic.name)
  const reason = reasonOf({ supportsEmergency, operates24Hours, claims24Hours, isOpen })
  const { isAvailableNow, label, status } = availabilityOf(reason)
  return {
    ...clinic,
    operates24Hours,
    isAvailableNow,
    availabilityReason: reason,
    availabilityLabel: label,
    availabilityStatus: status,
  }
}
