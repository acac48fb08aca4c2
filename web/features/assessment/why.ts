import type { Report } from './report.ts'

type Trace = NonNullable<Report['trace']>

/** The reasons for a level, the weightiest apart from the others; nothing is said twice. */
export type Why = Pick<Trace, 'asked' | 'whatWouldChange' | 'unknown'> & {
  readonly reasons: readonly string[]
  readonly moreReasons: readonly string[]
  /** What the owner's own words told, the longest words first. */
  readonly quotes: Trace['readFromNotes']
  readonly moreQuotes: Trace['readFromNotes']
}

/** An emergency leaves little time to read. */
const REASONS_SHOWN = { er_urgent: 2, normal_vet: 3, monitor_at_home: 3 } as const
const QUOTES_SHOWN = 3

/** Why the report has its level. */
export function whyOf({ trace, rationale, level }: Report): Why {
  if (trace === null) return whyOfSentence(rationale)
  const { rules, doses, patterns, asked, whatWouldChange } = trace
  const given = [
    ...rules.filter((rule) => rule.setAsideBy === null).map(({ because }) => because),
    ...doses.map(({ working }) => working),
    ...patterns.map(({ because }) => because),
  ]
  const more = level === 'er_urgent' ? '' : unsaid(rationale, [...given, ...trace.unknown])
  const reasons = unique([...(more === '' ? [] : [more]), ...given])
  const shown = REASONS_SHOWN[level ?? 'normal_vet']
  return {
    reasons: reasons.slice(0, shown),
    moreReasons: reasons.slice(shown),
    ...quotesOf(trace),
    asked,
    whatWouldChange,
    unknown: trace.unknown,
  }
}

const whyOfSentence = (sentence: string): Why => ({
  reasons: sentence === '' ? [] : [sentence],
  moreReasons: [],
  quotes: [],
  moreQuotes: [],
  asked: [],
  whatWouldChange: [],
  unknown: [],
})

const unique = (sentences: readonly string[]): readonly string[] => [...new Set(sentences)]

/** Each quote once, those that are no part of a longer one before all others. */
function quotesOf({ readFromNotes: read }: Trace): Pick<Why, 'quotes' | 'moreQuotes'> {
  const quotes = read
    .filter(({ quote }, index) => read.findIndex((other) => other.quote === quote) === index)
    .filter(({ quote }) => !read.some((other) => other.quote !== quote && other.quote.includes(quote)))
    .toSorted((one, other) => other.quote.length - one.quote.length)
    .slice(0, QUOTES_SHOWN)
  return { quotes, moreQuotes: read.filter((one) => !quotes.includes(one)) }
}

/** What a paragraph says beyond the points of the report, each of which may be several sentences. */
function unsaid(paragraph: string, points: readonly string[]): string {
  const longestFirst = points.toSorted((one, other) => other.length - one.length)
  return longestFirst
    .reduce((rest, point) => rest.replace(point, ''), paragraph)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
