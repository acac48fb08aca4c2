import {
  conditionByExposure,
  conditionBySwallowed,
  conditionByToxin,
  conditionsByEmergency,
} from '#domain/knowledge/compiled/emergencies.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import { indexOf } from '#domain/search/index-of.ts'
import type { Index } from '#domain/search/index-of.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { DoseFinding } from '#domain/engine/doses/compute-doses.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'
import { levelByThings } from '#domain/engine/doses/level-by-things.ts'

const OF_THE_FAMILY = 8
/** One of the many poisons, where the rules speak of poison; which one, the ranking knows. */
const ONE_OF_THE_POISONS = 3
const POSSIBLE_DOSE = 10
const HARMFUL_DOSE = 40
const HARMLESS_DOSE = 0.2

const HARMLESS_THING = 'low_toxicity_exposure'
const HARMLESS_THING_NAMED = 40

const BY_WORDS = 8

const SWALLOWED = 8

export type ConditionHints = ReadonlyMap<string, number>

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

export function withNamed(
  known: ConditionHints,
  facts: Facts,
  doses: readonly DoseFinding[],
): ConditionHints {
  const hints = new Map(known)
  if (levelByThings(facts, doses) === 'monitor_at_home') hints.set(HARMLESS_THING, HARMLESS_THING_NAMED)
  const words = `${facts.intake.additionalNotes} ${facts.text('exposure_details')}`.trim()
  if (words === '') return hints
  const hits = conditionIndex().findInStory(words)
  const best = Math.max(0, ...hits.map(({ score }) => score))
  for (const { id, score } of hits) hints.set(id, (hints.get(id) ?? 1) * (1 + (BY_WORDS * score) / best))
  return hints
}

let index: Index | undefined

const conditionIndex = (): Index =>
  (index ??= indexOf(
    allConditions.map(({ id, name, said = [], description }) => ({
      id,
      label: name,
      words: said.map((phrase) => phrase.replaceAll(/[+*]/g, '')),
      description,
    })),
  ))

/**
 * The hints alone speak for naming it: a poison, or a kind of emergency or swallowed thing that the owner's words fit
 * too.
 */
export const isNamedByDose = (id: string, hints: ConditionHints): boolean =>
  (hints.get(id) ?? 0) >= POSSIBLE_DOSE
