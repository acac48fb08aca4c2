import { substancesById } from '#domain/substances/all-substances.ts'
import { exposureFor } from '#domain/knowledge/substances/exposure-for.ts'
import type { Substance } from '#domain/knowledge/substances/substance.ts'

/**
 * `confirmed` are ids of those of which the owner said that it was within its limit, and that there was nothing else;
 * `ticked` are the kinds of exposure ticked by hand, without those that the things stand for.
 */
export type MetThings = {
  readonly things: readonly Substance[]
  readonly confirmed: ReadonlySet<string>
  readonly ticked: ReadonlySet<string>
}

export const NOTHING_MET: MetThings = { things: [], confirmed: new Set(), ticked: new Set() }

const EXPOSURE = 'exposure'

type Meeting = {
  readonly species: 'dog' | 'cat'
  readonly met: MetThings
  readonly values: (questionId: string) => readonly string[] | undefined
}

/** What a thing is counts as ticked, so that every rule of its kind sees it. */
export function meeting<Of extends Meeting>(facts: Of, ids: Iterable<string>, isConfirmed: boolean): Of {
  const added = [...ids].flatMap((id) => substancesById.get(id) ?? [])
  if (added.length === 0) return facts
  const { met, values: before } = facts
  const ticked =
    met.things.length > 0
      ? met.ticked
      : new Set((before(EXPOSURE) ?? []).filter((exposure) => exposure !== 'none'))
  const things = [...new Set([...met.things, ...added])]
  const kinds = [...new Set([...ticked, ...things.map((thing) => exposureFor(thing, facts.species))])]
  return {
    ...facts,
    values: (id) => (id === EXPOSURE ? kinds : before(id)),
    met: {
      things,
      ticked,
      confirmed: isConfirmed ? new Set([...met.confirmed, ...added.map(({ id }) => id)]) : met.confirmed,
    },
  }
}
