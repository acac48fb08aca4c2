import MiniSearch from 'minisearch'
import { symptomCategories } from '#domain/knowledge/compiled/catalogues/symptoms.ts'
import type { Symptom } from '#domain/knowledge/questions/symptom.ts'
import { ASKED_NEXT, LAY_WORDS, type AskedNext } from './lay-words.ts'

export type Found = { readonly symptoms: readonly Symptom[]; readonly askedNext: readonly AskedNext[] }

const MOST_SYMPTOMS = 6
const MOST_ASKED_NEXT = 2
/** Below this share of the best hit, a hit only resembles what was meant. */
const WORTH_SHOWING = 0.25

const SMALL_WORDS = new Set(
  'a an and are at be been cat cats dog dogs for from has have he her him his i in is it its just my of on or our pet she so some that the their them they this to very was with kitty puppy pup'.split(
    ' ',
  ),
)

const HALF_WORDS = new Set('cant cannot wont not no keeps keep getting unable trouble hard'.split(' '))

function wordOf(term: string): string | null {
  const word = term.toLowerCase()
  return word.length < 2 || SMALL_WORDS.has(word) ? null : word
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/['’]/g, '')

type Entry = {
  readonly id: string
  readonly label: string
  readonly description: string
  readonly words: string
}

const wordsOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ label, words, description }) =>
      plain(`${label} ${words} ${description}`)
        .toLowerCase()
        .split(/[^\p{Letter}\p{Number}]+/u),
    ),
  )

function indexOf(entries: readonly Entry[]): MiniSearch<Entry> {
  const known = wordsOf(entries)
  const index = new MiniSearch<Entry>({
    fields: ['label', 'words', 'description'],
    extractField: (entry, field) =>
      plain(
        field === 'label'
          ? entry.label
          : field === 'words'
            ? entry.words
            : field === 'id'
              ? entry.id
              : entry.description,
      ),
    processTerm: wordOf,
    searchOptions: {
      boost: { label: 3, words: 2 },
      prefix: (term) => term.length > 2,
      // One slip in a short word, two in a longer one (two letters swapped are two); words of three letters are too alike
      // for that, and a word that is known is no slip: "sick" is not "tick".
      fuzzy: (term) => (known.has(term) ? false : term.length > 5 ? 2 : term.length > 3 ? 1 : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  })
  index.addAll(entries)
  return index
}

const symptoms = symptomCategories.flatMap((category) => category.symptoms)
const symptomIndex = indexOf(
  symptoms.map(({ value, label, description }) => ({
    id: value,
    label,
    description,
    words: LAY_WORDS[value] ?? '',
  })),
)
function idsIn(index: MiniSearch<Entry>, query: string): readonly string[] {
  const all = index.search(plain(query), { combineWith: 'AND' })
  const hits = all.length > 0 ? all : index.search(withoutHalfWords(plain(query)))
  const best = hits[0]?.score ?? 0
  return hits.filter(({ score }) => score >= best * WORTH_SHOWING).map(({ id }) => String(id))
}

const withoutHalfWords = (query: string): string =>
  query
    .split(/\s+/)
    .filter((word) => !HALF_WORDS.has(word.toLowerCase()))
    .join(' ')

export function searchSymptoms(query: string): Found {
  const named = idsIn(symptomIndex, query).flatMap((id) => symptoms.find(({ value }) => value === id) ?? [])
  return { symptoms: named.slice(0, MOST_SYMPTOMS), askedNext: askedNextIn(query).slice(0, MOST_ASKED_NEXT) }
}

/** What the words name for certain: an alarm that only resembles them would be a false one. */
function askedNextIn(query: string): readonly AskedNext[] {
  const said = plain(query)
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
  const isDenied = said.some((word) => DENIALS.has(word))
  return ASKED_NEXT.filter(({ phrases }) =>
    phrases.some((phrase) => {
      if (isDenied && EATEN.has(phrase)) return false
      return phrase.split(' ').every((word) => said.some((one) => isWord(one, word)))
    }),
  )
}

/** "Has not eaten" tells of no poison. */
const EATEN = new Set(['ate', 'eaten'])
const DENIALS = new Set('not no never nothing hasnt hasn havent didnt wont doesnt barely hardly'.split(' '))

const LONG = 7
const isWord = (one: string, word: string): boolean =>
  one === word || (word.length >= LONG && one[0] === word[0] && isOneSlip(one, word))

function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (at === short.length) return true
  const [left, right] = [short.slice(at), long.slice(at)]
  if (short.length < long.length) return left === right.slice(1)
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return isSwapped || left.slice(1) === right.slice(1)
}
