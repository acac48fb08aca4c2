import type { Entry } from '#domain/knowledge/notes/entry.ts'
import { FIGURES } from '#domain/knowledge/notes/figures.ts'
import { HAZARDS, WEAK_ALARMS } from '#domain/knowledge/notes/hazards.ts'
import { senseOf } from './sense.ts'
import type { Sentence } from './sentences.ts'

/** A hazard or an alarm in the owner's own words that no finding accounts for. */
export type Unplaced = {
  /** The owner's words, as written. */
  readonly quote: string
  /** True for a word of swelling or sudden change, which something ordinary may explain. */
  readonly isWeak: boolean
}

type Span = { readonly start: number; readonly end: number }

const whole = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<!\\w)(?:${phrases.join('|').replaceAll('(?: |$)', '')})(?!\\w)`, 'g')

const figures = whole(FIGURES)
const hazards = [
  { said: whole(HAZARDS), isWeak: false },
  { said: whole(WEAK_ALARMS), isWeak: true },
]

const spansOf = (said: RegExp, words: string): readonly Span[] =>
  [...words.matchAll(said)].map(({ index, 0: hit }) => ({ start: index, end: index + hit.length }))

/** True when the words at this place belong to a turn of speech that tells of no harm. */
export const isFigure = ({ words }: Sentence, start: number, end: number): boolean =>
  spansOf(figures, words).some((span) => span.start < end && start < span.end)

/** Stands for the vocabulary of hazards where the sense of a phrase is judged. */
const hazard: Entry = { id: 'hazard', finding: 'a hazard', kind: 'sign', phrases: HAZARDS, means: {} }

/** What a statement says of hazards or alarms that none of the phrases the reader knows accounts for. */
export function unplacedIn(
  sentence: Sentence,
  known: readonly RegExp[],
  species: 'dog' | 'cat',
): readonly Unplaced[] {
  const found = hazards.flatMap(({ said, isWeak }) =>
    spansOf(said, sentence.words)
      .filter(({ start, end }) => !isFigure(sentence, start, end))
      .filter(({ start, end }) => senseOf(hazard, sentence, start, end, species) === 'present')
      .map((span) => ({ ...span, isWeak })),
  )
  if (found.length === 0) return []
  const placed = known.flatMap((phrase) => spansOf(phrase, sentence.words))
  return found
    .filter(({ start, end }) => !placed.some((span) => span.start < end && start < span.end))
    .map(({ start, end, isWeak }) => ({ quote: sentence.quote(start, end), isWeak }))
}
