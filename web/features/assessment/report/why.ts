import type { Report } from './report.ts'

type Trace = NonNullable<Report['trace']>

export type Why = Pick<Trace, 'asked' | 'whatWouldChange' | 'unknown'> & {
  readonly reasons: readonly string[]
  readonly moreReasons: readonly string[]
  readonly quotes: readonly string[]
  readonly read: Trace['readFromNotes']
}

const REASONS_SHOWN = { er_urgent: 2, normal_vet: 3, monitor_at_home: 3 } as const
const QUOTES_SHOWN = 3

export function whyOf({ trace, rationale, level, pet }: Report): Why {
  if (trace === null) return whyOfSentence(rationale)
  const { rules, doses, patterns, asked, whatWouldChange } = trace
  const standing = rules.filter((rule) => rule.setAsideBy === null)
  const given = [
    ...standing.map(({ because }) => because),
    ...doses.map(({ working }) => working),
    ...patterns.map(({ because }) => because),
  ]
  const more = level === 'er_urgent' ? '' : unsaid(rationale, [...given, ...trace.unknown])
  const reasons = unique([...(more === '' ? [] : [more]), ...given]).map((reason) => ({
    reason,
    from: fromWords(standing.filter(({ because }) => because === reason)),
  }))
  const shown = reasons.slice(0, REASONS_SHOWN[level ?? 'normal_vet'])
  const quotes = quotesOf(trace)
  // The owner's words stand right below: where they told all of it, that need not be said at each.
  const isSaidBelow = quotes.length > 0 && shown.every(({ from }) => from === FROM_NOTE)
  return {
    reasons: shown.map(({ reason, from }) => (isSaidBelow ? reason : `${reason}${from}`)),
    moreReasons: reasons.slice(shown.length).map(({ reason, from }) => `${reason}${from}`),
    quotes,
    read: trace.readFromNotes,
    asked,
    whatWouldChange: whatWouldChange.map((change) => ({
      ...change,
      sentence: named(change.sentence, pet.name),
    })),
    unknown: trace.unknown,
  }
}

const named = (sentence: string, name: string): string =>
  name.trim() === '' ? sentence : sentence.replaceAll(/\byour pet\b/g, name.trim())

function fromWords(rules: Trace['rules']): string {
  const [first, ...others] = rules.map(({ restsOn }) =>
    restsOn.includes('suspected') ? FROM_NOTE : restsOn.includes('confirmed') ? CONFIRMED : '',
  )
  return first === undefined || others.some((other) => other !== first) ? '' : first
}

const FROM_NOTE = ' (from your words)'
const CONFIRMED = ' (you confirmed this)'

const whyOfSentence = (sentence: string): Why => ({
  reasons: sentence === '' ? [] : [sentence],
  moreReasons: [],
  quotes: [],
  read: [],
  asked: [],
  whatWouldChange: [],
  unknown: [],
})

const unique = (sentences: readonly string[]): readonly string[] => [...new Set(sentences)]

function quotesOf({ readFromNotes }: Trace): readonly string[] {
  const quotes = unique(readFromNotes.map(({ quote }) => quote))
  return quotes
    .filter((quote) => !quotes.some((other) => other !== quote && other.includes(quote)))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, QUOTES_SHOWN)
}

function unsaid(paragraph: string, points: readonly string[]): string {
  const longestFirst = points.toSorted((one, other) => other.length - one.length)
  return longestFirst
    .reduce((rest, point) => rest.replace(point, ''), paragraph)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
