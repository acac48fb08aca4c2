import { intakeOf as intakeOfExample } from '#domain/knowledge/examples.ts'
import type { Example } from '#domain/knowledge/examples.ts'
import { benignPatterns } from '#domain/knowledge/patterns/all-patterns.ts'
import { holds as patternHolds } from '#domain/knowledge/patterns/pattern.ts'
import type { BenignPattern } from '#domain/knowledge/patterns/pattern.ts'
import { rules } from '#domain/knowledge/rules/all-rules.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { computeDoses } from '#domain/triage/doses/compute-doses.ts'
import type { DoseFinding } from '#domain/triage/doses/compute-doses.ts'
import { readFacts } from '#domain/triage/facts.ts'
import type { Facts } from '#domain/triage/facts.ts'
import { holds, judge } from '#domain/triage/judge.ts'
import { levelOf } from '#domain/triage/level.ts'
import type { Urgency } from '#domain/triage/urgency.ts'
import { DAY, SETS } from '../evaluate/measure-evidence.ts'
import { readVignettes } from '../evaluate/read-vignettes.ts'
import { intakeOf } from '../evaluate/vignette.ts'
import { inWords } from '../clinical/clinical-list.ts'
import { heldBeside, heldWithout } from '../clinical/never-ordinary.ts'
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
  readonly kind: 'rule' | 'pattern'
  readonly what: string
  readonly caughtBy: Catcher
}

type Case = { readonly facts: Facts; readonly doses: readonly DoseFinding[]; readonly level: Urgency }

/** Plants every fault in every rule and every benign pattern, one at a time, in memory, and says what noticed it. */
export function plantInKnowledge(): readonly PlantedFault[] {
  const cases = writtenCases()
  return [...rules.flatMap((rule) => faultsOfRule(rule, cases)), ...faultsOfPatterns(cases)]
}

function writtenCases(): readonly Case[] {
  return SETS.flatMap(({ file }) => readVignettes(file)).map((vignette) => {
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
    kind: 'rule',
    what,
    caughtBy,
  })
  // The tests of the rules count the levels of the clinical list, and only an emergency may name a first-aid family.
  const flipped = planted('flip the level', 'its own checks')
  const before = cases.map(({ facts }) => holds(rule.when, facts))
  return [
    flipped,
    ...conditionFaults(rule.when).map(({ what, when }) => {
      const examplesFail = rule.examples.some(
        (example) =>
          judge(when, factsOf(example)) !== example.expect ||
          (example.expect !== 'unknown' && holds(when, factsOf(example)) !== (example.expect === 'yes')),
      )
      if (examplesFail) return planted(what, 'its examples')
      const touched = cases.filter(({ facts }, place) => holds(when, facts) !== before[place])
      if (changesALevel(rule, { when }, touched)) return planted(what, 'the written cases')
      return planted(what, inWords(when) === inWords(rule.when) ? null : 'the list for the veterinarian')
    }),
  ]
}

type PatternFault = { readonly what: string; readonly of: BenignPattern; readonly faulty: BenignPattern }

/** Patterns share building blocks; a fault in one of those is one fault, wherever it shows. */
function faultsOfPatterns(cases: readonly Case[]): readonly PlantedFault[] {
  const all = benignPatterns.flatMap((pattern) => [
    ...(['finding', 'requires', 'excludes'] as const).flatMap((part) =>
      conditionFaults(pattern[part]).map(({ what, to, when }) => ({
        place: `${part} ${to}`,
        fault: { what: `${part}: ${what}`, of: pattern, faulty: { ...pattern, [part]: when } },
      })),
    ),
    ...pattern.explains.map((id, at) => ({
      place: `${pattern.id} explains`,
      fault: {
        what: `explains: drop ${id}`,
        of: pattern,
        faulty: { ...pattern, explains: pattern.explains.toSpliced(at, 1) },
      },
    })),
  ])
  const byPlace = Map.groupBy(all, ({ place, fault }) => `${place} ${fault.what}`)
  return [...byPlace.values()].map((group) => {
    const faults = group.map(({ fault }) => fault)
    const [{ of, what }] = faults as [PatternFault, ...PatternFault[]]
    return { of: of.id, kind: 'pattern' as const, what, caughtBy: catcherOf(faults, cases) }
  })
}

function catcherOf(faults: readonly PatternFault[], cases: readonly Case[]): Catcher {
  const failsExample = ({ faulty }: PatternFault): boolean =>
    faulty.examples.some((example) => patternHolds(faulty, factsOf(example)) !== example.expect)
  const failsCheck = ({ faulty }: PatternFault): boolean => {
    const typical = faulty.examples.filter(({ expect }) => expect === 'yes').map(factsOf)
    return (
      leavesAConcern(faulty) ||
      heldWithout(faulty, typical).length > 0 ||
      heldBeside(faulty, typical).length > 0
    )
  }
  const changesACase = ({ of, faulty }: PatternFault): boolean => {
    const before = heldIn(of, cases)
    const touched = cases.filter(
      ({ facts }, at) => faulty.explains !== of.explains || patternHolds(faulty, facts) !== before[at],
    )
    return changesALevel(of, faulty, touched)
  }
  if (faults.some(failsExample)) return 'its examples'
  if (faults.some(failsCheck)) return 'its own checks'
  if (faults.some(changesACase)) return 'the written cases'
  return faults.some(({ of, faulty }) => asPage(of) !== asPage(faulty))
    ? 'the list for the veterinarian'
    : null
}

/** What the page for the veterinarian shows of a pattern's conditions. */
const asPage = ({ finding, requires, excludes, explains }: BenignPattern): string =>
  [...[finding, requires, excludes].map(inWords), ...explains].join('; ')

const heldBefore = new Map<BenignPattern, readonly unknown[]>()
function heldIn(pattern: BenignPattern, cases: readonly Case[]): readonly unknown[] {
  const held = heldBefore.get(pattern) ?? cases.map(({ facts }) => patternHolds(pattern, facts))
  heldBefore.set(pattern, held)
  return held
}

const concerns = rules.filter(({ atLeast }) => atLeast === 'normal_vet')

/** The test of the patterns: every concern that a typical case raises is one the pattern may set aside. */
const leavesAConcern = ({ examples, explains }: BenignPattern): boolean =>
  examples
    .filter(({ expect }) => expect === 'yes')
    .some((example) =>
      concerns.some(({ id, when }) => !explains.includes(id) && holds(when, factsOf(example))),
    )

/** Decides the cases again with the fault in place, and takes it out whatever happens. */
function changesALevel<T extends object>(sound: T, fault: Partial<T>, touched: readonly Case[]): boolean {
  const saved = { ...sound }
  Object.assign(sound, fault)
  try {
    return touched.some(({ facts, doses, level }) => levelOf(facts, doses).level !== level)
  } finally {
    Object.assign(sound, saved)
  }
}
