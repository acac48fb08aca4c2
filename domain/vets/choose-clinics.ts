import type { AvailabilityReason } from '#domain/vets/availability.ts'
import { byDistance } from '#domain/vets/distance.ts'
import type { SearchMode } from '#domain/vets/search-mode.ts'

export type Candidate = {
  readonly distance: number | null
  readonly supportsEmergency: boolean
  readonly isAvailableNow: boolean
  readonly availabilityReason: AvailabilityReason
}

export type Choice<Clinic> = {
  readonly clinics: readonly Clinic[]
  readonly finalMode: SearchMode
  readonly fallbackApplied: boolean
}

export const CLINICS_MAX = 10

/**
 * The clinics to show, nearest first. In an emergency only hospitals that take emergencies now; where there are none,
 * regular clinics, said openly. Otherwise everything that is not closed.
 */
export const chooseClinics = <Clinic extends Candidate>(
  found: readonly Clinic[],
  mode: SearchMode,
): Choice<Clinic> => {
  const nearest = byDistance(found)
  const emergency = nearest.filter((clinic) => clinic.supportsEmergency && clinic.isAvailableNow)
  if (mode === 'emergency' && emergency.length > 0) {
    return { clinics: emergency.slice(0, CLINICS_MAX), finalMode: 'emergency', fallbackApplied: false }
  }
  const notClosed = nearest.filter((clinic) => clinic.availabilityReason !== 'closed')
  return {
    clinics: notClosed.slice(0, CLINICS_MAX),
    finalMode: 'regular',
    fallbackApplied: mode === 'emergency',
  }
}
