import type { Rule } from '#domain/knowledge/rules/rule.ts'
import type { Condition } from '#domain/logic/condition.ts'
import type { DoseFinding } from '../doses/compute-doses.ts'
import { exposureFor } from '#domain/knowledge/substances/exposure-for.ts'
import { hasSign, tellsOfSigns } from '../doses/signs.ts'
import { exposuresOf } from '../read/exposures-met.ts'
import { withoutWords } from '../read/facts-by-reader.ts'
import type { Facts } from '../read/facts-by-reader.ts'
import { fires } from './firing-rules.ts'
import { findThings, isAllConfirmed, isHarmlessUpset, levelByThings } from '../doses/level-by-things.ts'
import { moreUrgent } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

export type InPlace = { readonly by: 'dose' | 'substance'; readonly level: Urgency }

/**
 * What known doses or the things an owner named give in place of this rule; undefined when the rule stands: it is about
 * signs, the pet has a sign, or what it met is not wholly known.
 */
export function inPlaceOf(rule: Rule, facts: Facts, doses: readonly DoseFinding[]): InPlace | undefined {
  if (rule.yieldsToDose !== true) return undefined
  if (hasSign(facts) && !(isHarmlessUpset(facts) && !isAboutSigns(rule, facts))) return undefined
  const about = new Set(exposureValues(rule.when))
  const byDose = levelByDoses(about, facts, doses)
  if (byDose !== undefined) return byDose === rule.atLeast ? undefined : { by: 'dose', level: byDose }
  const byThings = levelByThings(facts, doses)
  if (byThings === undefined || byThings === rule.atLeast) return undefined
  // Words of poison that name no kind are answered only by an owner who says that there was nothing else.
  return about.size > 0 || isAllConfirmed(facts) ? { by: 'substance', level: byThings } : undefined
}

const isAboutSigns = ({ atLeast, when }: Rule, facts: Facts): boolean =>
  atLeast === 'er_urgent' && looksAtSigns(when) && fires(when, withoutWords(facts))

function looksAtSigns(when: Condition): boolean {
  switch (when.kind) {
    case 'all':
    case 'any':
      return when.of.some(looksAtSigns)
    case 'not':
      return looksAtSigns(when.of)
    case 'symptom':
      return true
    case 'answer':
    case 'only':
      return tellsOfSigns(when.question, when.anyOf)
    default:
      return false
  }
}

function levelByDoses(
  about: ReadonlySet<string>,
  facts: Facts,
  doses: readonly DoseFinding[],
): Urgency | undefined {
  const present = [...exposuresOf(facts)].filter((exposure) => about.size === 0 || about.has(exposure))
  const known = present.map((exposure) => doses.filter((dose) => dose.exposure === exposure))
  if (present.length === 0 || known.some((list) => list.length === 0)) return undefined
  const all = known.flat()
  if (all.some((dose) => !dose.known)) return undefined
  const isOpen = findThings(facts, doses).some(
    ({ thing, isKnown }) => !isKnown && present.includes(exposureFor(thing, facts.species)),
  )
  if (isOpen) return undefined
  return all.reduce<Urgency>((worst, dose) => moreUrgent(worst, dose.level), 'monitor_at_home')
}

function exposureValues(when: Condition): readonly string[] {
  switch (when.kind) {
    case 'all':
    case 'any':
      return when.of.flatMap(exposureValues)
    case 'answer':
      return when.question === 'exposure' ? when.anyOf : []
    default:
      return []
  }
}
