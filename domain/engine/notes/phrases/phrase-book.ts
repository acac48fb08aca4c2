import { madeInSteps } from '#domain/made-in-steps.ts'
import { forEachBeginning, makeBeginnings } from './beginnings.ts'
import type { Beginnings } from './beginnings.ts'
import { wordsNeeded } from './words-needed.ts'
import type { OneOf } from './words-needed.ts'

export type Span = { readonly start: number; readonly end: number }

export type Phrases<Of> = { readonly of: Of; readonly phrases: readonly string[] }

export type Said<Of> = { readonly of: Of; readonly spans: readonly Span[] }

export type PhraseBook<Of> = (words: string) => readonly Said<Of>[]

type Phrase = {
  readonly source: string
  readonly of: number
  readonly place: number
  expression?: RegExp
}

const closed: (() => Generator<void, void>)[] = []

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
    const opened = book.whole()
    text = text === MOST_TEXTS ? 1 : text + 1
    if (text === 1) forgetTexts(opened)
    return saidBy(matchingIn(opened, words, text), opened.entries, words)
  }
}

function matchingIn(book: Book<unknown>, words: string, text: number): Matching[] {
  const { beginnings, phrases, ways, from, heardIn, askedIn } = book
  const heard: number[] = [ALWAYS]
  forEachBeginning(beginnings, words, (beginning) => {
    if (heardIn[beginning] === text) return
    heardIn[beginning] = text
    if (from[beginning] !== from[beginning + 1]) heard.push(beginning)
  })
  const matching: Matching[] = []
  for (const beginning of heard) {
    const end = from[beginning + 1] ?? 0
    for (let way = from[beginning] ?? 0, next = 0; way < end; way = next) {
      next = way + (ways[way] ?? 0)
      const number = ways[way + 1] ?? 0
      if (askedIn[number] === text || !isEachHeard(ways, way + 2, next, heardIn, text)) continue
      askedIn[number] = text
      const phrase = phrases[number]
      const first = phrase && found(phrase, words, 0)
      if (phrase && first) matching.push({ phrase, next: first })
    }
  }
  return matching
}

const AT_ONCE = 10

/** After so many texts the numbers begin anew; small ones keep the lists near the processor. */
const MOST_TEXTS = 65_535

function forgetTexts({ heardIn, askedIn }: Book<unknown>): void {
  heardIn.fill(0)
  askedIn.fill(0)
}

const ALWAYS = 0

/**
 * The ways in which phrases can match stand one after the other in one list of numbers, because a text is compared with
 * hundreds and objects would lie all over the memory. A way is its own length, the number of its phrase and, for each
 * group of words of which one must be heard too, their count and their numbers.
 */
type Book<Of> = {
  readonly entries: readonly Phrases<Of>[]
  readonly phrases: readonly Phrase[]
  readonly beginnings: Beginnings
  readonly ways: Uint16Array
  readonly from: Uint32Array
  readonly heardIn: Uint16Array
  readonly askedIn: Uint16Array
}

function* bookOf<Of>(read: () => readonly Phrases<Of>[]): Generator<void, Book<Of>> {
  const entries = read()
  const making = makeBeginnings()
  const phrases: Phrase[] = []
  const waysOf: (number[] | undefined)[] = []
  const numbersOf = (words: OneOf): readonly number[] => [...words].map(making.add)
  for (const [of, { phrases: sources }] of entries.entries())
    for (const [place, source] of sources.entries()) {
      if (place % AT_ONCE === 0) yield
      const number = phrases.push({ source, of, place }) - 1
      for (const [rarest, ...others] of wordsNeeded(source)) {
        const needs = others.map(numbersOf).flatMap((group) => [group.length, ...group])
        for (const beginning of rarest === undefined ? [ALWAYS] : numbersOf(rarest))
          (waysOf[beginning] ??= []).push(2 + needs.length, number, ...needs)
      }
    }
  const beginnings = yield* making.done()
  yield
  const from = new Uint32Array(beginnings.count + 1)
  for (let beginning = 0; beginning < beginnings.count; beginning += 1)
    from[beginning + 1] = (from[beginning] ?? 0) + (waysOf[beginning]?.length ?? 0)
  const ways = new Uint16Array(from.at(-1) ?? 0)
  waysOf.forEach((kept, beginning) => {
    if (kept !== undefined) ways.set(kept, from[beginning])
  })
  return {
    entries,
    phrases,
    beginnings,
    ways,
    from,
    heardIn: new Uint16Array(beginnings.count),
    askedIn: new Uint16Array(phrases.length),
  }
}

function isEachHeard(
  ways: Uint16Array,
  start: number,
  end: number,
  heardIn: Uint16Array,
  text: number,
): boolean {
  for (let group = start, next = 0; group < end; group = next) {
    next = group + 1 + (ways[group] ?? 0)
    let isHeard = false
    for (let place = group + 1; place < next && !isHeard; place += 1)
      isHeard = heardIn[ways[place] ?? 0] === text
    if (!isHeard) return false
  }
  return true
}

type Matching = { readonly phrase: Phrase; next: RegExpExecArray | null }

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

const MOST_PLACES = 40
const HALF = MOST_PLACES / 2
