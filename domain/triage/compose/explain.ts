import { LIMITS } from '#domain/constants.ts'
import { answerWords, soonerWords } from '#domain/knowledge/care/answer-words.ts'
import type { TraceRule } from '#domain/triage/assessment.ts'
import type { Decision } from '#domain/triage/decision.ts'
import type { DoseFinding } from '#domain/triage/doses/compute-doses.ts'
import type { RankedCondition } from '#domain/triage/rank/rank-conditions.ts'
import { paragraph, spoken } from './wording.ts'

/** Below this the answer says that it is less sure. */
const SURE = LIMITS.results.lowConfidenceBelow
const REASONS = 3
/** Where a reason ends with this, the closing would say it once more. */
const FAST_CARE = 'Fast care matters.'
const GAPS = 5

/** The rules that hold the level up, most urgent first. */
export const standingRules = ({ rules, level }: Decision): readonly TraceRule[] =>
  rules.filter((rule) => rule.setAsideBy === null && rule.level === level)

/** Why, in sentences: the standing rules, or the patterns that explain a mild picture. */
function reasonsFor(decision: Decision): readonly string[] {
  const rules = standingRules(decision).map(({ because }) => because)
  const patterns = decision.level === 'monitor_at_home' ? decision.patterns.map(({ because }) => because) : []
  const things =
    decision.level === 'monitor_at_home'
      ? (decision.things ?? []).map(({ name, because }) => `${name}: ${because}`)
      : []
  return [...new Set([...rules, ...things, ...patterns])]
}

/** The paragraph the owner reads first after the title. */
export function explanationFor(decision: Decision, doses: readonly DoseFinding[], name: string): string {
  const reasons = reasonsFor(decision).slice(0, REASONS)
  const { withoutReason, lessSure } = answerWords
  const { opening, closing } = firstAndLast(decision)
  const worked = doses.filter(({ known }) => known).map(({ working }) => working)
  const unsure = decision.confidence < SURE ? [lessSure] : []
  return paragraph(
    [
      opening,
      ...(reasons.length > 0 ? reasons : [withoutReason[decision.level]]),
      ...worked,
      ...(reasons.some((reason) => reason.endsWith(FAST_CARE)) ? [] : [closing]),
      ...unsure,
    ].map((sentence) => spoken(sentence, name)),
  )
}

/** What the paragraph begins and ends with. */
const firstAndLast = ({
  level,
  callWithin,
}: Decision): { readonly opening: string; readonly closing: string } =>
  level === 'normal_vet' && callWithin !== undefined
    ? soonerWords[callWithin]
    : { opening: answerWords.opening[level], closing: answerWords.closing[level] }

/** The level's reasons in short, with what was not known. */
export function rationaleFor(decision: Decision, name: string): string {
  const reasons = reasonsFor(decision)
  const why = reasons.length > 0 ? reasons : [answerWords.withoutReason[decision.level]]
  // In an emergency what else might have been asked no longer matters.
  const gaps = decision.level === 'er_urgent' ? [] : decision.unknown.slice(0, REASONS)
  return paragraph([...why, ...gaps].map((sentence) => spoken(sentence, name)))
}

/** What a veterinarian wants to read first: findings, possible causes, amounts, gaps. */
export function veterinaryAssessment(
  decision: Decision,
  conditions: readonly RankedCondition[],
  doses: readonly DoseFinding[],
  name: string,
): string {
  const setAside = decision.rules.filter((rule) => rule.setAsideBy !== null).map((rule) => rule.because)
  return paragraph([
    `Level by rules: ${answerWords.levelByRules[decision.level]}`,
    ...reasonsFor(decision).map((sentence) => spoken(sentence, name)),
    ...(setAside.length > 0 ? [`Seen and explained: ${setAside.join(' ')}`] : []),
    `To consider: ${conditions.map((condition) => condition.name).join('; ')}`,
    ...doses.map(({ working }) => working),
    ...decision.unknown.slice(0, GAPS),
  ])
}
