import { NO_SLIPS, RECOGNIZED, SLIPS } from '#domain/knowledge/compiled/notes/spelling.ts'

/**
 * `words` have single spaces between them, contractions written out, slips corrected, and no punctuation; `breaks` are
 * the places in it where a comma, bracket or "but" starts a new clause.
 */
export type Sentence = {
  readonly words: string
  readonly breaks: readonly number[]
  readonly isQuestion: boolean
  readonly quote: (start: number, end: number) => string
}

const TOKEN =
  /\d+(?:\.\d+)?(?:st|nd|rd|th)\b|\d+(?:\.\d+)?|[a-z][a-z0-9]*(?:'[a-z]+)?|w\/o?|[&%]|[.!?;:\n,()]|--|—|–| - /g
const ENDS = new Set(['.', '!', '?', ';', ':', '\n', '--', '—', '–', ' - '])
const COMMAS = new Set([',', '(', ')'])

export function readSentences(text: string): readonly Sentence[] {
  const plain = text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
  const sentences: Sentence[] = []
  let draft = newDraft(text)
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(plain); match !== null; match = TOKEN.exec(plain)) {
    const token = match[0]
    if (ENDS.has(token)) {
      if (draft.words.length > 0) sentences.push(finish(draft, token === '?'))
      draft = newDraft(text)
    } else if (COMMAS.has(token)) draft.breaks.push(draft.length)
    else addWord(draft, token, match.index, match.index + token.length)
  }
  if (draft.words.length > 0) sentences.push(finish(draft, false))
  return sentences
}

export function nearClauses({ words, breaks }: Sentence, start: number, end: number): string {
  const starts = [0, ...breaks.filter((place) => place > 0 && place < words.length)]
  const first = starts.findLastIndex((place) => place <= start)
  const after = starts.findIndex((place) => place >= end)
  return words.slice(starts[Math.max(first - 2, 0)], after === -1 ? undefined : starts[after + 1])
}

type Draft = {
  readonly text: string
  readonly words: string[]
  /** Three numbers a word: where it begins in the statement, where what the owner wrote begins and ends. */
  readonly places: number[]
  readonly breaks: number[]
  length: number
}

const newDraft = (text: string): Draft => ({ text, words: [], places: [], breaks: [], length: 0 })

function addWord(draft: Draft, token: string, from: number, to: number): void {
  const word = spellOut(token)
  if (word === 'but' || word === 'however' || word === 'although') draft.breaks.push(draft.length)
  draft.places.push(draft.length, from, to)
  draft.words.push(word)
  draft.length += word.length + 1
}

function finish(draft: Draft, isQuestion: boolean): Sentence {
  const { text, places } = draft
  return {
    words: draft.words.join(' '),
    breaks: draft.breaks,
    isQuestion,
    quote: (start, end) => text.slice(places[wordAt(places, start) + 1], places[wordAt(places, end - 1) + 2]),
  }
}

function wordAt(places: readonly number[], here: number): number {
  let word = 0
  while ((places[word + 3] ?? Infinity) <= here) word += 3
  return word
}

function spellOut(token: string): string {
  if (token === '%') return 'percent'
  const known = spelledOut.get(token)
  if (known !== undefined) return known
  if (token.includes("'")) return token.replace("'", ' ')
  return slipCorrected(token)
}

const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.entries(SLIPS).flatMap(([read, slips]) => slips.split(' ').map((slip) => [slip, read])),
)
const SHORTEST = 6
const noSlips = new Set([...RECOGNIZED, ...NO_SLIPS])
const byFirstLetter = Map.groupBy(RECOGNIZED, (word) => word.charAt(0))

function slipCorrected(token: string): string {
  if (token.length < SHORTEST || noSlips.has(token)) return token
  const candidates = byFirstLetter.get(token.charAt(0)) ?? []
  return candidates.find((word) => isOneSlipApart(token, word)) ?? token
}

function isOneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  const restA = a.slice(start)
  const restB = b.slice(start)
  // A different ending is another form of the word, not a slip.
  if (restA.length <= 1 && restB.length <= 1) return false
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
