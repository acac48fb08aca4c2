/** A run of words to look for; every word is cleaned, `*` stands for any ending. */
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
const denials = new Set(
  'no not never without denie isnt doesnt didnt hasnt havent wasnt arent dont nobody none nor'.split(' '),
)
const pastPhrase =
  /\b(?:last year|years? (?:ago|back)|yrs? (?:ago|back)|as an? (?:puppy|kitten)|in (?:19|20)\d\d|when (?:he|she) was)\b/
/** How many other words may stand between two words of a phrase, and between a denial and what it denies. */
const GAP = 2
const DENIAL_REACH = 3

const clean = (word: string): string => {
  const bare = word.replaceAll(/['’]/g, '')
  return bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss') ? bare.slice(0, -1) : bare
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9][a-z0-9'’-]*/g) ?? []).map(clean).filter((word) => !filler.has(word))

/** A phrase of the knowledge base, ready to be looked for. */
export const phraseOf = (text: string): Phrase => ({
  words: text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => ({ stem: clean(word.replace(/\*$/, '')), open: word.endsWith('*') }))
    .filter(({ stem }) => stem !== '' && !filler.has(stem)),
})

/** The owner's words, clause by clause, without what lies in the past. */
export type Clauses = {
  readonly clauses: readonly (readonly string[])[]
  /** Every word and every beginning of a word, so that most phrases are dismissed at once. */
  readonly words: ReadonlySet<string>
  readonly beginnings: ReadonlySet<string>
}

/** No phrase names a longer beginning of a word. */
const LONGEST = 24

/** Splits what an owner wrote into clauses of cleaned words. */
export function clausesOf(texts: readonly string[]): Clauses {
  const clauses = texts
    .flatMap((text) => text.split(/[.!?;\n]|,(?!\d)|\bbut\b/i))
    .filter((clause) => !pastPhrase.test(clause.toLowerCase()))
    .map(wordsOf)
    .filter((words) => words.length > 0)
  const words = new Set(clauses.flat())
  const beginnings = new Set<string>()
  for (const word of words) {
    const most = Math.min(word.length, LONGEST)
    for (let length = 1; length <= most; length += 1) beginnings.add(word.slice(0, length))
  }
  return { clauses, words, beginnings }
}

const fits = (word: string, { stem, open }: Word): boolean => (open ? word.startsWith(stem) : word === stem)

/** Phrases by their first word, so that a short note asks for few of them. */
export type PhraseIndex<Of> = {
  readonly whole: ReadonlyMap<string, readonly Indexed<Of>[]>
  readonly open: ReadonlyMap<string, readonly Indexed<Of>[]>
}
type Indexed<Of> = { readonly phrase: Phrase; readonly of: Of }

/** Orders phrases by their first word. */
export function indexPhrases<Of>(phrases: readonly Indexed<Of>[]): PhraseIndex<Of> {
  const named = phrases.filter(({ phrase }) => phrase.words.length > 0)
  const byFirst = (isOpen: boolean) =>
    Map.groupBy(
      named.filter(({ phrase }) => phrase.words[0]?.open === isOpen),
      ({ phrase }) => phrase.words[0]?.stem ?? '',
    )
  return { whole: byFirst(false), open: byFirst(true) }
}

/** What the phrases that were said stand for. */
export function saidIn<Of>(said: Clauses, { whole, open }: PhraseIndex<Of>): readonly Of[] {
  const found: Of[] = []
  const look = (entries: readonly Indexed<Of>[] | undefined): void => {
    for (const { phrase, of } of entries ?? [])
      if (mayBeSaid(said, phrase) && isSaid(said, phrase)) found.push(of)
  }
  for (const word of said.words) look(whole.get(word))
  for (const beginning of said.beginnings) look(open.get(beginning))
  return found
}

/** False when a word of the phrase stands nowhere. */
const mayBeSaid = ({ words, beginnings }: Clauses, phrase: Phrase): boolean =>
  phrase.words.every(({ stem, open }) => (open ? beginnings : words).has(stem))

/** True when the phrase stands in the clauses and is not denied. */
export function isSaid({ clauses }: Clauses, { words }: Phrase): boolean {
  const [first, ...rest] = words
  if (first === undefined) return false
  return clauses.some((clause) =>
    clause.some(
      (word, start) => fits(word, first) && !isDenied(clause, start) && follows(clause, start, rest),
    ),
  )
}

const isDenied = (clause: readonly string[], at: number): boolean =>
  clause.slice(Math.max(0, at - DENIAL_REACH), at).some((word) => denials.has(word))

function follows(clause: readonly string[], start: number, rest: readonly Word[]): boolean {
  let at = start
  for (const wanted of rest) {
    const next = clause.findIndex((word, index) => index > at && index <= at + GAP + 1 && fits(word, wanted))
    if (next < 0) return false
    at = next
  }
  return true
}
