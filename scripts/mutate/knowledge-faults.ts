import { everyVignette } from '#cases/written/read-written.ts'
import { intakeOf } from '#cases/written/vignette.ts'
import { intakeOf as intakeOfExample } from '#domain/knowledge/examples.ts'
import type { Example } from '#domain/knowledge/examples.ts'
import { ruleExamples } from '#domain/knowledge/compiled/rule-examples.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import type { DoseFinding } from '#domain/engine/doses/compute-doses.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { holds, judge } from '#domain/logic/judge.ts'
import { levelOf } from '#domain/engine/decide/level.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { DAY } from '../evaluate/measure-evidence.ts'
import { meaningOf } from '../knowledge/reviews/canonical.ts'
import { conditionFaults } from './condition-faults.ts'

/** What noticed a planted fault, what tells by behavior first; null when nothing did. */
export const CATCHERS = [
  'its examples',
  'its own checks',
  'the written cases',
  'the list for the veterinarian',
] as const
export type Catcher = (typeof CATCHERS)[number] | null
export type PlantedFault = {
  readonly of: string
  readonly what: string
  readonly caughtBy: Catcher
}

type Case = { readonly facts: Facts; readonly doses: readonly DoseFinding[]; readonly level: Urgency }

export function plantInKnowledge(): readonly PlantedFault[] {
  const cases = writtenCases()
  return rules.flatMap((rule) => faultsOfRule(rule, cases))
}

function writtenCases(): readonly Case[] {
  return everyVignette().map((vignette) => {
    const facts = readFacts(intakeOf(vignette, DAY), DAY)
    const doses = computeDoses(facts)
    return { facts, doses, level: levelOf(facts, doses).level }
  })
}

const factsOfExamples = new Map<Example, Facts>()
function factsOf(example: Example): Facts {
  const { given } = example
  const facts =
    factsOfExamples.get(example) ??
    readFacts(
      intakeOfExample(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, DAY)),
      DAY,
    )
  factsOfExamples.set(example, facts)
  return facts
}

function faultsOfRule(rule: Rule, cases: readonly Case[]): readonly PlantedFault[] {
  const planted = (what: string, caughtBy: Catcher): PlantedFault => ({
    of: rule.id,
    what,
    caughtBy,
  })
  // The tests of the rules count the levels of the clinical list, and only an emergency may name a first-aid family.
  const flipped = planted('flip the level', 'its own checks')
  const before = cases.map(({ facts }) => holds(rule.when, facts))
  return [
    flipped,
    ...conditionFaults(rule.when).map(({ what, when }) => {
      const examplesFail = (ruleExamples[rule.id] ?? []).some(
        (example) =>
          judge(when, factsOf(example)) !== example.expect ||
          (example.expect !== 'unknown' && holds(when, factsOf(example)) !== (example.expect === 'yes')),
      )
      if (examplesFail) return planted(what, 'its examples')
      const touched = cases.filter(({ facts }, place) => holds(when, facts) !== before[place])
      if (changesALevel(rule, { when }, touched)) return planted(what, 'the written cases')
      return planted(what, meaningOf(when) === meaningOf(rule.when) ? null : 'the list for the veterinarian')
    }),
  ]
}

/** Decides the cases again with the fault in place; `sound` is changed meanwhile. */
function changesALevel<T extends object>(sound: T, fault: Partial<T>, touched: readonly Case[]): boolean {
  const saved = { ...sound }
  Object.assign(sound, fault)
  try {
    return touched.some(({ facts, doses, level }) => levelOf(facts, doses).level !== level)
  } finally {
    Object.assign(sound, saved)
  }
}
