import { FIGURES, HAZARDS, LIKENESSES, ALARMS_OF_THE_BODY } from '#domain/knowledge/compiled/notes/figures.ts'
import { WORDS, lexicon } from '#domain/knowledge/compiled/notes/lexicon.ts'
import type { Entry } from '#domain/knowledge/notes/entry.ts'
import { combinedIn } from '../phrases/combined.ts'
import { phraseBook } from '../phrases/phrase-book.ts'
import type { Phrases, Said, Span } from '../phrases/phrase-book.ts'
import type { Sentence } from './sentences.ts'

export type Heard = Sentence & {
  readonly entries: readonly Said<Entry>[]
  readonly hazards: readonly (Span & { readonly isOfBody: boolean })[]
  /** Turns of speech that tell of no harm; `likenesses` are sizes and colors that borrow the name of a thing. */
  readonly figures: readonly Span[]
  readonly likenesses: readonly Span[]
}

const written = (phrase: string): string =>
  phrase
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => WORDS[name] ?? whole)
    .replaceAll('(?: |$)', '(?!\\w)')

export const asOne = (phrases: readonly string[]): string =>
  `(?<!\\w)(?:${phrases.map(written).join('|')})(?!\\w)`

type Meant = Entry | 'hazard' | 'alarm of the body' | 'figure' | 'likeness'

const kinds: readonly Phrases<Meant>[] = [
  { of: 'hazard', phrases: HAZARDS },
  { of: 'alarm of the body', phrases: ALARMS_OF_THE_BODY },
  { of: 'figure', phrases: FIGURES },
  { of: 'likeness', phrases: LIKENESSES },
]

const book = phraseBook<Meant>(() => [
  ...kinds.map(({ of, phrases }) => ({
    of,
    phrases: phrases.map((phrase) => phrase.replaceAll('(?: |$)', '')),
  })),
  ...lexicon.map((entry) => ({ of: entry, phrases: entry.phrases.map(written) })),
])

export function hear(sentence: Sentence): Heard {
  const entries: Said<Entry>[] = []
  const hazards: (Span & { readonly isOfBody: boolean })[] = []
  let figures: readonly Span[] = []
  let likenesses: readonly Span[] = []
  for (const { of, spans } of book(sentence.words)) {
    if (of === 'figure') figures = spans
    else if (of === 'likeness') likenesses = spans
    else if (of === 'hazard' || of === 'alarm of the body')
      for (const { start, end } of spans) hazards.push({ start, end, isOfBody: of === 'alarm of the body' })
    else entries.push({ of, spans })
  }
  entries.push(...combinedIn(sentence.words))
  return { ...sentence, entries, hazards, figures, likenesses }
}
