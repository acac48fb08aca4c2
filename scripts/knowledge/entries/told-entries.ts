import { rules } from '#domain/knowledge/compiled/rules.ts'
import { namesUsed } from '../lexicon/names-used.ts'
import { readLexicon } from '../lexicon/read-lexicon.ts'
import { inNotation } from '../tell/expression.ts'
import type { ReadEntry, ReadLexicon } from '../lexicon/read-lexicon.ts'
import type { WrittenEntry, WrittenPhrase, WrittenWords } from '../lexicon/written-lexicon.ts'
import { readSigns } from '../signs/read-signs.ts'
import type { ReadSigns } from '../signs/read-signs.ts'
import type { WrittenSign, WrittenWay } from '../signs/written-signs.ts'
import { chapterOf } from '../tell/chapters.ts'
import type { Entry, Line, Part, Reading } from '../tell/entry.ts'
import { knownName } from '../tell/known-names.ts'
import { namesPart } from '../tell/names.ts'
import { pointers, readingsOf, readingsOfSigns } from '../tell/readings.ts'
import { tellSigns } from '../tell/signs.ts'
import { capital, listed, questionWords, quoted } from '../tell/words.ts'

export function toldEntries(): readonly Entry[] {
  const lexicon = readLexicon()
  const near = readSigns()
  return [
    ...lexicon.entries.map(phrasesEntry),
    ...near.signs.map(nearEntry),
    ...wordsOfPhrases(lexicon),
    ...wordsOfSigns(near),
  ]
}

const KIND_WORDS: Readonly<Record<WrittenEntry['kind'], string>> = {
  sign: 'Something seen; it counts in a question, too.',
  name: 'The name of a disease or accident; it does not count in a question or a worry.',
  exposure: 'A thing; it counts only where the pet ate, licked or touched it.',
  state: 'A lasting fact about the pet; a date in the past does not end it.',
}

type Told = Pick<Entry, 'id' | 'parts' | 'content'> & { readonly of: WrittenEntry | WrittenSign }

function told({ id, of, parts, content }: Told): Entry {
  const reads = readsOf(of.means)
  return {
    id,
    kind: 'told',
    title: capital(of.finding),
    page: chapterOf(reads),
    parts: [{ head: 'Told to the owner as', lines: [quoted(of.finding)] }, ...parts, meaningPart(of.means)],
    sources: [],
    reads,
    content,
  }
}

function phrasesEntry({ entry, own }: ReadEntry): Entry {
  const { phrases, unless = [], unless_said = [], only_said = [] } = entry
  const names = namesUsed([phrases, unless, unless_said, only_said].flat().map(phraseText), textsOf(own))
  return told({
    id: `told.${entry.id}`,
    of: entry,
    parts: [
      { head: 'Counts as', lines: [KIND_WORDS[entry.kind], ...limitsOf(entry)] },
      ...phrasesPart('Told by any one of these', phrases),
      ...phrasesPart('Not beside one of these in the same sentence', unless),
      ...phrasesPart('Not where the note says one of these anywhere', unless_said),
      ...phrasesPart('Only where the note says one of these somewhere', only_said),
      ...namesPart(names),
    ],
    content: { entry, names },
  })
}

const limitsOf = ({ species, sex, about_time, never_a_medicine }: WrittenEntry): readonly string[] => [
  ...whoLines({ species, sex }),
  ...(about_time === true ? ['It says when something was, and tells of no sign by itself.'] : []),
  ...(never_a_medicine === true ? ['A pet should never get it.'] : []),
]

function phraseText(phrase: WrittenPhrase): string {
  if (typeof phrase === 'string') return phrase
  if ('expression' in phrase) return inNotation(phrase.expression)
  if ('weights' in phrase)
    return `for each number BEFORE from ${phrase.weights[0]} to ${phrase.weights[1]}, and any number LIGHTER from half of it to nine tenths: ${phrase.phrase}`
  const but = phrase.except === undefined ? '' : `, but not ${listed(phrase.except)}`
  return `each of ${phrase.each_of}${but}`
}

const phrasesPart = (head: string, phrases: readonly WrittenPhrase[]): readonly Part[] =>
  phrases.length === 0 ? [] : [{ head, lines: phrases.map(phraseText) }]

const wordsText = (words: string | readonly string[]): string => [words].flat().join(' | ')

const textsOf = ({ words, stories }: WrittenWords): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries({ ...words, ...stories }).map(([name, text]) => [name, wordsText(text)]))

const nearEntry = (sign: WrittenSign): Entry =>
  told({
    id: `sign.${sign.id}`,
    of: sign,
    parts: [
      ...whoPart(sign),
      { head: 'Told where words stand near each other', lines: sign.says.map(wayLine) },
      ...wordsPart('Not in a clause with one of these, or beside it', sign.unless),
      ...wordsPart('Only where the note says one of these somewhere', sign.only_said),
    ],
    content: sign,
  })

const whoLines = ({ species, sex }: Pick<WrittenSign, 'species' | 'sex'>): readonly string[] => [
  ...(species === undefined ? [] : [`Only for ${species}s.`]),
  ...(sex === undefined ? [] : [`Only for ${sex} pets.`]),
]

function whoPart(sign: WrittenSign): readonly Part[] {
  const lines = whoLines(sign)
  return lines.length === 0 ? [] : [{ head: 'Who', lines }]
}

const wayLine = ({ near, within = 9, not_beside, across_turns }: WrittenWay): Line => ({
  says: `One of each of these within ${within} words${across_turns === true ? ', also where a new thought begins between them' : ''}:`,
  of: [
    ...near.map((words) => (typeof words === 'string' ? words : `after these: ${words.later}`)),
    ...(not_beside === undefined ? [] : [`not beside: ${not_beside.join(' | ')}`]),
  ],
})

const wordsPart = (head: string, words: readonly string[] | undefined): readonly Part[] =>
  words === undefined ? [] : [{ head, lines: [words.join(' | ')] }]

const groupEntry = (id: string, name: string, lines: readonly string[], content: unknown): Entry => ({
  id,
  kind: 'words',
  title: name,
  page: 'owners-words',
  parts: [{ head: 'One of', lines }],
  sources: [],
  reads: [],
  content,
})

function wordsOfPhrases({ written: { words, medicines } }: ReadLexicon): readonly Entry[] {
  return [
    ...Object.entries(textsOf(words)).map(([name, text]) => groupEntry(`words.${name}`, name, [text], text)),
    ...Object.entries(medicines).map(([name, phrases]) =>
      groupEntry(`words.${name}`, name, phrases.map(phraseText), phrases),
    ),
  ]
}

const wordsOfSigns = ({ groups }: ReadSigns): readonly Entry[] =>
  Object.entries(groups).map(([name, words]) =>
    groupEntry(`sign-words.${name}`, `${name}, in signs`, [words], words),
  )

type Meaning = WrittenEntry['means']

const readsOf = ({ answers, symptoms, keys = [] }: Meaning): readonly Reading[] => [
  ...readingsOfSigns({ ...(answers && { answers }), ...(symptoms && { symptoms }) }, 'tells of'),
  ...pointers('finding', keys, 'tells of'),
]

const meaningPart = ({ answers = {}, symptoms = [], keys = [], conditions = [] }: Meaning): Part => {
  const isMeant = ([, values]: readonly [string, readonly string[]]): boolean => values.length > 0
  const chosen = Object.entries(answers).filter(isMeant)
  const without = Object.keys(answers).filter((question) => !chosen.some(([other]) => other === question))
  const looking = keys.map((key) => rules.filter(({ when }) => asksFor(key, readingsOf(when))))
  const lines = [
    ...tellSigns({ symptoms, answers: Object.fromEntries(chosen) }),
    ...without.map((question) => `Something of ${questionWords(question)}, and none of its options.`),
    ...looking.filter(isNotEmpty).map(
      (found) =>
        `Asked for by ${listed(
          found.map(({ id }) => id),
          'and',
        )}.`,
    ),
    ...(conditions.length === 0
      ? []
      : [`The known disease or medicine: ${listed(conditions.map(knownName))}.`]),
  ]
  return { head: 'Stands for', lines: lines.length === 0 ? ['Nothing by itself.'] : lines }
}

const isNotEmpty = (list: readonly unknown[]): boolean => list.length > 0

const asksFor = (key: string, readings: readonly Reading[]): boolean =>
  readings.some(({ of, id }) => of === 'finding' && id === key)
