import { emergencyNames, unnamedAtLevel } from '#domain/knowledge/compiled/emergencies.ts'
import type { GeneralName } from '#domain/knowledge/conditions/condition.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

/** General names for this level, the kinds of emergency first; three at least. */
export const generalNames = (
  level: Urgency,
  families: readonly EmergencyFamily[],
): readonly GeneralName[] => [
  ...families.map((family) => ({
    id: `general_${family}`,
    name: `${emergencyNames[family]}, cause not known yet`,
    description: 'Many things can lead to this. A vet has to find out which, and soon.',
  })),
  ...unnamedAtLevel[level],
]
