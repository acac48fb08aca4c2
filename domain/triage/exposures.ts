import type { Rule } from '#domain/knowledge/rules/rule.ts'
import type { Condition } from './condition.ts'
import type { DoseFinding } from './doses/compute-doses.ts'
import { hasSign } from './doses/signs.ts'
import type { Facts } from './facts.ts'
import { moreUrgent } from './urgency.ts'
import type { Urgency } from './urgency.ts'

/** What the pet ate, licked or touched, by tick and by the owner's own words. */
export function exposuresOf(facts: Facts): ReadonlySet<string> {
  const ticked = (facts.values('exposure') ?? []).filter((value) => value !== 'none')
  return new Set([...ticked, ...(facts.notes.answers.get('exposure') ?? [])])
}

/**
 * The level known doses give in place of this rule; undefined when the rule stands: it is about signs, the pet has a
 * sign, or what it met is not wholly known.
 */
export function doseInPlaceOf(rule: Rule, facts: Facts, doses: readonly DoseFinding[]): Urgency | undefined {
  if (rule.yieldsToDose !== true || hasSign(facts)) return undefined
  const about = new Set(exposureValues(rule.when))
  // A rule about anything that was named speaks of all that was met.
  const present = [...exposuresOf(facts)].filter((exposure) => about.size === 0 || about.has(exposure))
  const known = present.map((exposure) => doses.filter((dose) => dose.exposure === exposure))
  if (present.length === 0 || known.some((list) => list.length === 0)) return undefined
  const all = known.flat()
  if (all.some((dose) => !dose.known)) return undefined
  const level = all.reduce<Urgency>((worst, dose) => moreUrgent(worst, dose.level), 'monitor_at_home')
  return level === rule.atLeast ? undefined : level
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
