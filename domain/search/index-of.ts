import MiniSearch, { type SearchOptions } from 'minisearch'

/** A thing that can be found by an owner's words. */
export type Findable = {
  readonly id: string
  /** Its name; counts most. */
  readonly label: string
  /** Other names and lay words; each is a name of its own. */
  readonly words: readonly string[]
  /** A sentence about it; counts least. */
  readonly description: string
}

/** A hit: the better it fits, the higher its score. Scores compare only within one search. */
export type Hit = {
  readonly id: string
  readonly score: number
  /** True when one of its names stands whole in the text. */
  readonly isNamed: boolean
}

/** Finds what fits a text, best first. */
export type Search = (text: string) => readonly Hit[]

/** Both forgive plurals; only the first forgives slips of the finger. */
export type Index = { readonly find: Search; readonly findInStory: Search }

/** Below this share of the best hit, a hit only resembles what was meant. */
const WORTH_SHOWING = 0.25

const smallWords = new Set(
  'a an and are at be been cat cats dog dogs for from has have he her him his i in is it its just my of on or our pet she so some that the their them they this to very was we with kitty puppy pup'.split(
    ' ',
  ),
)

/**
 * An index over the entries. A hit holds every word of the text, or one of its names stands in the text word by word;
 * only where there is no such hit, some of the words are enough. The more words such a name has, the further up it
 * comes: "apple seeds" means the seeds. In a story no slip is forgiven: among so many words, one that only
 * resembles another says nothing, and to look for it takes long.
 */
export function indexOf(entries: readonly Findable[], aside: ReadonlySet<string> = new Set()): Index {
  const termOf = (term: string): string | null => {
    const word = singular(term.toLowerCase())
    return word.length < 2 || smallWords.has(word) || aside.has(word) ? null : word
  }
  const index = new MiniSearch<Findable>({
    fields: ['label', 'words', 'description'],
    extractField: (entry, field) =>
      field === 'id'
        ? entry.id
        : plain(
            field === 'label' ? entry.label : field === 'words' ? entry.words.join('. ') : entry.description,
          ),
    processTerm: termOf,
    searchOptions: { boost: { label: 3, words: 2 }, weights: { fuzzy: 0.3, prefix: 0.5 } },
  })
  index.addAll(entries)
  const places = new Map(entries.map(({ id }, place) => [id, place]))
  const termsOf = (text: string): string => {
    const terms = plain(text)
      .split(/[^\p{Letter}\p{Number}]+/u)
      .flatMap((term) => termOf(term) ?? [])
    return ` ${terms.join(' ')} `
  }
  const names = Map.groupBy(
    entries.flatMap(({ id, label, words }) => [label, ...words].flatMap((name) => nameOf(id, termsOf(name)))),
    ({ first }) => first,
  )
  const foundBy = (word: string, options: SearchOptions): FoundByWord => {
    const hits = index.search(word, options)
    const [term = word] = hits[0]?.queryTerms ?? []
    return {
      term,
      places: Uint16Array.from(hits, ({ id }) => places.get(String(id)) ?? 0),
      scores: Float64Array.from(hits, ({ score }) => score),
    }
  }
  const search = (
    text: string,
    wordFound: (word: string) => FoundByWord,
    isStory: boolean,
  ): readonly Hit[] => {
    const asked = termsOf(text)
    const inOrder = asked.trim().split(' ')
    const words = new Set(inOrder)
    const named = wordsNamed(names, asked, words)
    const found = together(inOrder.map(wordFound), entries)
    const isWhole = ({ terms }: FoundTogether): boolean => !isStory && terms === words.size
    const isAnyWhole = found.some(isWhole)
    const hits = found.filter((each) => !isAnyWhole || isWhole(each) || named.has(each.id))
    const best = hits.reduce((most, { score }) => Math.max(most, score), 0)
    return hits
      .filter(({ id, score }) => named.has(id) || score >= best * WORTH_SHOWING)
      .toSorted((one, other) => other.score - one.score)
      .map(({ id, score }) => {
        const length = named.get(id) ?? 0
        return { id, score: score * (1 + length), isNamed: length > 0 }
      })
      .toSorted((one, other) => other.score - one.score)
  }
  const searchBy = (options: SearchOptions, isStory: boolean): Search => {
    const wordFound = rememberingWords((word) => foundBy(word, options))
    return rememberingLast((text) => search(text, wordFound, isStory))
  }
  return { find: searchBy(OF_A_TEXT, false), findInStory: searchBy(OF_A_STORY, true) }
}

const OF_A_TEXT: SearchOptions = {
  prefix: (term) => term.length > 2,
  // One slip in a short word, two in a longer one (two letters swapped are two); words of three letters are too alike for that.
  fuzzy: (term) => (term.length < 4 ? false : term.length > 5 ? 2 : 1),
}
const OF_A_STORY: SearchOptions = { prefix: (term) => term.length > 3 }

/** `term` is the word as the index knows it; what it hits lies in lists of numbers, because thousands of words are kept. */
type FoundByWord = {
  readonly term: string
  readonly places: Uint16Array
  readonly scores: Float64Array
}

/** `terms`: how many different words of the index hit. */
type FoundTogether = { readonly id: string; readonly score: number; readonly terms: number }

/** What several words find, as the index itself adds it up: a hit of several words counts for more than its words. */
function together(found: readonly FoundByWord[], entries: readonly Findable[]): readonly FoundTogether[] {
  const sums = new Float64Array(entries.length)
  const terms = new Uint16Array(entries.length)
  const hit: number[] = []
  const counted = new Set<string>()
  for (const { term, places, scores } of found) {
    const isNew = !counted.has(term)
    counted.add(term)
    for (let each = 0; each < places.length; each += 1) {
      const place = places[each] ?? 0
      if (terms[place] === 0) hit.push(place)
      if (isNew) terms[place] = (terms[place] ?? 0) + 1
      sums[place] = (sums[place] ?? 0) + (scores[each] ?? 0)
    }
  }
  return hit.map((place) => {
    const several = terms[place] ?? 0
    return { id: entries[place]?.id ?? '', score: (sums[place] ?? 0) * several, terms: several }
  })
}

/** More words than owners use; a program that sends made-up ones must not fill the memory. */
const MOST_WORDS = 3_000

/** Notes are long and their words few: what one word finds is looked up once. Kept are only words that find something. */
function rememberingWords(find: (word: string) => FoundByWord): (word: string) => FoundByWord {
  const known = new Map<string, FoundByWord>()
  return (word) => {
    const kept = known.get(word)
    if (kept !== undefined) return kept
    const found = find(word)
    if (found.places.length === 0) return found
    if (known.size >= MOST_WORDS) known.clear()
    known.set(word, found)
    return found
  }
}

/** The questions of one case search for the same words a dozen times, one after the other. */
function rememberingLast(search: Search): Search {
  let last: { readonly text: string; readonly hits: readonly Hit[] } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, hits: search(text) }
    return last.hits
  }
}

type Name = { readonly id: string; readonly terms: string; readonly first: string; readonly length: number }

function nameOf(id: string, terms: string): readonly Name[] {
  const words = terms.trim().split(' ')
  const [first = ''] = words
  return first === '' ? [] : [{ id, terms, first, length: words.length }]
}

/**
 * By entry, the number of words of its longest name that stands whole in what was asked; a name that is all of it counts
 * most.
 */
function wordsNamed(
  names: ReadonlyMap<string, readonly Name[]>,
  asked: string,
  words: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const most = new Map<string, number>()
  for (const word of words)
    for (const { id, terms, length } of names.get(word) ?? [])
      if (asked.includes(terms)) most.set(id, Math.max(most.get(id) ?? 0, length * (terms === asked ? 4 : 1)))
  return most
}

/** The text without accents and apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/['’]/g, '')

/** A word without the ending of its plural, roughly: both sides of a search are cut alike. */
function singular(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh|o)es$/.test(word) && word.length > 4) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}
