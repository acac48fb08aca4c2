import type { Entry } from '#domain/knowledge/notes/entry.ts'
import { HAZARDS } from '#domain/knowledge/compiled/notes/figures.ts'
import type { Heard } from './clauses/heard.ts'
import { isNotMet } from './clauses/not-met.ts'
import type { Span } from './phrases/phrase-book.ts'
import type { Unplaced } from './clauses/reading.ts'
import { senseOf } from './clauses/sense.ts'
import { isSettled } from './clauses/settled.ts'
import { isCalledFor, isTakenBackByWords } from './taken-back.ts'

const overlaps = (spans: readonly Span[], start: number, end: number): boolean =>
  spans.some((span) => span.start < end && start < span.end)

export const isFigure = ({ figures }: Heard, start: number, end: number): boolean =>
  overlaps(figures, start, end)

export const isLikeness = ({ likenesses }: Heard, start: number, end: number): boolean =>
  overlaps(likenesses, start, end)

const hazard: Entry = { id: 'hazard', finding: 'a hazard', kind: 'exposure', phrases: HAZARDS, means: {} }

const ASKING = /\b(?:(?:should|can|could|may) (?:i|we|dogs|cats)|(?:is|are) (?:it|that|this|these|they))\b/

export const unplacedIn = (sentences: readonly Heard[], species: 'dog' | 'cat'): readonly Unplaced[] =>
  sentences.flatMap((sentence, index) => unplacedAt(sentence, sentences, index, species))

function unplacedAt(
  sentence: Heard,
  sentences: readonly Heard[],
  index: number,
  species: 'dog' | 'cat',
): readonly Unplaced[] {
  if (sentence.hazards.length === 0 || (sentence.isQuestion && ASKING.test(sentence.words))) return []
  const placed = sentence.entries.flatMap(({ of, spans }) =>
    accountsFor(of) && isCalledFor(of, sentences)
      ? spans.filter((span) => !isTakenBackByWords(of, sentences, sentence, span))
      : [],
  )
  return sentence.hazards
    .filter(
      ({ start, end }) =>
        !isFigure(sentence, start, end) &&
        !overlaps(placed, start, end) &&
        !isSettled('other', sentences, index, start, end) &&
        !isNotMet({ sentences, index, start, end, isStrong: true }) &&
        senseOf(hazard, sentence, start, end, species) === 'present',
    )
    .map(({ start, end, isOfBody }) => ({ quote: sentence.quote(start, end), isOfBody }))
}

/** A thing accounts for a hazard only with contact, a swelling only with its time. */
const accountsFor = ({ kind, id }: Entry): boolean => kind !== 'exposure' && id !== 'slow-face-swelling'
