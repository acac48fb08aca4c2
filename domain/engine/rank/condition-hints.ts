import {
  conditionByExposure,
  conditionBySwallowed,
  conditionByToxin,
  conditionsByEmergency,
} from '#domain/knowledge/compiled/emergencies.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import { indexOf } from '#domain/search/index-of.ts'
import type { Search } from '#domain/search/index-of.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { DoseFinding } from '#domain/engine/doses/compute-doses.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'
import { levelByThings } from '#domain/engine/doses/level-by-things.ts'

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

/** What is named where things decide that harm nobody, and how much they speak for it. */
const HARMLESS_THING = 'low_toxicity_exposure'
const HARMLESS_THING_NAMED = 40

/** How much more the condition counts that the owner's own words fit best. */
const BY_WORDS = 8

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

/** The hints with what the owner named: things that harm nobody, and conditions that the words of the story fit. */
export function withNamed(
  known: ConditionHints,
  facts: Facts,
  doses: readonly DoseFinding[],
): ConditionHints {
  const hints = new Map(known)
  if (levelByThings(facts, doses) === 'monitor_at_home') hints.set(HARMLESS_THING, HARMLESS_THING_NAMED)
  const words = `${facts.intake.additionalNotes} ${facts.text('exposure_details')}`.trim()
  if (words === '') return hints
  const hits = searchConditions()(words)
  const best = Math.max(0, ...hits.map(({ score }) => score))
  for (const { id, score } of hits) hints.set(id, (hints.get(id) ?? 1) * (1 + (BY_WORDS * score) / best))
  return hints
}

let index: Search | undefined

/** Made when it is first needed. */
const searchConditions = (): Search =>
  (index ??= indexOf(
    allConditions.map(({ id, name, said = [], description }) => ({
      id,
      label: name,
      words: said.map((phrase) => phrase.replaceAll(/[+*]/g, '')),
      description,
    })),
    new Set(),
    { isStory: true },
  ))

/** True where a poison that was met or computed speaks for the condition. */
export const isNamedByDose = (id: string, hints: ConditionHints): boolean =>
  (hints.get(id) ?? 0) >= POSSIBLE_DOSE
