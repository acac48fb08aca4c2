import { substancesById } from '#domain/substances/all-substances.ts'
import type { AtlasEntry } from '#domain/knowledge/atlas/entry.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'
import { meeting } from '#domain/engine/read/met-things.ts'
import type { Suggestion } from '#domain/logic/suggestion.ts'
import { rankOf } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import type { CheckQuestion } from '../answer/check-question.ts'
import { levelAt } from './level-at.ts'
import type { Nearest } from './moves.ts'
import { offerableEntries } from './near-entries.ts'
import type { NearEntries } from './near-entries.ts'
import { offerableThings, productQuestion, productsWith } from './products-for.ts'
import type { Products } from './products-for.ts'
import { aboutSuspected, DANGERS } from './suggested.ts'

export type Proposed = {
  readonly entriesBeside: (near: NearEntries, supposed: Facts) => Nearest
  readonly productsOf: (supposed: Facts) => Products | undefined
  readonly suspected: readonly CheckQuestion[]
}

/**
 * What may be asked about these suggestions, which are sound. An entry must pass what one found by search must pass, a thing
 * be of the kind that was met; a danger is asked about only where a yes would raise the level. Of each kind only the first is
 * taken.
 */
export function proposedIn(facts: Facts, level: Urgency, suggestions: readonly Suggestion[]): Proposed {
  const of = (kind: Suggestion['kind']): readonly Suggestion[] =>
    suggestions.filter((each) => each.kind === kind)
  const things = new Map(
    of('product').flatMap(({ id, quote }) => {
      const thing = substancesById.get(id)
      return thing === undefined ? [] : [[thing, quote] as const]
    }),
  )
  const isWorse = (supposed: Facts): boolean => rankOf(levelAt(supposed)) > rankOf(level)
  const dangers = of('reading').filter(({ id }) => isWorse(showing(facts, id)))
  const poisons = offerableThings(facts, [...things.keys()]).filter(({ id }) =>
    isWorse(meeting(facts, [id], true)),
  )
  return {
    entriesBeside: (near, supposed) => beside(near, offerableEntries(supposed), of('normal')),
    productsOf: (supposed) => productsWith(supposed, things),
    suspected: [
      ...dangers.slice(0, 1).flatMap((each) => aboutSuspected(each, facts.intake.pet) ?? []),
      ...poisons.slice(0, 1).map((thing) =>
        productQuestion(
          {
            offered: [thing],
            mildest: [thing.id],
            level: 'er_urgent',
            areChosen: false,
            quotes: new Map([[thing.id, things.get(thing) ?? '']]),
          },
          facts,
        ),
      ),
    ],
  }
}

const showing = (facts: Facts, danger: string): Facts => ({
  ...facts,
  values: (id) => (id === DANGERS ? [danger] : facts.values(id)),
})

function beside(
  near: NearEntries,
  offerable: readonly AtlasEntry[],
  suggested: readonly Suggestion[],
): Nearest {
  const [found] = suggested.flatMap(({ id, quote }) => {
    const entry = offerable.find((each) => each.id === id)
    return entry === undefined || near.normal.includes(entry) ? [] : [{ entry, quote }]
  })
  if (found === undefined) return near
  const { entry, quote } = found
  return { ...near, normal: [...near.normal, entry], quotes: new Map([[entry.id, quote]]) }
}
