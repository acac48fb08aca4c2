import type { BenignPattern } from '#domain/knowledge/patterns/pattern.ts'
import { rankConditions } from './rank/rank-conditions.ts'
import type { RankedCondition } from './rank/rank-conditions.ts'
import type { DoseFinding } from './doses/compute-doses.ts'
import { confidenceIn } from './confidence.ts'
import { EMERGENCY_FAMILIES } from './decision.ts'
import type { Decision, EmergencyFamily } from './decision.ts'
import { exposuresOf } from './exposures.ts'
import type { Condition } from './condition.ts'
import type { Facts } from './facts.ts'
import { levelOf } from './level.ts'
import type { LevelSteps } from './level.ts'
import { whatIsUnknown } from './unknown.ts'
import type { Urgency } from './urgency.ts'
import { whatWouldChange } from './what-would-change.ts'

/** From this share on, a condition that can be an emergency keeps a pet from staying at home. */
export const DANGEROUS_SHARE = 0.15

/** The level with all its reasons, for facts, computed doses and ranked conditions. */
export function decide(
  facts: Facts,
  ranked: readonly RankedCondition[],
  doses: readonly DoseFinding[],
): Decision {
  const steps = levelOf(facts, doses)
  const suspect =
    steps.level === 'monitor_at_home'
      ? (dangerousSuspect(facts, ranked, doses, steps) ?? hiddenSuspect(facts, doses, steps))
      : undefined
  const level: Urgency = suspect === undefined ? steps.level : 'normal_vet'
  const unknown = [...steps.guarded, ...whatIsUnknown(facts)]
  return {
    level,
    confidence: confidenceIn({ facts, steps, level, isSuspicion: suspect !== undefined }),
    rules: [
      ...steps.fired.map(({ rule, setAsideBy }) => ({
        id: rule.id,
        level: rule.atLeast,
        because: rule.because,
        sources: rule.sources,
        setAsideBy,
      })),
      ...(suspect === undefined ? [] : [suspicion(suspect)]),
    ],
    patterns: steps.patterns.map(({ id, because, sources, returnWhen }) => ({
      id,
      because,
      sources,
      returnWhen,
    })),
    unknown,
    whatWouldChange: whatWouldChange(facts, doses, level, new Set(steps.fired.map(({ rule }) => rule))),
    readFromNotes: facts.notes.findings
      .filter(({ sense }) => sense === 'present')
      .map(({ quote, finding }) => ({ quote, finding })),
    families: level === 'er_urgent' ? familiesOf(steps, doses) : [],
  }
}

/** A condition that can be an emergency, likely enough, and not already explained by a dose or a pattern. */
function dangerousSuspect(
  facts: Facts,
  ranked: readonly RankedCondition[],
  doses: readonly DoseFinding[],
  { patterns }: LevelSteps,
): RankedCondition | undefined {
  if (patterns.some((pattern) => explainsAll(pattern, facts))) return undefined
  const isDosed = exposuresOf(facts).size > 0 && doses.length > 0 && doses.every(({ known }) => known)
  return ranked.find(
    ({ id, urgency, posterior }) =>
      urgency === 'er_urgent' &&
      posterior > DANGEROUS_SHARE &&
      !(isDosed && /tox|poison|rodenticide/.test(id)),
  )
}

/** An exposure brings conditions of its own into the ranking; it must not push a dangerous one below its share. */
function hiddenSuspect(
  facts: Facts,
  doses: readonly DoseFinding[],
  steps: LevelSteps,
): RankedCondition | undefined {
  if (exposuresOf(facts).size === 0) return undefined
  const answers = new Map(facts.notes.answers)
  answers.delete('exposure')
  const unexposed: Facts = {
    ...facts,
    values: (id) => (id === 'exposure' ? ['none'] : facts.values(id)),
    notes: { ...facts.notes, answers },
  }
  return dangerousSuspect(facts, rankConditions(unexposed), doses, steps)
}

/** True when the pattern speaks of every ticked symptom, or of no symptom in particular. */
function explainsAll({ finding }: BenignPattern, { symptoms }: Facts): boolean {
  const explained = symptomsIn(finding)
  return explained.length === 0 || [...symptoms].every((symptom) => explained.includes(symptom))
}

function symptomsIn(condition: Condition): readonly string[] {
  if (condition.kind === 'symptom') return condition.anyOf
  return condition.kind === 'all' || condition.kind === 'any' ? condition.of.flatMap(symptomsIn) : []
}

const suspicion = ({ id, sources }: RankedCondition): Decision['rules'][number] => ({
  id: `condition.${id}`,
  level: 'normal_vet',
  because: 'What you describe can also be the start of something serious, so a vet should take a look.',
  sources,
  setAsideBy: null,
})

function familiesOf({ fired }: LevelSteps, doses: readonly DoseFinding[]): readonly EmergencyFamily[] {
  const found = new Set(
    fired.flatMap(({ rule, setAsideBy }) =>
      setAsideBy === null && rule.family !== undefined ? [rule.family] : [],
    ),
  )
  if (doses.some(({ level }) => level === 'er_urgent')) found.add('poison')
  return EMERGENCY_FAMILIES.filter((family) => found.has(family))
}
