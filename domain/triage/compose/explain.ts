import type { TraceRule } from '#domain/triage/assessment.ts'
import type { Decision } from '#domain/triage/decision.ts'
import type { DoseFinding } from '#domain/triage/doses/compute-doses.ts'
import type { RankedCondition } from '#domain/triage/rank/rank-conditions.ts'
import { paragraph, spoken } from './wording.ts'

/** Below this the answer says that it is less sure. */
const SURE = 0.7
const REASONS = 3

const opening = {
  er_urgent: '{petName} needs an emergency vet now.',
  normal_vet: 'Have a vet see {petName} in the next 24 to 48 hours.',
  monitor_at_home: 'You can care for {petName} at home for now.',
} as const

const closing = {
  er_urgent: 'Fast care gives {petName} the best chance.',
  normal_vet: 'From what you told us, this is not an emergency right now.',
  monitor_at_home: 'We found no danger signs in your answers. Go to a vet if that changes.',
} as const

/** The rules that hold the level up, most urgent first. */
export const standingRules = ({ rules, level }: Decision): readonly TraceRule[] =>
  rules.filter((rule) => rule.setAsideBy === null && rule.level === level)

/** Why, in sentences: the standing rules, or the patterns that explain a mild picture. */
export function reasonsFor(decision: Decision): readonly string[] {
  const rules = standingRules(decision).map(({ because }) => because)
  const patterns = decision.level === 'monitor_at_home' ? decision.patterns.map(({ because }) => because) : []
  return [...new Set([...rules, ...patterns])]
}

/** The paragraph the owner reads first after the title. */
export function explanationFor(decision: Decision, doses: readonly DoseFinding[], name: string): string {
  const reasons = reasonsFor(decision).slice(0, REASONS)
  const fallback = {
    er_urgent: ['Some of what you told us can be dangerous.'],
    normal_vet: ['Some answers are missing or need a closer look, so we chose the safer level.'],
    monitor_at_home: ['The signs look mild so far.'],
  }[decision.level]
  const worked = doses.filter(({ known }) => known).map(({ working }) => working)
  const unsure = decision.confidence < SURE ? ['We are less sure about this one. Please talk to a vet.'] : []
  return paragraph(
    [
      opening[decision.level],
      ...(reasons.length > 0 ? reasons : fallback),
      ...worked,
      closing[decision.level],
      ...unsure,
    ].map((sentence) => spoken(sentence, name)),
  )
}

/** The level's reasons in short, with what was not known. */
export function rationaleFor(decision: Decision, name: string): string {
  const reasons = reasonsFor(decision)
  const why =
    reasons.length > 0
      ? reasons
      : ['No single sign set this level. It is the safer choice for what is known.']
  return paragraph([...why, ...decision.unknown].map((sentence) => spoken(sentence, name)))
}

/** What a veterinarian wants to read first: findings, possible causes, amounts, gaps. */
export function veterinaryAssessment(
  decision: Decision,
  conditions: readonly RankedCondition[],
  doses: readonly DoseFinding[],
  name: string,
): string {
  const level = { er_urgent: 'emergency', normal_vet: 'vet visit', monitor_at_home: 'home care' }[
    decision.level
  ]
  const setAside = decision.rules.filter((rule) => rule.setAsideBy !== null).map((rule) => rule.because)
  return paragraph([
    `Level by rules: ${level}`,
    ...reasonsFor(decision).map((sentence) => spoken(sentence, name)),
    ...(setAside.length > 0 ? [`Seen and explained: ${setAside.join(' ')}`] : []),
    `To consider: ${conditions.map((condition) => condition.name).join('; ')}`,
    ...doses.map(({ working }) => working),
    ...(decision.unknown.length > 0 ? [`Not known: ${decision.unknown.join(' ')}`] : []),
  ])
}
