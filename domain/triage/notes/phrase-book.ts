import { madeInSteps } from '#domain/made-in-steps.ts'
import { forEachBeginning, makeBeginnings } from './beginnings.ts'
import type { Beginnings } from './beginnings.ts'
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
/** One way in which a phrase can match, kept under its rarest words; of each group in `needs` one must be heard too. */
type Way = { readonly phrase: Phrase; readonly needs: readonly (readonly number[])[] }

/** The books there are, each to be opened a few phrases at a time. */
const closed: (() => Generator<void, void>)[] = []

/** Opens all books, a few phrases with every step, so that whoever writes the first words waits for none of them. */
export function* openBooks(): Generator<void, void> {
  for (const open of closed) yield* open()
}

/**
 * A book of many phrases. Each is kept under the rarest words it needs, and asked only where the text holds one of
 * those and of all others it needs; its expression is compiled when it is first asked. So a short text asks for few.
 * The phrases are read when the first text comes, or before by `openBooks`.
 */
export function phraseBook<Of>(read: () => readonly Phrases<Of>[]): PhraseBook<Of> {
  const book = madeInSteps(() => bookOf(read))
  let text = 0
  closed.push(book.open)
  return (words) => {
    const { entries, beginnings, waysOf, always, heardIn } = book.whole()
    text += 1
    const heard: number[] = []
    forEachBeginning(beginnings, words, (beginning) => {
      if (heardIn[beginning] === text) return
      heardIn[beginning] = text
      if (waysOf[beginning] !== undefined) heard.push(beginning)
    })
    const matching: Matching[] = []
    const ask = ({ phrase, needs }: Way): void => {
      if (phrase.askedIn === text || !isEachHeard(needs, heardIn, text)) return
      phrase.askedIn = text
      const first = found(phrase, words, 0)
      if (first !== null) matching.push({ phrase, next: first })
    }
    for (const way of always) ask(way)
    for (const beginning of heard) for (const way of waysOf[beginning] ?? []) ask(way)
    return saidBy(matching, entries, words)
  }
}

/** How many phrases are read in one step. */
const AT_ONCE = 10

type Book<Of> = {
  readonly entries: readonly Phrases<Of>[]
  readonly beginnings: Beginnings
  /** By beginning of a word: what is kept under it. */
  readonly waysOf: readonly (readonly Way[] | undefined)[]
  /** Phrases that may match any text. */
  readonly always: readonly Way[]
  /** By beginning: the number of the last text that holds it. */
  readonly heardIn: Float64Array
}

/** Reads the phrases, a few with every step. */
function* bookOf<Of>(read: () => readonly Phrases<Of>[]): Generator<void, Book<Of>> {
  const entries = read()
  const making = makeBeginnings()
  const waysOf: (Way[] | undefined)[] = []
  const always: Way[] = []
  const numbersOf = (words: OneOf): readonly number[] => [...words].map(making.add)
  for (const [of, { phrases }] of entries.entries())
    for (const [place, source] of phrases.entries()) {
      if (place % AT_ONCE === 0) yield
      const phrase: Phrase = { source, of, place, askedIn: 0 }
      for (const [rarest, ...others] of wordsNeeded(source)) {
        const way = { phrase, needs: others.map(numbersOf) }
        if (rarest === undefined) always.push(way)
        else for (const number of numbersOf(rarest)) (waysOf[number] ??= []).push(way)
      }
    }
  const beginnings = making.done()
  return { entries, beginnings, waysOf, always, heardIn: new Float64Array(beginnings.count) }
}

/** True when the text holds one beginning of every group. Written out, because it is asked more often than all else. */
function isEachHeard(needs: Way['needs'], heardIn: Float64Array, text: number): boolean {
  for (const oneOf of needs) {
    let isHeard = false
    for (let place = 0; place < oneOf.length && !isHeard; place += 1)
      isHeard = heardIn[oneOf[place] ?? 0] === text
    if (!isHeard) return false
  }
  return true
}

/** A phrase that stands in the text, and where it next does. */
type Matching = { readonly phrase: Phrase; next: RegExpExecArray | null }

/** Where the phrase next stands, as a whole number of words. */
function found(phrase: Phrase, words: string, from: number): RegExpExecArray | null {
  const expression = (phrase.expression ??= new RegExp(`(?<!\\w)(?:${phrase.source})(?!\\w)`, 'g'))
  expression.lastIndex = from
  return expression.exec(words)
}

function saidBy<Of>(
  matching: Matching[],
  entries: readonly Phrases<Of>[],
  words: string,
): readonly Said<Of>[] {
  if (matching.length === 0) return []
  matching.sort((a, b) => a.phrase.of - b.phrase.of || a.phrase.place - b.phrase.place)
  const said: Said<Of>[] = []
  for (let from = 0; from < matching.length;) {
    const of = matching[from]?.phrase.of ?? 0
    const after = matching.findIndex(({ phrase }, place) => place > from && phrase.of !== of)
    const to = after === -1 ? matching.length : after
    const entry = entries[of]
    if (entry !== undefined) said.push({ of: entry.of, spans: spansOf(matching.slice(from, to), words) })
    from = to
  }
  return said
}

/** Where the phrases stand, from left to right; where several begin, the one written first in the book counts. */
function spansOf(matching: readonly Matching[], words: string): readonly Span[] {
  const spans: Span[] = []
  for (let from = 0; from <= words.length;) {
    let first: Span | undefined
    for (const one of matching) {
      if (one.next !== null && one.next.index < from) one.next = found(one.phrase, words, from)
      if (one.next !== null && (first === undefined || one.next.index < first.start))
        first = { start: one.next.index, end: one.next.index + one.next[0].length }
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
