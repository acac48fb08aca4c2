import { forEachBeginning, makeBeginnings } from '#domain/engine/notes/phrases/beginnings.ts'
import type { Beginnings } from '#domain/engine/notes/phrases/beginnings.ts'
import { NO_MATCH_WORDS, OVER_IN_A_WORD } from '#domain/knowledge/compiled/notes/turns/amounts.ts'

export type Phrase = { readonly words: readonly Word[] }
type Word = { readonly stem: string; readonly open: boolean }

const filler = new Set([
  'a',
  'an',
  'the',
  'his',
  'her',
  'him',
  'my',
  'our',
  'its',
  'it',
  'is',
  'was',
  'of',
  'and',
])
const denials = new Set(NO_MATCH_WORDS)
/** How many other words may stand between two words of a phrase, and between a denial and what it denies. */
const GAP = 2
const DENIAL_REACH = 3

const clean = (word: string): string => singular(withoutApostrophes(word))

const withoutApostrophes = (word: string): string =>
  word.includes("'") || word.includes('’') ? word.replaceAll(/['’]/g, '') : word

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word

function wordsOf(text: string): readonly string[] {
  const words: string[] = []
  for (const written of text.match(/[a-z0-9][a-z0-9'’-]*/g) ?? []) {
    const word = clean(written)
    if (!filler.has(word)) words.push(word)
  }
  return words
}

export const phraseOf = (text: string): Phrase => ({
  words: text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => ({ stem: clean(word.replace(/\*$/, '')), open: word.endsWith('*') }))
    .filter(({ stem }) => stem !== '' && !filler.has(stem)),
})

/** The owner's words, clause by clause, without what lies in the past. */
export type Clauses = readonly (readonly string[])[]

export const clausesOf = (texts: readonly string[]): Clauses => texts.flatMap(clausesIn)

function clausesIn(text: string): Clauses {
  if (text === '') return []
  const lower = text.toLowerCase()
  const tellsOfThePast = OVER_IN_A_WORD.test(lower)
  const clauses: (readonly string[])[] = []
  for (const clause of lower.split(/[.!?;\n]|,(?!\d)|\bbut\b/)) {
    if (tellsOfThePast && OVER_IN_A_WORD.test(clause)) continue
    const words = wordsOf(clause)
    if (words.length > 0) clauses.push(words)
  }
  return clauses
}

const fits = (word: string, { stem, open }: Word): boolean => (open ? word.startsWith(stem) : word === stem)

type Indexed<Of> = { readonly phrase: Phrase; readonly of: Of }

/**
 * Phrases by their rarest word, so that a short note asks for few of them. What is kept under the words stands in one
 * list of numbers, one phrase after the other: how long its part is, its number and the other words it needs.
 */
export type PhraseIndex<Of> = {
  readonly phrases: readonly Indexed<Of>[]
  readonly beginnings: Beginnings
  readonly kept: Uint16Array
  readonly from: Uint16Array
  /** By word: the number of the last text that holds it; the number of the last text of all stands at 0. */
  readonly heardIn: Float64Array
}

const AT_ONCE = 200

export function* indexPhrases<Of>(phrases: readonly Indexed<Of>[]): Generator<void, PhraseIndex<Of>> {
  const making = makeBeginnings()
  const needed: number[][] = []
  for (const { phrase } of phrases) {
    if (needed.length % AT_ONCE === 0) yield
    needed.push(phrase.words.map((word) => making.add(beginningOf(word))))
  }
  const beginnings = yield* making.done()
  const uses = new Uint16Array(beginnings.count)
  for (const word of needed.flat()) uses[word] = (uses[word] ?? 0) + 1
  const keptUnder: number[][] = Array.from({ length: beginnings.count }, () => [])
  for (const [number, words] of needed.entries()) {
    if (number % AT_ONCE === 0) yield
    const [rarest, ...needs] = words.toSorted((a, b) => (uses[a] ?? 0) - (uses[b] ?? 0))
    if (rarest !== undefined) keptUnder[rarest]?.push(2 + needs.length, number, ...needs)
  }
  let end = 0
  return {
    phrases,
    beginnings,
    kept: Uint16Array.from(keptUnder.flat()),
    from: Uint16Array.from([0, ...keptUnder.map(({ length }) => (end += length))]),
    heardIn: new Float64Array(beginnings.count),
  }
}

function beginningOf({ stem, open }: Word): string {
  const letters = /^[a-z0-9]*/.exec(stem)?.[0] ?? ''
  return open || letters !== stem ? letters : `${stem} `
}

export function saidIn<Of>(clauses: Clauses, index: PhraseIndex<Of>): readonly Of[] {
  if (clauses.length === 0) return []
  const { phrases, beginnings, kept, from, heardIn } = index
  const text = (heardIn[0] ?? 0) + 1
  heardIn[0] = text
  const heard: number[] = []
  const hear = (beginning: number): void => {
    if (heardIn[beginning] === text) return
    heardIn[beginning] = text
    if (from[beginning] !== from[beginning + 1]) heard.push(beginning)
  }
  for (const clause of clauses) for (const word of clause) forEachBeginning(beginnings, word, hear)
  const found: Of[] = []
  for (const beginning of heard) {
    const end = from[beginning + 1] ?? 0
    for (let at = from[beginning] ?? 0, next = 0; at < end; at = next) {
      next = at + (kept[at] ?? 0)
      if (!areHeard(kept, at + 2, next, heardIn, text)) continue
      const indexed = phrases[kept[at + 1] ?? 0]
      if (indexed !== undefined && isSaid(clauses, indexed.phrase)) found.push(indexed.of)
    }
  }
  return found
}

function areHeard(
  kept: Uint16Array,
  start: number,
  end: number,
  heardIn: Float64Array,
  text: number,
): boolean {
  for (let place = start; place < end; place += 1) if (heardIn[kept[place] ?? 0] !== text) return false
  return true
}

export function isSaid(clauses: Clauses, { words }: Phrase): boolean {
  const [first] = words
  if (first === undefined) return false
  for (const clause of clauses)
    for (let start = 0; start < clause.length; start += 1)
      if (fits(clause[start] ?? '', first) && !isDenied(clause, start) && goesOn(clause, start, words))
        return true
  return false
}

// Asked of every word of a note: no list is made here for a single one of them.
function isDenied(clause: readonly string[], at: number): boolean {
  for (let place = Math.max(0, at - DENIAL_REACH); place < at; place += 1)
    if (denials.has(clause[place] ?? '')) return true
  return false
}

function goesOn(clause: readonly string[], start: number, words: Phrase['words']): boolean {
  let at = start
  for (let next = 1; next < words.length; next += 1) {
    const wanted = words[next]
    if (wanted === undefined) return false
    const last = Math.min(at + GAP + 1, clause.length - 1)
    let place = at + 1
    while (place <= last && !fits(clause[place] ?? '', wanted)) place += 1
    if (place > last) return false
    at = place
  }
  return true
}
