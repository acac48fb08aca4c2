import { namesUsed } from '../lexicon/names-used.ts'
import { readTurns } from '../turns/read-turns.ts'
import type { ReadTurn } from '../turns/read-turns.ts'
import type { WrittenTurn } from '../turns/written-turns.ts'
import type { Entry, Part } from '../tell/entry.ts'
import { namesPart } from '../tell/names.ts'
import { capital, quoted, sentence } from '../tell/words.ts'

type Stands = NonNullable<WrittenTurn['stands']>

/** Where a turn is looked for, with one example each for the key. */
export const STANDS_WORDS: Readonly<Record<Stands, { readonly where: string; readonly such: string }>> = {
  anywhere: {
    where: 'Anywhere, as whole words.',
    such: '“no” is found in “he has no cough”, not in “nose”',
  },
  at_beginning: {
    where: 'Only as the first words of a sentence or of a part of it.',
    such: '“none of that” is found in “none of that here”, not in “he has none of that”',
  },
  at_end: {
    where: 'Only as the last words before the place that is judged, or of a sentence.',
    such: '“my wife” is found just before “ate”, in “my wife ate”',
  },
  just_before: {
    where: 'Only as the last words before the finding.',
    such: '“thought he” is found in “I thought he was choking” before “choking”',
  },
  just_after: {
    where: 'Only as the first words after the finding.',
    such: '“is fine” is found in “his breathing is fine” after “breathing”',
  },
  alone: {
    where: 'Only where the words that are looked at are these and nothing else.',
    such: '“no” is found in “blood in the stool: no” after “stool”, where nothing more is said',
  },
  inside: {
    where: 'Anywhere, also as a part of a longer word, unless a “/” marks the edge of a word.',
    such: '“allerg” is found in “allergies”',
  },
  part: {
    where: 'Only as a part of a longer phrase that the program puts together with numbers or other turns.',
    such: '“breaths” after a number',
  },
  each: {
    where: 'Anywhere, word by word.',
    such: 'each phrase or word of the list by itself',
  },
}

export const turnEntries = (): readonly Entry[] =>
  [...readTurns().files].flatMap(([, turns]) => turns.map(turnEntry))

function turnEntry({ name, written, words }: ReadTurn): Entry {
  const {
    tells,
    does,
    stands = 'anywhere',
    such,
    not_such: notSuch,
    phrases,
    not_before: notBefore,
  } = written
  const names = namesUsed([...phrases, ...(notBefore ?? [])], words)
  return {
    id: `turn.${name}`,
    kind: 'turn',
    title: capital(tells),
    page: 'owners-words',
    parts: [
      { head: 'What it does', lines: [sentence(does)] },
      { head: 'Where it is looked for', lines: [STANDS_WORDS[stands].where] },
      ...examplesPart('It stands in', such),
      ...examplesPart('It does not stand in', notSuch),
      { head: 'Said by any one of these', lines: phrases.map(withPlainSpaces) },
      ...(notBefore === undefined ? [] : [{ head: 'Not where one of these comes next', lines: notBefore }]),
      ...namesPart(names),
    ],
    sources: [],
    reads: [],
    content: { written, names },
  }
}

/** Brackets mark what it is said of. */
const examplesPart = (head: string, examples: readonly string[] = []): readonly Part[] =>
  examples.length === 0 ? [] : [{ head, lines: examples.map(quoted) }]

const withPlainSpaces = (phrase: string): string => phrase.replaceAll(String.raw`{\s+}`, '_')
