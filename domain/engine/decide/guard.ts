import { guardItems } from '#domain/knowledge/compiled/staying-home.ts'
import type { Condition } from '#domain/logic/condition.ts'
import { judge } from '#domain/logic/judge.ts'
import { withoutWords } from '../read/facts-by-reader.ts'
import type { Facts } from '../read/facts-by-reader.ts'

const MAX_UNSURE = 2

/**
 * Why a pet may not stay at home; empty when everything that must be known is known and mild. What words say is held
 * against it and never in its favor. `setAside` are the ids of the concern rules that something ordinary explains.
 * `isExplained` where the owner found something ordinary, or the thing that was met, to be what the note tells of, alarming
 * words too.
 */
export function reasonsAgainstHome(
  facts: Facts,
  setAside: ReadonlySet<string>,
  isExplained: boolean,
): readonly string[] {
  const ticked = withoutWords(facts)
  const reasons = guardItems
    .filter(
      ({ must, sameAs }) =>
        (mustFail(must, ticked) || mustFail(must, facts)) && !(sameAs !== undefined && setAside.has(sameAs)),
    )
    .map(({ otherwise }) => otherwise)
  const unsure = [...facts.asked].filter((id) => facts.values(id)?.includes('not_sure') === true)
  return [
    ...reasons,
    ...(unsure.length > MAX_UNSURE ? ['Too many answers are not sure.'] : []),
    ...(isExplained ? [] : unplaced(facts)),
    ...(facts.notes.unread.length > 0 && !facts.notes.isLookedAt
      ? ['We could not read all of your note, so we cannot say that home is safe.']
      : []),
  ]
}

/** The last look asks for danger signs, so it answers what a body shows and nothing of things and events. */
function unplaced({ notes }: Facts): readonly string[] {
  const left = notes.unplaced.filter(({ isOfBody }) => !(isOfBody && notes.isLookedAt))
  const quotes = left.map(({ quote }) => quote)
  if (quotes.length === 0) return []
  return [
    `Your note tells of something we could not place. You wrote: “${[...new Set(quotes)].join('”, “')}”.`,
  ]
}

/** What was never asked of this pet is not held against it; what was asked and is not known is. */
function mustFail(must: Condition, facts: Facts): boolean {
  const truth = judge(must, facts)
  return must.kind === 'not' ? truth === 'no' : truth !== 'yes'
}
