import type { Entry } from '#domain/knowledge/notes/entry.ts'
import {
  DENYING_WORDS,
  ENDS_A_THOUGHT,
  GOES_ON_FAILING,
  NO_LONGER_WORDS,
} from '#domain/knowledge/compiled/notes/turns/denial.ts'
import { signs } from '#domain/knowledge/compiled/notes/signs.ts'
import type { Said, Span } from './phrase-book.ts'
import { entryOf, wordsOf } from './sign-words.ts'

type Place = { readonly first: number; readonly after: number }

type Term = { readonly groups: readonly number[]; readonly isLater: boolean }

type Combination = {
  readonly entry: Entry
  readonly terms: readonly Term[]
  readonly unless: readonly number[]
  readonly within: number
  readonly crossesTurns: boolean
}

type Pattern = { readonly group: number; readonly parts: readonly string[] }

type Combinations = {
  readonly byWord: ReadonlyMap<string, readonly Pattern[]>
  readonly byBeginning: ReadonlyMap<string, readonly Pattern[]>
  readonly byGroup: ReadonlyMap<number, readonly Combination[]>
}

/** In words, where a sign does not say itself how far apart its words may stand. */
const USUAL_REACH = 9
const BESIDE = 9
const MOST_PLACES = 8
const FIRST_LETTERS = 3

const denials: ReadonlySet<string> = new Set(DENYING_WORDS)
const noLonger: ReadonlySet<string> = new Set(NO_LONGER_WORDS)
const newThoughts: ReadonlySet<string> = new Set(ENDS_A_THOUGHT)
const failing: ReadonlySet<string> = new Set(GOES_ON_FAILING)

/** Signs told by words that stand near each other, in any order, in one statement; denial is the reader's to judge. */
export function combinedIn(words: string): readonly Said<Entry>[] {
  combinations ??= readCombinations()
  const { byGroup } = combinations
  const tokens = words.split(' ')
  const places = placesIn(tokens, combinations)
  const spansOf = new Map<Entry, Span[]>()
  const starts = startsOf(tokens)
  const asSpan = ({ first, after }: Place): Span => ({
    start: starts[first] ?? 0,
    end: (starts[after - 1] ?? 0) + (tokens[after - 1]?.length ?? 0),
  })
  for (const [group, firsts] of places)
    for (const combination of byGroup.get(group) ?? []) {
      const found = findIn(combination, firsts, places, tokens)
      if (found.length === 0) continue
      spansOf.set(combination.entry, [...(spansOf.get(combination.entry) ?? []), ...found.map(asSpan)])
    }
  return [...spansOf].map(([of, spans]) => ({ of, spans: spans.toSorted((a, b) => a.start - b.start) }))
}

let combinations: Combinations | undefined

function readCombinations(): Combinations {
  const numbers = new Map<string, number>()
  const patterns: Pattern[] = []
  const numberOf = (name: string): number => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    const group = numbers.size
    numbers.set(name, group)
    for (const word of wordsOf(name)) patterns.push({ group, parts: word.split('_') })
    return group
  }
  const all = signs.flatMap((sign) => {
    const entry = entryOf(sign)
    return sign.says.map((text) => combinationOf(text, entry, numberOf))
  })
  const isBeginning = ({ parts: [first = ''] }: Pattern): boolean => first.endsWith('*')
  const byGroup = new Map<number, Combination[]>()
  for (const combination of all)
    for (const group of combination.terms[0]?.groups ?? [])
      byGroup.set(group, [...(byGroup.get(group) ?? []), combination])
  return {
    byWord: Map.groupBy(
      patterns.filter((pattern) => !isBeginning(pattern)),
      ({ parts: [first = ''] }) => first,
    ),
    byBeginning: Map.groupBy(patterns.filter(isBeginning), ({ parts: [first = ''] }) =>
      first.slice(0, FIRST_LETTERS),
    ),
    byGroup,
  }
}

/** Reads "BELLY TIGHT|BIG > NOW !CALM ~12". */
function combinationOf(text: string, entry: Entry, numberOf: (name: string) => number): Combination {
  const terms: Term[] = []
  const unless: number[] = []
  let within = USUAL_REACH
  let crossesTurns = false
  let isLater = false
  for (const part of text.split(' ')) {
    if (part === '>') isLater = true
    else if (part === '&') crossesTurns = true
    else if (part.startsWith('~')) within = Number(part.slice(1))
    else if (part.startsWith('!')) unless.push(numberOf(part.slice(1)))
    else {
      terms.push({ groups: part.split('|').map(numberOf), isLater })
      isLater = false
    }
  }
  return { entry, terms, unless, within, crossesTurns }
}

function placesIn(
  tokens: readonly string[],
  { byWord, byBeginning }: Combinations,
): ReadonlyMap<number, readonly Place[]> {
  const places = new Map<number, Place[]>()
  const note = ({ group, parts }: Pattern, first: number): void => {
    if (!parts.every((part, place) => isWord(part, tokens[first + place]))) return
    const known = places.get(group)
    const place = { first, after: first + parts.length }
    if (known === undefined) places.set(group, [place])
    else if (known.length < MOST_PLACES) known.push(place)
  }
  for (const [first, token] of tokens.entries()) {
    for (const pattern of byWord.get(token) ?? []) note(pattern, first)
    for (const pattern of byBeginning.get(token.slice(0, FIRST_LETTERS)) ?? []) note(pattern, first)
  }
  return places
}

const isWord = (part: string, token: string | undefined): boolean =>
  token !== undefined && (part.endsWith('*') ? token.startsWith(part.slice(0, -1)) : token === part)

function findIn(
  combination: Combination,
  firsts: readonly Place[],
  places: ReadonlyMap<number, readonly Place[]>,
  tokens: readonly string[],
): readonly Place[] {
  const { terms, unless } = combination
  if (!terms.every(({ groups }) => groups.some((group) => places.has(group)))) return []
  return firsts
    .flatMap((first) => placed(combination, 1, [first], places, tokens) ?? [])
    .filter(
      (found) =>
        !unless.some((group) =>
          places
            .get(group)
            ?.some(
              ({ first, after }) =>
                first >= found.first - BESIDE && after <= found.after + BESIDE && !isDenied(tokens, first),
            ),
        ),
    )
}

function placed(
  combination: Combination,
  at: number,
  before: readonly Place[],
  places: ReadonlyMap<number, readonly Place[]>,
  tokens: readonly string[],
): Place | undefined {
  const term = combination.terms[at]
  if (term === undefined) return asOnePlace(combination, before, tokens)
  const previous = before.at(-1)
  for (const group of term.groups)
    for (const place of places.get(group) ?? []) {
      if (term.isLater && previous !== undefined && place.first < previous.after) continue
      if (before.some(({ first, after }) => place.first < after && first < place.after)) continue
      const all = [...before, place]
      const { first, after } = extentOf(all)
      if (after - first > combination.within) continue
      const found = placed(combination, at + 1, all, places, tokens)
      if (found !== undefined) return found
    }
  return undefined
}

const extentOf = (places: readonly Place[]): Place => ({
  first: Math.min(...places.map(({ first }) => first)),
  after: Math.max(...places.map(({ after }) => after)),
})

function asOnePlace(
  { crossesTurns }: Combination,
  places: readonly Place[],
  tokens: readonly string[],
): Place | undefined {
  const whole = extentOf(places)
  for (let index = whole.first; index < whole.after; index += 1) {
    const token = tokens[index] ?? ''
    if (
      !denials.has(token) &&
      (!newThoughts.has(token) || crossesTurns || failing.has(tokens[index + 1] ?? ''))
    )
      continue
    if (!places.some(({ first, after }) => first <= index && index < after)) return undefined
  }
  return whole
}

const isDenied = (tokens: readonly string[], place: number): boolean =>
  tokens.slice(Math.max(0, place - 3), place).some((token) => denials.has(token) || noLonger.has(token))

function startsOf(tokens: readonly string[]): readonly number[] {
  const starts: number[] = []
  let start = 0
  for (const { length } of tokens) {
    starts.push(start)
    start += length + 1
  }
  return starts
}
