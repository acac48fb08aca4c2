import { NOTE_SETS, readTold } from '#cases/notes/told.ts'
import { readLines } from '#cases/read-lines.ts'
import { SETS } from '#cases/written/sets.ts'
import { Vignette, intakeOf as intakeOfCase } from '#cases/written/vignette.ts'
import { aCat, aDog } from '#domain/knowledge/examples.ts'
import { proved } from './entries/rule-entry.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { firingRules } from '#domain/engine/decide/firing-rules.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { levelBy } from '#domain/engine/decide/level.ts'
import { rankOf } from '#domain/logic/urgency.ts'
import { DAY, intakeOnDay, namedPlainly } from './examples/example.ts'
import { tellCase, tellNote } from './examples/case.ts'
import { capital } from './tell/words.ts'

type Tried = { readonly told: string; readonly intake: Intake }

/** By the id of a rule: the written cases, notes and examples whose level it alone holds. */
export function decidedAlone(): ReadonlyMap<string, readonly string[]> {
  const alone = new Map<string, string[]>()
  for (const tried of triedCases()) {
    const id = onlyHolder(tried.intake)
    if (id !== undefined) alone.set(id, [...(alone.get(id) ?? []), tried.told])
  }
  return alone
}

/**
 * The rule without which no other rule, dose or thing would hold the level of the case; undefined where there is none.
 * The guard that keeps a pet from staying home while answers are missing does not count as holding it.
 */
export function onlyHolder(intake: Intake): string | undefined {
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
  return rankOf(left.level) < rankOf(level) || left.guarded.length > 0 ? holder.rule.id : undefined
}

function* triedCases(): Generator<Tried> {
  for (const { file } of SETS)
    for (const vignette of readLines(file, Vignette))
      yield { told: tellCase(vignette), intake: intakeOfCase(vignette, DAY) }
  for (const { name } of NOTE_SETS)
    for (const told of readTold(name)) {
      const build = told.species === 'dog' ? aDog : aCat
      const given = build([told.symptom], told.answers, { ...told.pet, notes: told.note })
      yield { told: tellNote(told), intake: intakeOnDay(given) }
    }
  for (const { id, examples } of rules.map(proved))
    for (const { name, given } of examples)
      yield {
        told: `An example of ${id}: ${capital(namedPlainly(name))}.`,
        intake: intakeOnDay(given),
      }
}
