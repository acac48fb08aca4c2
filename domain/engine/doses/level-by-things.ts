import { exposureFor } from '#domain/knowledge/substances/exposure-for.ts'
import type { Substance } from '#domain/knowledge/substances/substance.ts'
import type { DoseFinding } from './compute-doses.ts'
import { isTaking } from './named-poisons.ts'
import { repeatedIn } from './repeated.ts'
import { hasSign, hasSignBeyondUpset } from './signs.ts'
import { toldOfNow } from './told-now.ts'
import { exposuresOf } from '../read/exposures-met.ts'
import type { Facts } from '../read/facts-by-reader.ts'
import { moreUrgent } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

export type ThingFinding = { readonly thing: Substance; readonly level: Urgency; readonly isKnown: boolean }

export const becauseOf = ({ name, because }: Substance): string => `${name}: ${because}`

/** What a thing means by itself may only raise the level, unless all of them decide. */
export const findThings = (facts: Facts, doses: readonly DoseFinding[]): readonly ThingFinding[] =>
  facts.met.things.map((thing) => ({ thing, ...findingFor(thing, facts, doses) }))

function findingFor(
  thing: Substance,
  facts: Facts,
  doses: readonly DoseFinding[],
): Omit<ThingFinding, 'thing'> {
  const risk = thing[facts.species]
  const dose = doseOf(thing, doses)
  if (dose?.isComputed === true) {
    // A sign beside it is judged by what the thing can do and not by an amount somebody guessed.
    const level = hasSign(facts) ? moreUrgent(dose.level, risk.level) : dose.level
    return { level, isKnown: dose.known }
  }
  if (risk.level === 'er_urgent') return { level: 'er_urgent', isKnown: true }
  const isOpen = dose !== undefined && !dose.known
  if (risk.level === 'monitor_at_home')
    return { level: 'monitor_at_home', isKnown: !isOpen && isWithin(thing, risk.upTo, facts) }
  return { level: 'normal_vet', isKnown: !isOpen }
}

const doseOf = ({ toxin }: Substance, doses: readonly DoseFinding[]): DoseFinding | undefined =>
  toxin === undefined ? undefined : doses.find(({ toxinId }) => toxinId === toxin.id)

const isWithin = ({ id }: Substance, upTo: string | null, { met, values }: Facts): boolean =>
  upTo === null || (met.confirmed.has(id) && values('exposure_amount')?.includes('large') !== true)

export const isAllConfirmed = ({ met }: Facts): boolean =>
  met.things.length > 0 && met.things.every(({ id }) => met.confirmed.has(id))

/**
 * The level that the named things give in place of the rules about their kinds. Undefined where they do not decide: the
 * pet has a sign, something was met that no thing and no known dose accounts for, it happened more than once, or an
 * amount is open.
 */
export function levelByThings(facts: Facts, doses: readonly DoseFinding[]): Urgency | undefined {
  const { met } = facts
  if (met.things.length === 0 || isRepeated(facts)) return undefined
  if (hasSign(facts) && !isHarmlessUpset(facts)) return undefined
  const found = findThings(facts, doses)
  if (!found.every(({ isKnown }) => isKnown)) return undefined
  const exposures = exposuresOf(facts)
  if (![...exposures].every((exposure) => isAccounted(exposure, facts, doses))) return undefined
  const others = doses.filter(
    (dose) =>
      exposures.has(dose.exposure) && !met.things.some((thing) => doseOf(thing, [dose]) !== undefined),
  )
  if (!others.every(({ known }) => known)) return undefined
  return [...found, ...others].reduce<Urgency>(
    (worst, { level }) => moreUrgent(worst, level),
    'monitor_at_home',
  )
}

/**
 * True where the pet has nothing but a stomach that was upset once, and all it met are harmless things that were named and
 * confirmed. What harms nobody may still come back up.
 */
export const isHarmlessUpset = (facts: Facts): boolean =>
  isAllConfirmed(facts) &&
  facts.met.things.every(
    (thing) => thing.toxin === undefined && thing[facts.species].level === 'monitor_at_home',
  ) &&
  !hasSignBeyondUpset(facts)

/** Kinds an owner ticks for a thing that the table counts as another: a crayon is an object, a lily is a plant. */
const NEAR_KINDS: Readonly<Record<string, string>> = {
  foreign_object: 'other',
  pesticide_chemical: 'other',
  toxic_plant_mushroom: 'lilies',
}

export const isNearKind = (ticked: string, kind: string): boolean => NEAR_KINDS[ticked] === kind

function isAccounted(exposure: string, facts: Facts, doses: readonly DoseFinding[]): boolean {
  const { things, ticked } = facts.met
  const kinds = things.map((thing) => exposureFor(thing, facts.species))
  if (kinds.includes(exposure)) return true
  if (isAllConfirmed(facts) && kinds.some((kind) => isNearKind(exposure, kind))) return true
  const own = doses.filter((dose) => dose.exposure === exposure)
  if (own.length > 0 && own.every(({ known }) => known)) return true
  // "Something else" is what the thing is, where its own kind was not ticked beside it.
  if (exposure === 'other') return kinds.some((kind) => !ticked.has(kind))
  return (exposure === 'unknown' || !ticked.has(exposure)) && isAllConfirmed(facts)
}

function isRepeated({ intake, text }: Facts): boolean {
  const taking = toldOfNow(intake.additionalNotes)
    .split(/[.!?;\n]/)
    .filter(isTaking)
  return repeatedIn([toldOfNow(text('exposure_details')), ...taking].join('. ')).isRepeated
}
