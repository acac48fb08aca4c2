import { exposureFor } from '#domain/knowledge/substances/exposure-for.ts'
import type { Risk, Substance } from '#domain/knowledge/substances/substance.ts'
import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import { toldOfNow } from '#domain/engine/doses/told-now.ts'
import { exposuresOf } from '#domain/engine/read/exposures-met.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'
import { isNearKind, levelByThings } from '#domain/engine/doses/level-by-things.ts'
import { meeting } from '#domain/engine/read/met-things.ts'
import { rankOf } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { UNSURE } from '../answer/check-question.ts'
import type { CheckQuestion } from '../answer/check-question.ts'
import { alarmsMeant } from './alarms.ts'
import { substancesNamedIn } from './named-substances.ts'
import { meantBy } from './suggested.ts'
import type { Quotes } from './suggested.ts'

const MOST_OFFERED = 3

/**
 * `mildest` are those whose confirmation gives the mildest answer, and `level` is what that gives. Where `areChosen`, the
 * owner chose them already, and only their limits are asked.
 */
export type Products = {
  readonly offered: readonly Substance[]
  readonly mildest: readonly string[]
  readonly level: Urgency
  readonly areChosen: boolean
  readonly quotes?: Quotes
}

/**
 * What to ask about the thing that was met. Undefined where nothing was met or the pet has a sign, where no thing is
 * named, and where no thing that is named would decide. A dangerous thing that is named as well is offered too.
 */
export function productsFor(facts: Facts): Products | undefined {
  if (exposuresOf(facts).size === 0) return undefined
  const { things, confirmed } = facts.met
  if (things.length > 0) {
    const ids = things.map(({ id }) => id)
    const level = levelWith(facts, ids)
    if (ids.every((id) => confirmed.has(id)) || level === undefined) return undefined
    return { offered: things, mildest: ids, level, areChosen: true }
  }
  const named = namedThings(facts)
  const levels = named.flatMap(({ id }) => {
    const level = levelWith(facts, [id])
    return level === undefined ? [] : [{ id, level }]
  })
  const [mildest] = levels.toSorted((one, other) => rankOf(one.level) - rankOf(other.level))
  if (mildest === undefined || mildest.level === 'er_urgent') return undefined
  // What would change nothing need not be read.
  const mild = new Set(levels.flatMap(({ id, level }) => (level === mildest.level ? [id] : [])))
  const offered = named.filter((thing) => mild.has(thing.id) || isDangerous(thing, facts))
  return { offered, mildest: [mildest.id], level: mildest.level, areChosen: false }
}

/**
 * The same where a language model found a thing in the owner's words that no search found: it stands beside what the
 * search offers and never in its place. Of several only the first is taken.
 */
export function productsWith(facts: Facts, suggested: ReadonlyMap<Substance, string>): Products | undefined {
  const own = productsFor(facts)
  const named = own?.offered ?? namedThings(facts).filter((thing) => isDangerous(thing, facts))
  const [thing] = offerableThings(facts, [...suggested.keys()]).filter((one) => !named.includes(one))
  if (thing === undefined) return own
  const level = levelWith(facts, [thing.id]) ?? (isDangerous(thing, facts) ? 'er_urgent' : undefined)
  if (level === undefined) return own
  const isMilder = own === undefined || rankOf(level) < rankOf(own.level)
  return {
    offered: [...named, thing],
    mildest: isMilder ? [thing.id] : own.mildest,
    level: isMilder ? level : own.level,
    areChosen: false,
    quotes: new Map([[thing.id, suggested.get(thing) ?? '']]),
  }
}

export function offerableThings(facts: Facts, things: readonly Substance[]): readonly Substance[] {
  const kinds = exposuresOf(facts)
  // Whoever ticked that nobody knows what it was is not led to a guess.
  if (facts.met.things.length > 0 || facts.values('exposure')?.includes('unknown') === true) return []
  const isOpen = kinds.has('other') || kinds.has('unknown')
  return things.filter((thing) => {
    const kind = exposureFor(thing, facts.species)
    return isOpen || kinds.has(kind) || [...kinds].some((met) => isNearKind(met, kind))
  })
}

/** A dangerous thing that is named is never left out for one that is not. */
const namedThings = (facts: Facts): readonly Substance[] =>
  offerableThings(facts, substancesNamedIn(wordsOf(facts), facts.species))
    .toSorted((one, other) => Number(isDangerous(other, facts)) - Number(isDangerous(one, facts)))
    .slice(0, MOST_OFFERED)

const isDangerous = (thing: Substance, { species }: Facts): boolean => thing[species].level === 'er_urgent'

function levelWith(facts: Facts, ids: readonly string[]): Urgency | undefined {
  const supposed = meeting(facts, ids, true)
  return levelByThings(supposed, computeDoses(supposed))
}

const wordsOf = ({ text, intake }: Facts): readonly string[] =>
  [text('exposure_details'), intake.additionalNotes].map(toldOfNow)

export const productQuestion = (
  { offered, areChosen, quotes, mildest, level }: Products,
  facts: Facts,
): CheckQuestion => ({
  id: 'product',
  kind: 'product',
  text: `${areChosen ? 'Is this all that it was?' : 'Was it one of these?'} Choose it only if every word under it is true.`,
  quote: null,
  options: [
    ...offered.map((thing) => ({
      value: thing.id,
      label: thing.name,
      limits: [
        ...limitOf(thing[facts.species]),
        ...(areChosen ? [] : [SEEN]),
        offered.length > 1 && areChosen ? NOTHING_BESIDE : NOTHING_ELSE,
        // A dangerous thing is what it is, whatever else the words mean.
        ...(level === 'monitor_at_home' && mildest.includes(thing.id) ? alarmsMeant(facts) : []),
        ...meantBy(quotes?.get(thing.id)),
      ],
    })),
    { value: 'none', label: areChosen ? 'No, that is not so' : 'None of these' },
    UNSURE,
  ],
  multiple: areChosen && offered.length > 1,
})

const SEEN = 'I saw it, or what is left of it shows what it was.'
const NOTHING_ELSE = 'It was this and nothing else.'
const NOTHING_BESIDE = 'There was nothing beside the things you chose.'

const limitOf = (risk: Risk): readonly string[] =>
  risk.level === 'monitor_at_home' && risk.upTo !== null ? [`It was no more than ${risk.upTo}.`] : []
