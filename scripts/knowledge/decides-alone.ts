import { NOTE_SETS, readTold } from '#cases/notes/told.ts'
import type { ToldNote } from '#cases/notes/told.ts'
import { SETS } from '#cases/written/sets.ts'
import { intakeOf as intakeOfCase } from '#cases/written/vignette.ts'
import { aCat, aDog } from '#domain/knowledge/examples.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { assess } from '#domain/engine/assess.ts'
import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { firingRules } from '#domain/engine/decide/firing-rules.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { levelBy } from '#domain/engine/decide/level.ts'
import { rankOf } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { answeredBy, toldCases } from '../evaluate/answering-owner.ts'
import { DAY, intakeOnDay } from './examples/example.ts'
import { tellCase, tellNote } from './examples/case.ts'
import type { DecidedCase, Outcome } from './examples/decided-case.ts'
import { whyItApplies } from './examples/why-it-applies.ts'

type Tried = {
  readonly told: string
  readonly intake: Intake
  readonly outcome: (level: Urgency) => Outcome
}

/** By the id of a rule: the written cases and notes whose level it alone holds. */
export function decidedAlone(): ReadonlyMap<string, readonly DecidedCase[]> {
  const alone = new Map<string, DecidedCase[]>()
  for (const { told, intake, outcome } of triedCases()) {
    const held = heldAlone(intake)
    if (held === undefined) continue
    const why = whyItApplies(held.when, readFacts(intake, DAY))
    alone.set(held.id, [
      ...(alone.get(held.id) ?? []),
      { told: `${told}${why}`, outcome: outcome(held.atLeast) },
    ])
  }
  return alone
}

/**
 * The rule without which no other rule, dose or thing would hold the level of the case; undefined where there is none.
 * The guard that keeps a pet from staying home while answers are missing does not count as holding it.
 */
export const onlyHolder = (intake: Intake): string | undefined => heldAlone(intake)?.id

function heldAlone(intake: Intake): Pick<Rule, 'id' | 'atLeast' | 'when'> | undefined {
  const facts = readFacts(intake, DAY)
  const doses = computeDoses(facts)
  const firing = firingRules(facts)
  const { level, fired } = levelBy(firing, facts, doses)
  const [holder, another] = fired.filter(
    ({ rule, setAsideBy }) => setAsideBy === null && rule.atLeast === level,
  )
  if (holder === undefined || another !== undefined) return undefined
  const others = firing.filter((rule) => rule !== holder.rule)
  const left = levelBy(others, facts, doses)
  return rankOf(left.level) < rankOf(level) || left.guarded.length > 0 ? holder.rule : undefined
}

function* triedCases(): Generator<Tried> {
  for (const { file } of SETS)
    for (const { vignette, told } of toldCases(file)) {
      const intake = intakeOfCase(vignette, DAY)
      const isAnswered = (): boolean =>
        assess(answeredBy('truthful', intake, told, DAY), DAY).summary.severity === vignette.expected.level
      yield {
        told: tellCase(vignette),
        intake,
        outcome: (level) => {
          const outcome = beside(level, vignette.expected.level, vignette.expected.level)
          return outcome === 'too_urgent' && isAnswered() ? 'until_asked' : outcome
        },
      }
    }
  for (const { name } of NOTE_SETS)
    for (const told of readTold(name)) {
      const build = told.species === 'dog' ? aDog : aCat
      const given = build([told.symptom], told.answers, { ...told.pet, notes: told.note })
      const [least, most] = NOTE_LEVELS[told.level]
      yield {
        told: tellNote(told, given),
        intake: intakeOnDay(given),
        outcome: (level) => beside(level, least, most),
      }
    }
}

const NOTE_LEVELS: Readonly<Record<ToldNote['level'], readonly [least: Urgency, most: Urgency]>> = {
  er: ['er_urgent', 'er_urgent'],
  vet: ['normal_vet', 'normal_vet'],
  home: ['monitor_at_home', 'monitor_at_home'],
  at_least_vet: ['normal_vet', 'er_urgent'],
  no_emergency: ['monitor_at_home', 'normal_vet'],
}

function beside(level: Urgency, least: Urgency, most: Urgency): Outcome {
  if (rankOf(level) < rankOf(least)) return 'too_mild'
  return rankOf(level) > rankOf(most) ? 'too_urgent' : 'expected'
}
