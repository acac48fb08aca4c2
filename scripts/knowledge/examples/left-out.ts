import { withOwnColor } from '#domain/engine/notes/clauses/color-of-clause.ts'
import { asOne } from '#domain/engine/notes/clauses/heard.ts'
import type { Heard } from '#domain/engine/notes/clauses/heard.ts'
import type { NoteSense } from '#domain/engine/notes/clauses/reading.ts'
import { senseOf } from '#domain/engine/notes/clauses/sense.ts'
import { nearClauses } from '#domain/engine/notes/clauses/sentences.ts'
import type { NoteContext } from '#domain/engine/notes/note-reader.ts'
import type { Said, Span } from '#domain/engine/notes/phrases/phrase-book.ts'
import { closingOf } from '#domain/engine/notes/phrases/expression-parts.ts'
import { isMeant, isTakenBack } from '#domain/engine/notes/taken-back.ts'
import { isFigure, isLikeness } from '#domain/engine/notes/unplaced.ts'
import { isNotMet } from '#domain/engine/notes/clauses/not-met.ts'
import { SWALLOWED_ONLY } from '#domain/engine/notes/read-notes.ts'
import type { Entry } from '#domain/knowledge/notes/entry.ts'
import { readLexicon } from '../lexicon/read-lexicon.ts'
import { quoted } from '../tell/words.ts'
import { denialBehind, endOfScare, otherBehind, pastBehind, supposedBehind } from './words-behind.ts'
import type { Behind } from './words-behind.ts'

/** Those that may hide a danger first. */
export const WHYS = [
  'taken back',
  'over',
  'somebody else',
  'supposed',
  'not met',
  'figure of speech',
  'denied',
  'missing word',
  'other pet',
] as const
export type Why = (typeof WHYS)[number]

/** Why words that stand in a sentence do not count there; `turn` is the turn of speech that decided it. */
export type Reason = { readonly why: Why; readonly says: string; readonly turn?: string }

/** `sense` is that of the finding the reader made of these words; undefined where it made none. */
export function reasonFor(
  { of: entry, spans }: Said<Entry>,
  sentences: readonly Heard[],
  index: number,
  context: NoteContext,
  sense: NoteSense | undefined,
): Reason {
  const sentence = sentences[index]
  if (sentence === undefined) throw new Error(`The note has no sentence ${index}.`)
  if (!isMeant(entry, sentences, context)) return ofTheNote(entry, sentences, context)
  if (sense !== undefined) return ofTheSense(entry, spans, sentences, index, context, sense)
  return ofTheSentence(entry, spans, sentences, index, context)
}

function ofTheNote(entry: Entry, sentences: readonly Heard[], { species, sex }: NoteContext): Reason {
  if (entry.species !== undefined && entry.species !== species)
    return { why: 'other pet', says: `the pet is a ${species}` }
  if (entry.sex !== undefined && sex !== undefined && entry.sex !== sex)
    return { why: 'other pet', says: `the pet is ${sex}` }
  const whole = sentences.map(({ words }) => words).join(' . ')
  const absent = entry.unlessSaid?.find(
    (phrase) => asksForWords(phrase) && !storyNames.has(phrase) && wordsOf(phrase, whole) !== undefined,
  )
  if (absent !== undefined)
    return {
      why: 'missing word',
      says: 'the note holds none of the words it needs',
    }
  const said = entry.unlessSaid?.map((phrase) => wordsOf(phrase, whole)).find((words) => words !== undefined)
  if (said !== undefined) return { why: 'taken back', says: `taken back: ${tellWords(said, 'the note')}` }
  if (entry.onlySaid !== undefined && !new RegExp(asOne(entry.onlySaid)).test(whole))
    return { why: 'missing word', says: 'the note holds none of the words it needs besides' }
  return { why: 'taken back', says: 'taken back by what stands elsewhere in the note, see its phrases above' }
}

function ofTheSentence(
  entry: Entry,
  spans: readonly Span[],
  sentences: readonly Heard[],
  index: number,
  { name }: NoteContext,
): Reason {
  const sentence = sentences[index]
  if (sentence === undefined) throw new Error(`The note has no sentence ${index}.`)
  const wordsAt = ({ start, end }: Span): string => quoted(sentence.words.slice(start, end))
  const [first] = spans
  const isLent = (span: Span): boolean =>
    isFigure(sentence, span.start, span.end) ||
    (entry.kind === 'exposure' && isLikeness(sentence, span.start, span.end))
  const literal = spans.filter((span) => !isLent(span))
  if (literal.length === 0)
    return {
      why: 'figure of speech',
      says: `words that mean something else here: ${first === undefined ? '' : figureAt(sentence, first)}`,
    }
  const own = literal.flatMap((span) => withOwnColor(entry, sentence, span) ?? [])
  if (own.length === 0) return { why: 'taken back', says: 'the color is that of something else' }
  const back = own.find((span) => isTakenBack(entry, sentence, span))
  if (back !== undefined && own.every((span) => isTakenBack(entry, sentence, span)))
    return {
      why: 'taken back',
      says: `taken back: ${tellWords(excuseAt(entry, sentence, back), 'the sentence')}`,
    }
  if (own.every(({ start, end }) => isNotMet({ sentences, index, start, end, isStrong: isStrong(entry) })))
    return {
      why: 'not met',
      says: 'not a thing this pet met: it is likened to one, lent, kept away, used by a person, or met by another',
    }
  return own.some((span) => wordsAt(span) === quoted(name.toLowerCase()))
    ? { why: 'not met', says: 'it is the name of the pet' }
    : {
        why: 'not met',
        says: 'no word of eating, licking or taking that the reader knows stands by it; where the owner plainly says so, that is a known gap',
      }
}

const isStrong = ({ id, means }: Entry): boolean => means.keys !== undefined && !SWALLOWED_ONLY.has(id)

function figureAt({ words, figures, likenesses }: Heard, span: Span): string {
  const found =
    [...figures, ...likenesses].find(({ start, end }) => start < span.end && span.start < end) ?? span
  return quoted(words.slice(found.start, found.end))
}

function ofTheSense(
  entry: Entry,
  spans: readonly Span[],
  sentences: readonly Heard[],
  index: number,
  { species }: NoteContext,
  sense: NoteSense,
): Reason {
  const sentence = sentences[index]
  const [first] = spans
  if (sentence === undefined || first === undefined) throw new Error('A finding without a place.')
  const span =
    spans.find(({ start, end }) => senseOf(entry, sentence, start, end, species) === sense) ?? first
  const isOf = senseOf(entry, sentence, span.start, span.end, species) === sense
  switch (sense) {
    case 'present':
      throw new Error(`It counts: ${sentence.words}`)
    case 'negated':
    case 'denied':
      return isOf
        ? by('denied', 'denied', denialBehind(sentence, span))
        : { why: 'denied', says: `asked, and answered: ${quoted(sentences[index + 1]?.words ?? '')}` }
    case 'past':
      return isOf
        ? by('over', 'over', pastBehind(sentence, span))
        : by('over', 'a scare that passed', endOfScare(sentences, index, span))
    case 'other_animal':
      return by('somebody else', 'of somebody else', otherBehind(sentence, span, species))
    case 'hypothetical':
      return sentence.isQuestion && entry.kind === 'name'
        ? { why: 'supposed', says: 'only asked' }
        : by('supposed', 'only feared, read or supposed', supposedBehind(sentence, span))
  }
}

const by = (why: Why, says: string, behind: Behind | undefined): Reason =>
  behind === undefined ? { why, says } : { why, says: `${says}: ${quoted(behind.words)}`, turn: behind.turn }

const STORY = '(a story)'

/** A story of nothing but words that stand nowhere: where they are missing, the finding does not count. */
const asksForWords = (phrase: string): boolean =>
  phrase.startsWith('^(?!') && /^(?:\.\*)?\$?$/.test(phrase.slice(closingOf(phrase.slice(1)) + 2))

const isStory = (phrase: string): boolean => phrase.startsWith('^')

const storyNames: ReadonlyMap<string, string> = new Map(
  [...readLexicon().stories].map(([name, expression]) => [expression, `${STORY} ${name}`]),
)

const expressions = new Map<string, RegExp>()

function wordsOf(phrase: string, text: string): string | undefined {
  const expression = expressions.get(phrase) ?? new RegExp(asOne([phrase]))
  expressions.set(phrase, expression)
  const found = expression.exec(text)?.[0]
  return found === undefined || found.length < text.length || !isStory(phrase)
    ? found?.trim()
    : (storyNames.get(phrase) ?? STORY)
}

const tellWords = (words: string | undefined, whole: string): string => {
  if (words === undefined || words === '') return `${whole} as a whole`
  if (!words.startsWith(STORY)) return quoted(words)
  const name = words.slice(STORY.length)
  return name === ''
    ? `${whole} as a whole tells one of the stories above that begin with ^`
    : `${whole} as a whole tells the story${name}`
}

function excuseAt({ kind, unless = [] }: Entry, sentence: Heard, { start, end }: Span): string | undefined {
  const looksAtAll = kind === 'exposure' || unless.some(isStory)
  const near = looksAtAll ? sentence.words : nearClauses(sentence, start, end)
  return unless
    .map((phrase) => wordsOf(phrase, isStory(phrase) ? sentence.words : near))
    .find((words) => words !== undefined)
}
