import type { Rule } from '#domain/knowledge/rules/rule.ts'
import type { Condition } from './condition.ts'
import type { DoseFinding } from './doses/compute-doses.ts'
import type { Facts } from './facts.ts'
import { moreUrgent } from './urgency.ts'
import type { Urgency } from './urgency.ts'

/** Evidence of poison in the vomit is an exposure rule too, although it stands with the stomach rules. */
const POISON_IN_VOMIT = 'RF-085'
/** A poison named in the owner's own words; it speaks of whatever was named. */
const NAMED_IN_WORDS = 'RF-180'

/** What the pet ate, licked or touched, by tick and by the owner's own words. */
export function exposuresOf(facts: Facts): ReadonlySet<string> {
  const ticked = (facts.values('exposure') ?? []).filter((value) => value !== 'none')
  return new Set([...ticked, ...(facts.notes.answers.get('exposure') ?? [])])
}

/** The level known doses give in place of this rule; undefined when the rule is no exposure rule or stands. */
export function doseInPlaceOf(rule: Rule, facts: Facts, doses: readonly DoseFinding[]): Urgency | undefined {
  const about = exposuresIn(rule)
  if (about === undefined) return undefined
  const present = [...exposuresOf(facts)].filter((exposure) => about === 'any' || about.has(exposure))
  const known = present.map((exposure) => doses.filter((dose) => dose.exposure === exposure))
  if (present.length === 0 || known.some((list) => list.length === 0)) return undefined
  const all = known.flat()
  if (all.some((dose) => !dose.known)) return undefined
  const level = all.reduce<Urgency>((worst, dose) => moreUrgent(worst, dose.level), 'monitor_at_home')
  return moreUrgent(level, rule.atLeast) === level && level === rule.atLeast ? undefined : level
}

/** The exposures a rule of the poison list speaks of. */
function exposuresIn(rule: Rule): ReadonlySet<string> | 'any' | undefined {
  if (rule.id === POISON_IN_VOMIT || rule.id === NAMED_IN_WORDS) return 'any'
  const number = Number(rule.id.slice(3))
  if (number < 152 || number > 179) return undefined
  return new Set(exposureValues(rule.when))
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
