import { wordsNeeded } from './words-needed.ts'
import type { OneOf } from './words-needed.ts'

/** A place in a text. */
export type Span = { readonly start: number; readonly end: number }

/** Phrases that stand for the same thing, as regular expressions over plain words. */
export type Phrases<Of> = { readonly of: Of; readonly phrases: readonly string[] }

/** What a text says of one thing, and where; places do not overlap. */
export type Said<Of> = { readonly of: Of; readonly spans: readonly Span[] }

/** Looks for many phrases at once: what plain words say, in the order of the book. */
export type PhraseBook<Of> = (words: string) => readonly Said<Of>[]

/** One phrase; `askedIn` is the number of the last text it was asked about. */
type Phrase = {
  readonly source: string
  readonly of: number
  readonly place: number
  expression?: RegExp
  askedIn: number
}
/** One way in which a phrase can match, kept under its rarest words; `also` are the next rarest it needs. */
type Way = { readonly phrase: Phrase; readonly also: readonly Beginning[] }
/** A beginning of words under which phrases are kept; `heardIn` is the number of the last text that holds it. */
type Beginning = { readonly ways: Way[]; heardIn: number }

/**
 * A book of many phrases. Each is kept under the rarest words it needs, and asked only where the text holds one of
 * those and of its next rarest; its expression is compiled when it is first asked. So a short text asks for few. The
 * phrases are read when the first text comes.
 */
export function phraseBook<Of>(read: () => readonly Phrases<Of>[]): PhraseBook<Of> {
  let made: Book<Of> | undefined
  let text = 0
  return (words) => {
    made ??= bookOf(read())
    const { entries, index, always } = made
    text += 1
    const matching: Phrase[] = []
    const ask = ({ phrase, also }: Way): void => {
      if (phrase.askedIn === text || !(also.length === 0 || also.some(({ heardIn }) => heardIn === text)))
        return
      phrase.askedIn = text
      if (found(phrase, words, 0) !== null) matching.push(phrase)
    }
    const heard: Beginning[] = []
    forEachBeginning(words, (number) => {
      const beginning = index.get(number)
      if (beginning === undefined || beginning.heardIn === text) return
      beginning.heardIn = text
      heard.push(beginning)
    })
    always.forEach(ask)
    for (const { ways } of heard) for (const way of ways) ask(way)
    return saidBy(matching, entries, words)
  }
}

type Book<Of> = {
  readonly entries: readonly Phrases<Of>[]
  readonly index: ReadonlyMap<number, Beginning>
  /** Phrases that may match any text. */
  readonly always: readonly Way[]
}

function bookOf<Of>(entries: readonly Phrases<Of>[]): Book<Of> {
  const index = new Map<number, Beginning>()
  const always: Way[] = []
  const beginningOf = (word: string): Beginning => {
    const number = numberOf(word)
    const beginning = index.get(number) ?? { ways: [], heardIn: 0 }
    index.set(number, beginning)
    return beginning
  }
  const beginningsOf = (words: OneOf | undefined) => [...(words ?? [])].map(beginningOf)
  entries.forEach(({ phrases }, of) => {
    phrases.forEach((source, place) => {
      const phrase: Phrase = { source, of, place, askedIn: 0 }
      for (const [rarest, nextRarest] of wordsNeeded(source)) {
        const way = { phrase, also: beginningsOf(nextRarest) }
        if (rarest === undefined) always.push(way)
        else for (const { ways } of beginningsOf(rarest)) ways.push(way)
      }
    })
  })
  return { entries, index, always }
}

/** Where the phrase next stands, as a whole number of words. */
function found(phrase: Phrase, words: string, from: number): RegExpExecArray | null {
  const expression = (phrase.expression ??= new RegExp(`(?<!\\w)(?:${phrase.source})(?!\\w)`, 'g'))
  expression.lastIndex = from
  return expression.exec(words)
}

function saidBy<Of>(
  matching: readonly Phrase[],
  entries: readonly Phrases<Of>[],
  words: string,
): readonly Said<Of>[] {
  if (matching.length === 0) return []
  const inOrder = matching.toSorted((a, b) => a.of - b.of || a.place - b.place)
  return [...Map.groupBy(inOrder, ({ of }) => of)].flatMap(([of, phrases]) => {
    const entry = entries[of]
    return entry === undefined ? [] : [{ of: entry.of, spans: spansOf(phrases, words) }]
  })
}

/** Where the phrases stand, from left to right; where several begin, the one written first in the book counts. */
function spansOf(phrases: readonly Phrase[], words: string): readonly Span[] {
  const spans: Span[] = []
  for (let from = 0; from <= words.length;) {
    let first: Span | undefined
    for (const phrase of phrases) {
      const match = found(phrase, words, from)
      if (match !== null && (first === undefined || match.index < first.start))
        first = { start: match.index, end: match.index + match[0].length }
    }
    if (first === undefined) break
    spans.push(first)
    from = Math.max(first.end, first.start + 1)
  }
  return spans.length <= MOST_PLACES ? spans : [...spans.slice(0, HALF), ...spans.slice(-HALF)]
}

/** Nobody says a thing so often in one statement; of a text that does, its beginning and its end are looked at. */
const MOST_PLACES = 40
const HALF = MOST_PLACES / 2

/**
 * Every beginning of every word, and every word with a space at its end, as numbers. Two beginnings may share a
 * number; then a phrase is asked in vain.
 */
function forEachBeginning(words: string, visit: (number: number) => void): void {
  let number = 0
  let isInWord = false
  for (let place = 0; place <= words.length; place += 1) {
    const letter = place < words.length ? words.charCodeAt(place) : SPACE
    const isLetter = isOfWord(letter)
    if (isLetter || isInWord) visit((number = withLetter(number, isLetter ? letter : SPACE)))
    if (!isLetter) number = 0
    isInWord = isLetter
  }
}

const SPACE = 32
/** A to z in small letters, digits and the underscore: what `\w` means in lower-case text. */
const isOfWord = (letter: number): boolean =>
  (letter >= 97 && letter <= 122) || (letter >= 48 && letter <= 57) || letter === 95

const withLetter = (number: number, letter: number): number => (Math.imul(number, 31) + letter) & 0x3fffffff

function numberOf(beginning: string): number {
  let number = 0
  for (let place = 0; place < beginning.length; place += 1)
    number = withLetter(number, beginning.charCodeAt(place))
  return number
}
