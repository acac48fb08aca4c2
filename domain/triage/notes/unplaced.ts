import type { Entry } from '#domain/knowledge/notes/entry.ts'
import { FIGURES, LIKENESSES } from '#domain/knowledge/notes/figures.ts'
import { HAZARDS, WEAK_ALARMS } from '#domain/knowledge/notes/hazards.ts'
import type { Unplaced } from './reading.ts'
import { senseOf } from './sense.ts'
import type { Sentence } from './sentences.ts'
import { isSettled } from './settled.ts'

type Span = { readonly start: number; readonly end: number }

const whole = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<!\\w)(?:${phrases.join('|').replaceAll('(?: |$)', '')})(?!\\w)`, 'g')

const figures = whole(FIGURES)
const likenesses = whole(LIKENESSES)
const hazards = [
  { said: whole(HAZARDS), isWeak: false },
  { said: whole(WEAK_ALARMS), isWeak: true },
]

const spansOf = (said: RegExp, words: string): readonly Span[] =>
  [...words.matchAll(said)].map(({ index, 0: hit }) => ({ start: index, end: index + hit.length }))

/** Asked for every finding of a sentence, so the answer is kept as long as the sentence. */
const keptSpans = (said: RegExp): ((sentence: Sentence) => readonly Span[]) => {
  const kept = new WeakMap<Sentence, readonly Span[]>()
  return (sentence) => {
    const spans = kept.get(sentence) ?? spansOf(said, sentence.words)
    kept.set(sentence, spans)
    return spans
  }
}
const figuresIn = keptSpans(figures)
const likenessesIn = keptSpans(likenesses)

/** True when the words at this place belong to a turn of speech that tells of no harm. */
export const isFigure = (sentence: Sentence, start: number, end: number): boolean =>
  figuresIn(sentence).some((span) => span.start < end && start < span.end)

/** True when a thing at this place only lends its size or color to something else. */
export const isLikeness = (sentence: Sentence, start: number, end: number): boolean =>
  likenessesIn(sentence).some((span) => span.start < end && start < span.end)

/** Stands for the vocabulary of hazards where the sense of a phrase is judged. */
const hazard: Entry = { id: 'hazard', finding: 'a hazard', kind: 'exposure', phrases: HAZARDS, means: {} }

/** A question about what one may give or use names a hazard without having met it. */
const ASKING = /\b(?:(?:should|can|could|may) (?:i|we|dogs|cats)|(?:is|are) (?:it|that|this|these|they))\b/

/** What statements say of hazards or alarms that none of the phrases the reader knows accounts for. */
export const unplacedIn = (
  sentences: readonly Sentence[],
  known: readonly RegExp[],
  species: 'dog' | 'cat',
): readonly Unplaced[] => sentences.flatMap((_, index) => unplacedAt(sentences, index, known, species))

function unplacedAt(
  sentences: readonly Sentence[],
  index: number,
  known: readonly RegExp[],
  species: 'dog' | 'cat',
): readonly Unplaced[] {
  const sentence = sentences[index]
  if (sentence === undefined || (sentence.isQuestion && ASKING.test(sentence.words))) return []
  const found = hazards.flatMap(({ said, isWeak }) =>
    spansOf(said, sentence.words)
      .filter(({ start, end }) => !isFigure(sentence, start, end))
      .filter(({ start, end }) => !isSettled('other', sentences, index, start, end))
      .filter(({ start, end }) => senseOf(hazard, sentence, start, end, species) === 'present')
      .map((span) => ({ ...span, isWeak })),
  )
  if (found.length === 0) return []
  const placed = known.flatMap((phrase) => spansOf(phrase, sentence.words))
  return found
    .filter(({ start, end }) => !placed.some((span) => span.start < end && start < span.end))
    .map(({ start, end, isWeak }) => ({ quote: sentence.quote(start, end), isWeak }))
}
