import { substances } from '#domain/knowledge/compiled/substances.ts'
import { findSubstances } from '#domain/substances/find-substances.ts'
import type { Substance } from '#domain/knowledge/substances/substance.ts'
import { onceForEach } from '#domain/once-for-each.ts'

const LEAST_LETTERS = 3

const PARTS = /[.!?;,\n]+/
const MOST_WORDS = 8

/**
 * The things that these texts name, best first: those whose name stands in them word by word, those with the longest name
 * first; where none does, what the first text, the answer to what it was, most nearly names.
 */
export function substancesNamedIn(texts: readonly string[], species: 'dog' | 'cat'): readonly Substance[] {
  const named = new Map<Substance, number>()
  for (const text of texts) {
    const words = wordsOf(text)
    for (let at = 0; at < words.length; at += 1)
      for (const { name, thing } of namesByFirst(substances).get(words[at] ?? '') ?? [])
        if (name.every((word, place) => words[at + place] === word))
          named.set(thing, Math.max(named.get(thing) ?? 0, name.length))
  }
  if (named.size > 0) return [...named].toSorted(([, one], [, other]) => other - one).map(([thing]) => thing)
  const parts = (texts[0] ?? '').split(PARTS).filter((part) => wordsOf(part).length <= MOST_WORDS)
  return [...new Set(parts.flatMap((part) => findSubstances(part, { species, limit: 3 })))]
}

type Named = { readonly name: readonly string[]; readonly thing: Substance }

const namesByFirst = onceForEach((all: readonly Substance[]): ReadonlyMap<string, readonly Named[]> =>
  Map.groupBy(
    all.flatMap((thing) =>
      [thing.name, ...thing.words]
        .map((name) => ({ name: wordsOf(name), thing }))
        .filter(({ name }) => name.join('').length >= LEAST_LETTERS),
    ),
    ({ name }) => name[0] ?? '',
  ),
)

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}|['’]/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
    .map(singular)

const singular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/(?<=x|ch|sh|ss|z|o)es$/, '')
        .replace(/(?<=[^sui])s$/, '')
        .replace(/ie$/, 'y')
