import { onceForEach } from '#domain/once-for-each.ts'
import { indexOf } from '#domain/search/index-of.ts'
import { substances } from '#domain/knowledge/compiled/substances.ts'
import { substancesById } from './all-substances.ts'
import type { Substance } from '#domain/knowledge/substances/substance.ts'

const around = new Set(
  'ate eat eaten eating eats chew chewed chewing lick licked licking swallow swallowed drank drink drinking got into piece bit bite bitten half whole entire little small big large one two three few bunch lot maybe think thinks might may possibly all out off up down under around there this stuff thing ago hour minute today yesterday just found kitten kittens puppies too much many'.split(
    ' ',
  ),
)

/** How much more a hit counts that is an emergency for the species: where two fit alike, the worse one is asked first. */
const WORSE_FIRST = 1.3

const searchOf = onceForEach((all: readonly Substance[]) =>
  indexOf(
    all.map(({ id, name, words }) => ({ id, label: name, words, description: '' })),
    around,
  ),
)

export function findSubstances(
  text: string,
  { species, limit }: { readonly species: 'dog' | 'cat'; readonly limit: number },
): readonly Substance[] {
  const hits = searchOf(substances)
    .find(text)
    .flatMap(({ id, score }) => {
      const substance = substancesById.get(id)
      if (substance === undefined) return []
      const weight = substance[species].level === 'er_urgent' ? WORSE_FIRST : 1
      return [{ substance, score: score * weight }]
    })
  return hits
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ substance }) => substance)
}
