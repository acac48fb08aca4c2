import MiniSearch from 'minisearch'

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

/** Finds what fits a text, best first; forgives plurals and slips of the finger. */
export type Search = (text: string) => readonly Hit[]

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
export function indexOf(
  entries: readonly Findable[],
  aside: ReadonlySet<string> = new Set(),
  { isStory = false }: { readonly isStory?: boolean } = {},
): Search {
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
    searchOptions: {
      boost: { label: 3, words: 2 },
      prefix: (term) => term.length > (isStory ? 3 : 2),
      // One slip in a short word, two in a longer one (two letters swapped are two); words of three letters are too alike for that.
      fuzzy: (term) => (isStory || term.length < 4 ? false : term.length > 5 ? 2 : 1),
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  })
  index.addAll(entries)
  const termsOf = (text: string): string => {
    const terms = plain(text)
      .split(/[^\p{Letter}\p{Number}]+/u)
      .flatMap((term) => termOf(term) ?? [])
    return ` ${terms.join(' ')} `
  }
  const names = new Map(
    entries.map(({ id, label, words }) => [
      id,
      [label, ...words]
        .map(termsOf)
        .filter((name) => name.trim() !== '')
        .map(nameOf),
    ]),
  )
  const search: Search = (text) => {
    const asked = termsOf(text)
    const words = new Set(asked.trim().split(' '))
    const some = index.search(asked).map(({ id, score, queryTerms }) => {
      const named = wordsNamed(names.get(String(id)) ?? [], asked, words)
      return { id: String(id), score, named, isWhole: !isStory && new Set(queryTerms).size === words.size }
    })
    const isAnyWhole = some.some(({ isWhole }) => isWhole)
    const hits = some.filter(({ isWhole, named }) => !isAnyWhole || isWhole || named > 0)
    const best = Math.max(0, ...hits.map(({ score }) => score))
    return hits
      .filter(({ score, named }) => named > 0 || score >= best * WORTH_SHOWING)
      .map(({ id, score, named }) => ({ id, score: score * (1 + named), isNamed: named > 0 }))
      .toSorted((one, other) => other.score - one.score)
  }
  return rememberingLast(search)
}

/** The questions of one case search for the same words a dozen times, one after the other. */
function rememberingLast(search: Search): Search {
  let last: { readonly text: string; readonly hits: readonly Hit[] } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, hits: search(text) }
    return last.hits
  }
}

type Name = { readonly terms: string; readonly first: string; readonly length: number }

function nameOf(terms: string): Name {
  const words = terms.trim().split(' ')
  return { terms, first: words[0] ?? '', length: words.length }
}

/** The number of words of the longest name that stands whole in what was asked; a name that is all of it counts most. */
function wordsNamed(names: readonly Name[], asked: string, words: ReadonlySet<string>): number {
  let most = 0
  for (const { terms, first, length } of names)
    if (words.has(first) && asked.includes(terms)) most = Math.max(most, length * (terms === asked ? 4 : 1))
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
