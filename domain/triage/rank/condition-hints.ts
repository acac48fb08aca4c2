import {
  conditionByExposure,
  conditionBySwallowed,
  conditionByToxin,
  conditionsByEmergency,
} from '#domain/knowledge/conditions/by-emergency.ts'
import type { EmergencyFamily } from '#domain/triage/decision.ts'
import type { DoseFinding } from '#domain/triage/doses/compute-doses.ts'

/** A condition that belongs to the kind of emergency the rules found. */
const OF_THE_FAMILY = 8
/** One of the many poisons, where the rules speak of poison; which one, the ranking knows. */
const ONE_OF_THE_POISONS = 3
/** A poison that was named or ticked, at an unknown amount. */
const POSSIBLE_DOSE = 10
/** A poison at an amount that is known to be harmful. */
const HARMFUL_DOSE = 40
/** A poison at an amount that is known to be too small. */
const HARMLESS_DOSE = 0.2

/** An object that was ticked as swallowed. */
const SWALLOWED = 8

/** How much more or less likely the rules and the computed doses make single conditions. */
export type ConditionHints = ReadonlyMap<string, number>

/** What the kinds of emergency, the doses and, in a poisoning, what the pet met or swallowed say about single conditions. */
export function conditionHints(
  families: readonly EmergencyFamily[],
  doses: readonly DoseFinding[],
  exposures: ReadonlySet<string> = new Set(),
): ConditionHints {
  const hints = new Map<string, number>()
  for (const family of families) {
    const factor = family === 'poison' ? ONE_OF_THE_POISONS : OF_THE_FAMILY
    for (const id of conditionsByEmergency[family]) hints.set(id, Math.max(factor, hints.get(id) ?? 1))
  }
  if (families.includes('poison'))
    for (const exposure of exposures) {
      const id = conditionByExposure[exposure]
      if (id !== undefined) hints.set(id, POSSIBLE_DOSE)
    }
  for (const exposure of exposures) {
    const id = conditionBySwallowed[exposure]
    if (id !== undefined) hints.set(id, SWALLOWED)
  }
  for (const { toxinId, level, known } of doses) {
    const id = conditionByToxin[toxinId]
    if (id === undefined) continue
    hints.set(id, known ? (level === 'monitor_at_home' ? HARMLESS_DOSE : HARMFUL_DOSE) : POSSIBLE_DOSE)
  }
  return hints
}

/** True where a poison that was met or computed speaks for the condition. */
export const isNamedByDose = (id: string, hints: ConditionHints): boolean =>
  (hints.get(id) ?? 0) >= POSSIBLE_DOSE
