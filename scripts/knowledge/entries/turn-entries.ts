import { namesUsed } from '../lexicon/names-used.ts'
import { readTurns } from '../turns/read-turns.ts'
import type { ReadTurn } from '../turns/read-turns.ts'
import type { WrittenTurn } from '../turns/written-turns.ts'
import type { Entry } from '../tell/entry.ts'
import { namesPart } from '../tell/names.ts'
import { capital } from '../tell/words.ts'

const STANDS_WORDS: Readonly<Record<NonNullable<WrittenTurn['stands']>, string>> = {
  anywhere: 'Anywhere in a text, as whole words.',
  at_beginning: 'At the beginning of a text.',
  at_end: 'At the end of a text.',
  just_before: 'Just before a finding.',
  just_after: 'Just after a finding.',
  alone: 'Where nothing else is said.',
  inside: 'Also inside a word.',
  part: 'Together with other turns.',
  each: 'One phrase after the other.',
}

const EFFECTS: Readonly<Record<string, string>> = {
  denial: 'What is denied is taken as not so. A turn that ends or undoes a denial lets it count again.',
  time: 'What is told with a time that is over is taken as over; with one of now, as so now.',
  fear: 'What is only supposed, asked or read is taken as feared, not seen. A suspicion is taken back only where the owner goes on to answer it, and a worry only of the name of a disease.',
  settled:
    'A scare is taken back only where the note tells that it was feared or brief, and then that the pet is well or what it was, and no trouble that goes on. One such turn alone takes nothing back.',
  others:
    'What it stands beside is taken as told of another animal or a person; or, where it turns back, of this pet.',
  colors: 'It says to what a color belongs, so that the color of something else is not taken for the gums.',
  contact: 'It decides whether a thing that is named was eaten, licked, touched or given.',
  'not-met': 'A thing that is named with it is taken as one that this pet did not meet.',
  measures: 'It decides whether a number is a count or measure of this pet, and of now.',
  amounts: 'It decides how much of a poison was eaten, and when.',
  products: 'A product is left out where it is found in what is known of the pet.',
}

export const turnEntries = (): readonly Entry[] =>
  [...readTurns().files].flatMap(([file, turns]) => turns.map((turn) => turnEntry(turn, EFFECTS[file])))

function turnEntry({ name, written, words }: ReadTurn, effect: string | undefined): Entry {
  const { tells, stands = 'anywhere', phrases, not_before: notBefore } = written
  const names = namesUsed([...phrases, ...(notBefore ?? [])], words)
  return {
    id: `turn.${name}`,
    kind: 'turn',
    title: capital(tells),
    page: 'owners-words',
    parts: [
      ...(effect === undefined ? [] : [{ head: 'What it does', lines: [effect] }]),
      { head: 'Where it is looked for', lines: [STANDS_WORDS[stands]] },
      { head: 'Said by any one of these', lines: phrases.map(withPlainSpaces) },
      ...(notBefore === undefined ? [] : [{ head: 'Not where one of these comes next', lines: notBefore }]),
      ...namesPart(names),
    ],
    sources: [],
    reads: [],
    content: { written, names },
  }
}

const withPlainSpaces = (phrase: string): string => phrase.replaceAll(String.raw`{\s+}`, '_')
