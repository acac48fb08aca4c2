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

export const turnEntries = (): readonly Entry[] => [...readTurns().files.values()].flat().map(turnEntry)

function turnEntry({ name, written, words }: ReadTurn): Entry {
  const { tells, stands = 'anywhere', phrases, not_before: notBefore } = written
  const names = namesUsed([...phrases, ...(notBefore ?? [])], words)
  return {
    id: `turn.${name}`,
    kind: 'turn',
    title: capital(tells),
    page: 'owners-words',
    parts: [
      { head: 'Where it is looked for', lines: [STANDS_WORDS[stands]] },
      { head: 'Said by any one of these', lines: phrases },
      ...(notBefore === undefined ? [] : [{ head: 'Not where one of these comes next', lines: notBefore }]),
      ...namesPart(names),
    ],
    sources: [],
    reads: [],
    content: { written, names },
  }
}
