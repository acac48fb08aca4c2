import { onceForEach } from '#domain/once-for-each.ts'
import type { Condition } from '#domain/triage/condition.ts'
import type { Facts } from '#domain/triage/facts.ts'
import { judge, holds as fires } from '#domain/triage/judge.ts'
import type { Truth } from '#domain/triage/judge.ts'
import type { Example } from '../examples.ts'
import { rules } from '../rules/all-rules.ts'
import { withPatternWords } from './heard.ts'

/** Something ordinary that explains a finding, so that the concern rules it names need not stand. */
export type BenignPattern = {
  /** Such as `benign.seasonal-shedding`. */
  readonly id: string
  /** A name the owner understands. */
  readonly name: string
  /** One plain sentence for the owner: why this is normal. */
  readonly because: string
  /** What the pattern explains. */
  readonly finding: Condition
  /** What must be known and normal; what is not known is not normal. */
  readonly requires: Condition
  /** What rules it out; what must not be left open belongs into `requires`. */
  readonly excludes: Condition
  /** Ids of the concern rules it may set aside; never a rule for an emergency. */
  readonly explains: readonly string[]
  /** When to come back, in plain words. */
  readonly returnWhen: string
  /** Codes of `sources.ts` or of `patterns/sources.ts`. */
  readonly sources: readonly string[]
  readonly examples: readonly Example[]
}

const emergencies = rules.filter(({ atLeast }) => atLeast === 'er_urgent')

/**
 * Whether the pattern explains what this owner sees; only `yes` may set a concern rule aside. Beside an emergency
 * nothing is ordinary.
 */
export function holds(pattern: BenignPattern, facts: Facts): Truth {
  const truth = explains(pattern, facts)
  return truth !== 'no' && emergencies.some(({ when }) => fires(when, facts)) ? 'no' : truth
}

/** The same where it is known that no rule for an emergency fires. */
export function explains({ finding, requires, excludes }: BenignPattern, facts: Facts): Truth {
  // Most patterns are over here, before the owner's words are read for them.
  if (!namesWords(finding) && judge(finding, facts) === 'no') return 'no'
  if (!namesWords(requires) && judge(requires, facts) === 'no') return 'no'
  if (!namesWords(excludes) && judge(excludes, facts) === 'yes') return 'no'
  const heard = withPatternWords(facts)
  const isSeen = judge(finding, heard)
  const isMet = isSeen === 'no' ? 'no' : judge(requires, heard)
  if (isMet === 'no' || judge(excludes, heard) === 'yes') return 'no'
  return isSeen === 'unknown' ? 'unknown' : isMet
}

/** True for a condition that looks at words of the notes, to which the words of patterns belong. */
const namesWords = onceForEach(findsWords)

function findsWords(condition: Condition): boolean {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.some(findsWords)
    case 'not':
      return findsWords(condition.of)
    default:
      return condition.kind === 'text'
  }
}
