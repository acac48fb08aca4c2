import { madeInSteps } from '#domain/made-in-steps.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { Likelihood, PossibleCondition } from '#domain/engine/answer/assessment.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { isNamedByDose } from './condition-hints.ts'
import type { ConditionHints } from './condition-hints.ts'
import { clausesOf } from './said.ts'
import { generalNames } from './general-names.ts'
import { isSupported } from './support.ts'
import { prepareRanking, weighConditions } from './weigh-conditions.ts'
import type { Findings } from './weigh-conditions.ts'

export type RankedCondition = {
  readonly id: string
  readonly name: string
  readonly posterior: number
  readonly likelihood: Likelihood
  readonly description: string
  readonly urgency: Urgency
  readonly isSupported: boolean
  readonly sources: readonly string[]
}

const ranking = madeInSteps(() => prepareRanking(allConditions))

export const openConditions = ranking.open

export const likelihoodOf = (posterior: number): Likelihood =>
  posterior >= 0.4 ? 'high' : posterior >= 0.12 ? 'medium' : 'low'

/** The share of every condition for what is known about this pet, in the order of the list; together they make 1. */
export const sharesFor = (facts: Facts): Float64Array => weighed(facts).shares

const weighed = onceForEach((facts: Facts): Shares & { readonly findings: Findings } => {
  const findings = findingsOf(facts)
  return { findings, ...sharesBy(findings) }
})

type Shares = { readonly shares: Float64Array; readonly words: Float64Array }

function sharesBy(findings: Findings): Shares {
  const { weights: shares, words } = weighConditions(ranking.whole(), findings)
  let total = 0
  for (let at = 0; at < shares.length; at += 1) total += shares[at] ?? 0
  for (let at = 0; at < shares.length; at += 1) shares[at] = (shares[at] ?? 0) / total
  return { shares, words }
}

/** Most likely first. */
export function rankConditions(facts: Facts): readonly RankedCondition[] {
  const { findings, shares, words } = weighed(facts)
  const worthwhile = placesFrom(shares, TINY)
  const places = worthwhile.length < LISTED ? placesFrom(shares, Number.MIN_VALUE) : worthwhile
  sortByShare(places, shares)
  const { conditions: prepared } = ranking.whole()
  const conditions: RankedCondition[] = []
  for (const at of places) {
    const listed = entries[at]
    const condition = prepared[at]
    if (listed === undefined || condition === undefined) continue
    const supported = isSupported(condition, findings, (words[at] ?? 1) > 1)
    conditions.push(withShare(listed, shares[at] ?? 0, supported))
  }
  return conditions
}

export type LikelyCondition = Pick<RankedCondition, 'id' | 'urgency' | 'posterior' | 'sources'>

/** Those of at least this share, most likely first; where there is none, the likeliest alone. */
export function likeliestConditions(facts: Facts, least: number): readonly LikelyCondition[] {
  const { shares } = weighed(facts)
  const places = sortByShare(placesFrom(shares, least), shares)
  return (places.length > 0 ? places : [shares.indexOf(Math.max(...shares))]).flatMap((at) => {
    const entry = entries[at]
    if (entry === undefined) return []
    const { id, urgency, sources } = entry
    return [{ id, urgency, sources, posterior: shares[at] ?? 0 }]
  })
}

const sortByShare = (places: number[], shares: Float64Array): number[] =>
  places.sort((a, b) => Math.sign((shares[b] ?? 0) - (shares[a] ?? 0)))

function placesFrom(shares: Float64Array, least: number): number[] {
  const places: number[] = []
  for (let at = 0; at < shares.length; at += 1) if ((shares[at] ?? 0) >= least) places.push(at)
  return places
}

const entries = allConditions.map(({ id, name, description, urgency, sources }) => ({
  id,
  name,
  description,
  urgency: urgency.to,
  sources,
}))

const withShare = (
  {
    id,
    name,
    description,
    urgency,
    sources,
  }: Omit<RankedCondition, 'posterior' | 'likelihood' | 'isSupported'>,
  posterior: number,
  isSupported: boolean,
): RankedCondition => ({
  id,
  name,
  posterior,
  likelihood: likelihoodOf(posterior),
  description,
  urgency,
  isSupported,
  sources,
})

function findingsOf(facts: Facts): Findings {
  const { intake, notes } = facts
  const symptoms = [...new Set([...facts.symptoms, ...notes.symptoms])]
  const values = (question: string): readonly string[] | undefined =>
    question === 'sym' ? symptoms : merged(facts.values(question), notes.answers.get(question))
  const clauses = clausesOf([
    intake.additionalNotes,
    facts.text('exposure_details'),
    facts.text('medication_details'),
    facts.text('last_normal'),
  ])
  return { facts, clauses, values, symptoms: facts.symptoms }
}

function merged(
  ticked: readonly string[] | undefined,
  written: ReadonlySet<string> | undefined,
): readonly string[] | undefined {
  if (written === undefined || written.size === 0) return ticked
  // What the owner wrote overrules a "none of these" that was ticked in haste.
  return [...(ticked ?? []).filter((value) => value !== 'none'), ...written]
}

const SHOWN = 3
const LISTED = 5
/** Not even the strongest hint makes a condition with less than this worth listing. */
const TINY = 0.0001
/**
 * From this share on, a fourth one is named beside one that is likely, and a dangerous one is among the first three; from
 * `POSSIBLE` on where none is likely: there, small shares are all there is.
 */
const PLAUSIBLE = 0.05
const POSSIBLE = 0.02

const AGREES: Readonly<Record<Urgency, Readonly<Record<Urgency, number>>>> = {
  er_urgent: { er_urgent: 2.5, normal_vet: 0.5, monitor_at_home: 0.03 },
  normal_vet: { er_urgent: 0.7, normal_vet: 1.2, monitor_at_home: 0.6 },
  monitor_at_home: { er_urgent: 0.3, normal_vet: 0.8, monitor_at_home: 1.3 },
}

const NO_HINTS: ConditionHints = new Map()

/**
 * Three to five conditions for the answer, most likely first: the likeliest three, and those worth naming beside them. The
 * level, the kinds of emergency and the doses count as evidence, because the rules see more than the ranking. A dangerous
 * condition is named only where something was found that speaks for it; the likeliest of those that is plausible is
 * always among the first three. What evidence leaves open is filled with general names, and an emergency always names
 * something that can be one.
 */
export function chooseConditions(
  ranked: readonly RankedCondition[],
  level: Urgency,
  hints: ConditionHints = NO_HINTS,
  families: readonly EmergencyFamily[] = [],
): readonly RankedCondition[] {
  // The list is ordered, so what is worth listing stands at its beginning.
  const weighed: { readonly condition: RankedCondition; readonly weight: number }[] = []
  let total = 0
  for (const condition of ranked) {
    if (condition.posterior < TINY && weighed.length >= LISTED) break
    const weight = condition.posterior * AGREES[level][condition.urgency] * (hints.get(condition.id) ?? 1)
    total += weight
    if (mayBeNamed(condition, level, hints)) weighed.push({ condition, weight })
  }
  weighed.sort((a, b) => b.weight - a.weight)
  const shareOf = ({ weight }: { readonly weight: number }): number => weight / total
  const isDangerous = ({ condition }: { readonly condition: RankedCondition }): boolean =>
    condition.urgency === 'er_urgent'
  const [likeliest] = weighed
  const least = likeliest !== undefined && likelihoodOf(shareOf(likeliest)) === 'high' ? PLAUSIBLE : POSSIBLE
  const worthNaming = weighed.filter((entry, place) => place < SHOWN || shareOf(entry) >= least)
  const plausible = worthNaming.find((entry) => isDangerous(entry) && shareOf(entry) >= PLAUSIBLE)
  const danger = plausible ?? (level === 'er_urgent' ? weighed.find(isDangerous) : undefined)
  const first = worthNaming.slice(0, SHOWN)
  const shown =
    danger === undefined || first.includes(danger) ? first : [...first.slice(0, SHOWN - 1), danger]
  const named = [...new Set([...shown, ...worthNaming])].slice(0, LISTED).map((entry) => ({
    ...entry.condition,
    posterior: shareOf(entry),
    likelihood: likelihoodOf(shareOf(entry)),
  }))
  return withGeneralNames(named, level, families)
}

const mayBeNamed = (condition: RankedCondition, level: Urgency, hints: ConditionHints): boolean =>
  condition.urgency === 'er_urgent'
    ? condition.isSupported || isNamedByDose(condition.id, hints)
    : level !== 'er_urgent' || (condition.urgency === 'normal_vet' && condition.isSupported)

function withGeneralNames(
  named: readonly RankedCondition[],
  level: Urgency,
  families: readonly EmergencyFamily[],
): readonly RankedCondition[] {
  const lacksDanger =
    level === 'er_urgent' && !named.slice(0, SHOWN).some(({ urgency }) => urgency === 'er_urgent')
  const missing = Math.max(SHOWN - named.length, lacksDanger ? 1 : 0)
  if (missing === 0) return named
  const open = Math.max(0, 1 - named.reduce((sum, { posterior }) => sum + posterior, 0))
  const general = generalNames(level, families)
    .slice(0, missing)
    .map(({ id, name, description }, place) => {
      const posterior = open / 2 ** (place + 1)
      return {
        id,
        name,
        description,
        posterior,
        likelihood: likelihoodOf(posterior),
        urgency: level,
        isSupported: false,
        sources: [],
      }
    })
  return (lacksDanger ? [...general, ...named] : [...named, ...general]).slice(0, LISTED)
}

export const topConditions = (
  ranked: readonly RankedCondition[],
  level: Urgency,
): readonly PossibleCondition[] =>
  chooseConditions(ranked, level).map(({ name, likelihood, description }) => ({
    name,
    likelihood,
    description,
  }))
