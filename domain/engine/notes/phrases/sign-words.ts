import { DENIES_SIGN } from '#domain/knowledge/compiled/notes/turns/denial.ts'
import { WORD_GROUPS } from '#domain/knowledge/compiled/notes/signs.ts'
import type { Entry } from '#domain/knowledge/notes/entry.ts'
import type { Sign } from '#domain/knowledge/notes/sign.ts'

export function wordsOf(name: string): readonly string[] {
  const words = WORD_GROUPS[name]
  if (words === undefined) return [name]
  return words.split(' ').flatMap((word) => (/[A-Z]/.test(word) ? wordsOf(word) : [word]))
}

export const entryOf = ({ id, finding, species, sex, unless, onlySaid, means }: Sign): Entry => ({
  id,
  finding,
  kind: 'sign',
  phrases: [],
  means,
  ...(species === undefined ? {} : { species }),
  ...(sex === undefined ? {} : { sex }),
  ...(unless === undefined ? {} : { unless: [saidOf(unless)] }),
  ...(onlySaid === undefined ? {} : { onlySaid: [anyOf(onlySaid)] }),
})

const anyOf = (names: string): string =>
  `(?:${names
    .split(' ')
    .flatMap(wordsOf)
    .map((word) => word.replaceAll('*', '\\w*').replaceAll('_', ' '))
    .join('|')})`

const saidOf = (names: string): string => `(?<!\\b${DENIES_SIGN}(?: \\w+){0,2} )${anyOf(names)}`
