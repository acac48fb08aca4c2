import { answerWords, soonerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { LOW_CONFIDENCE_BELOW } from '#domain/engine/answer/low-confidence.ts'
import type { TraceRule } from '#domain/engine/answer/assessment.ts'
import type { Decision } from '#domain/engine/decide/decision.ts'
import type { DoseFinding } from '#domain/engine/doses/compute-doses.ts'
import type { RankedCondition } from '#domain/engine/rank/rank-conditions.ts'
import { paragraph, spoken, wordsIn } from './wording.ts'

const WORDS = 60
const GAPS_TOLD = 3
const FAST_CARE = 'Fast care matters.'
const GAPS = 5

export const standingRules = ({ rules, level }: Decision): readonly TraceRule[] =>
  rules.filter((rule) => rule.setAsideBy === null && rule.level === level)

function reasonsFor(decision: Decision): readonly string[] {
  const rules = standingRules(decision).map(({ because }) => because)
  const patterns = decision.level === 'monitor_at_home' ? decision.patterns.map(({ because }) => because) : []
  const things =
    decision.level === 'monitor_at_home'
      ? (decision.things ?? []).map(({ name, because }) => `${name}: ${because}`)
      : []
  return [...new Set([...rules, ...things, ...patterns])]
}

export function explanationFor(decision: Decision, doses: readonly DoseFinding[], name: string): string {
  const reasons = reasonsFor(decision)
  const { withoutReason, lessSure } = answerWords
  const { opening, closing } = firstAndLast(decision)
  const [first = withoutReason[decision.level], second] = reasons
  const [worked] = doses.filter(({ known }) => known).map(({ working }) => working)
  const saysSo = [first, second].some((reason) => reason?.endsWith(FAST_CARE))
  const parts = [
    { weight: 0, text: opening },
    { weight: 1, text: first },
    { weight: 3, text: second },
    { weight: 2, text: worked },
    { weight: 5, text: saysSo ? undefined : closing },
    { weight: 4, text: decision.confidence < LOW_CONFIDENCE_BELOW ? lessSure : undefined },
  ].flatMap(({ weight, text }) =>
    text === undefined ? [] : [{ weight, text: spoken(withoutTitles(text), name) }],
  )
  return paragraph(withinWords(parts).map(({ text }) => text))
}

const TITLES: ReadonlySet<string> = new Set(Object.values(answerWords.recommend.sooner))

const withoutTitles = (text: string): string =>
  text
    .split(/(?<=\.) /)
    .filter((sentence) => !TITLES.has(sentence.replace(/\.$/, '')))
    .join(' ')

type Part = { readonly weight: number; readonly text: string }

function withinWords(parts: readonly Part[]): readonly Part[] {
  let left = WORDS
  const kept = parts
    .toSorted((one, other) => one.weight - other.weight)
    .filter(({ weight, text }) => {
      if (weight > 1 && wordsIn(text) > left) return false
      left -= wordsIn(text)
      return true
    })
  return parts.filter((part) => kept.includes(part))
}

const firstAndLast = ({
  level,
  callWithin,
}: Decision): { readonly opening: string; readonly closing: string } =>
  level === 'normal_vet' && callWithin !== undefined
    ? soonerWords[callWithin]
    : { opening: answerWords.opening[level], closing: answerWords.closing[level] }

export function rationaleFor(decision: Decision, name: string): string {
  const reasons = reasonsFor(decision)
  const why = reasons.length > 0 ? reasons : [answerWords.withoutReason[decision.level]]
  // In an emergency what else might have been asked no longer matters.
  const gaps = decision.level === 'er_urgent' ? [] : decision.unknown.slice(0, GAPS_TOLD)
  return paragraph([...why, ...gaps].map((sentence) => spoken(sentence, name)))
}

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
