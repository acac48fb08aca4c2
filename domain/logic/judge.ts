import type { Condition } from './condition.ts'
import type { KnownFacts } from './known-facts.ts'

/** `unknown` is a verdict of its own: nobody looked, or nobody can tell. It never means safe. */
export type Truth = 'yes' | 'no' | 'unknown'

const UNSURE = new Set(['not_sure', 'not_seen', 'unknown'])

export function judge(when: Condition, facts: KnownFacts): Truth {
  switch (when.kind) {
    case 'all':
      return combined(when.of, 'yes', 'no', facts)
    case 'any':
      return combined(when.of, 'no', 'yes', facts)
    case 'not':
      return negate(judge(when.of, facts))
    default:
      return judgeFact(when, facts)
  }
}

/**
 * Whether a rule with this condition fires. A fact that is not known counts as absent, so a finding nobody reported
 * raises no alarm, and inside `not` the same absence keeps the alarm. There symptoms and answers count only where they
 * were ticked, so that no words of the note hold a rule back by an answer they seem to give.
 */
export function holds(when: Condition, facts: KnownFacts, isHeldBack = false): boolean {
  switch (when.kind) {
    case 'all':
      for (const part of when.of) if (!holds(part, facts, isHeldBack)) return false
      return true
    case 'any':
      for (const part of when.of) if (holds(part, facts, isHeldBack)) return true
      return false
    case 'not':
      return !holds(when.of, facts, !isHeldBack)
    default:
      return (isHeldBack ? judgeTickedFact(when, facts) : judgeFact(when, facts)) === 'yes'
  }
}

type Fact = Exclude<Condition, { readonly kind: 'all' | 'any' | 'not' }>

function judgeTickedFact(fact: Fact, facts: KnownFacts): Truth {
  switch (fact.kind) {
    case 'symptom':
      return yesOrNo(hasOneOf(fact.anyOf, facts.symptoms))
    case 'answer':
      return judgeTicked(facts, fact.question, fact.anyOf)
    default:
      return judgeFact(fact, facts)
  }
}

// An answer asks some thousand facts: no function is made here for a single one of them.
function judgeFact(fact: Fact, facts: KnownFacts): Truth {
  switch (fact.kind) {
    case 'symptom':
      return yesOrNo(hasOneOf(fact.anyOf, facts.symptoms) || hasOneOf(fact.anyOf, facts.notes.symptoms))
    case 'answer':
      return judgeAnswer(facts, fact.question, fact.anyOf)
    case 'only':
      return judgeOnly(facts, fact.question, fact.anyOf)
    case 'number':
      return judgeNumber(facts, fact.question, fact.atLeast, fact.atMost)
    case 'unanswered':
      return yesOrNo(fact.what === 'weight' ? facts.weightKg === null : facts.values(fact.what) === undefined)
    case 'asked':
      return yesOrNo(facts.asked.has(fact.question))
    case 'species':
      return yesOrNo(facts.species === fact.is)
    case 'sex':
      return facts.intake.pet.gender === null ? 'unknown' : yesOrNo(facts.intake.pet.gender === fact.is)
    case 'intact':
      return yesOrNo(facts.intake.pet.isNeutered !== true)
    case 'age':
      return below(facts.ageMonths, fact.atLeast, fact.under)
    case 'weight':
      return below(facts.weightKg, fact.atLeast, fact.under)
    case 'breed':
      return yesOrNo(facts.breedGroups.has(fact.group))
    case 'known':
      return yesOrNo(namesOneOf(fact.anyOf, facts.knownConditions))
    case 'text':
      return yesOrNo(facts.notes.keys.has(fact.key))
  }
}

function judgeAnswer(facts: KnownFacts, question: string, anyOf: readonly string[]): Truth {
  const noted = facts.notes.answers.get(question)
  return noted !== undefined && hasOneOf(anyOf, noted) ? 'yes' : judgeTicked(facts, question, anyOf)
}

function judgeTicked(facts: KnownFacts, question: string, anyOf: readonly string[]): Truth {
  const ticked = facts.values(question)
  if (ticked === undefined) return 'unknown'
  for (const value of ticked) if (anyOf.includes(value)) return 'yes'
  return hasOneOf(ticked, UNSURE) ? 'unknown' : 'no'
}

function judgeOnly(facts: KnownFacts, question: string, anyOf: readonly string[]): Truth {
  const ticked = facts.values(question)
  const noted = facts.notes.answers.get(question)
  if (noted !== undefined) for (const value of noted) if (!anyOf.includes(value)) return 'no'
  if (ticked === undefined) return 'unknown'
  for (const value of ticked) if (!anyOf.includes(value)) return hasOneOf(ticked, UNSURE) ? 'unknown' : 'no'
  return 'yes'
}

function judgeNumber(facts: KnownFacts, question: string, atLeast?: number, atMost?: number): Truth {
  const noted = within(facts.notes.numbers.get(question), atLeast, atMost)
  const given = facts.number(question)
  return noted === 'yes' || given === undefined ? noted : within(given, atLeast, atMost)
}

function combined(parts: readonly Condition[], every: Truth, one: Truth, facts: KnownFacts): Truth {
  let truth = every
  for (const part of parts) {
    const so = judge(part, facts)
    if (so === one) return one
    if (so === 'unknown') truth = so
  }
  return truth
}

function hasOneOf(values: readonly string[], among: ReadonlySet<string>): boolean {
  for (const value of values) if (among.has(value)) return true
  return false
}

function namesOneOf(words: readonly string[], text: string): boolean {
  for (const word of words) if (text.includes(word)) return true
  return false
}

const yesOrNo = (so: boolean): Truth => (so ? 'yes' : 'no')

const negate = (truth: Truth): Truth => (truth === 'unknown' ? 'unknown' : truth === 'yes' ? 'no' : 'yes')

const within = (value: number | undefined, atLeast = -Infinity, atMost = Infinity): Truth =>
  value === undefined ? 'unknown' : yesOrNo(value >= atLeast && value <= atMost)

const below = (value: number | null, atLeast = -Infinity, under = Infinity): Truth =>
  value === null ? 'unknown' : yesOrNo(value >= atLeast && value < under)
