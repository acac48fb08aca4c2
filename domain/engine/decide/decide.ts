import { likeliestConditions } from '../rank/rank-conditions.ts'
import type { LikelyCondition } from '../rank/rank-conditions.ts'
import type { DoseFinding } from '../doses/compute-doses.ts'
import { confidenceIn } from './confidence.ts'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import type { Decision } from './decision.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { exposuresOf } from '../read/exposures-met.ts'
import { withoutWords } from '../read/facts-by-reader.ts'
import type { Facts } from '../read/facts.ts'
import { becauseOf, levelByThings } from '../doses/level-by-things.ts'
import { levelOf, restsOn } from './level.ts'
import { inOrder } from '#domain/logic/sources-of.ts'
import type { ThingFinding } from '../doses/level-by-things.ts'
import type { LevelSteps } from './level.ts'
import { whatIsUnknown, whatWasNotRead } from './unknown.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { whatWouldChange } from './what-would-change.ts'

/** From this share on, a condition that can be an emergency keeps a pet from staying at home. */
export const DANGEROUS_SHARE = 0.15

export function decide(facts: Facts, doses: readonly DoseFinding[]): Decision {
  const { steps, level, suspect } = levelFrom(facts, doses)
  const notRead = level === 'er_urgent' ? [] : whatWasNotRead(facts)
  const unknown = [...steps.guarded, ...notRead, ...whatIsUnknown(facts)]
  return {
    level,
    confidence: confidenceIn({ facts, steps, level, isSuspicion: suspect !== undefined }),
    rules: [
      ...steps.fired.map(({ rule, setAsideBy }) => ({
        id: rule.id,
        level: rule.atLeast,
        because: rule.because,
        sources: rule.sources,
        restsOn: inOrder(restsOn(rule, facts)),
        setAsideBy,
      })),
      ...steps.things
        .filter(({ level: own }) => own !== 'monitor_at_home')
        .map((finding) => ruleOfThing(finding, facts)),
      ...(suspect === undefined ? [] : [suspicion(suspect)]),
    ],
    patterns: steps.patterns.map(({ id, name, because, sources, returnWhen }) => ({
      id,
      name,
      because,
      sources,
      returnWhen,
    })),
    things: steps.things.map(({ thing, level: own }) => ({
      id: thing.id,
      name: thing.name,
      because: thing.because,
      level: own,
      sources: thing.sources,
    })),
    unknown,
    whatWouldChange: whatWouldChange(facts, doses, level, new Set(steps.fired.map(({ rule }) => rule))),
    readFromNotes: facts.notes.findings
      .filter(({ sense }) => sense === 'present')
      .map(({ quote, finding }) => ({ quote, finding })),
    families: level === 'er_urgent' ? familiesOf(steps, doses) : [],
    ...soonest(steps),
  }
}

/**
 * `suspect` is the dangerous condition that alone keeps the pet from staying at home. Conditions are ranked only where
 * that could change the level.
 */
export function levelFrom(
  facts: Facts,
  doses: readonly DoseFinding[],
): { readonly steps: LevelSteps; readonly level: Urgency; readonly suspect: LikelyCondition | undefined } {
  // Words may bring a dangerous condition to mind and never drive one out.
  const views = [...new Set([facts, withoutWords(facts)])]
  const isDangerFirst = (): boolean =>
    views.some((seen) => likeliestConditions(seen, DANGEROUS_SHARE)[0]?.urgency === 'er_urgent')
  const steps = levelOf(facts, doses, isDangerFirst)
  const suspect =
    steps.level === 'monitor_at_home'
      ? (firstOf(views, (seen) => dangerousSuspect(seen, doses)) ??
        firstOf(views, (seen) => hiddenSuspect(seen, doses)))
      : undefined
  return { steps, level: suspect === undefined ? steps.level : 'normal_vet', suspect }
}

function firstOf<From, Found>(
  list: readonly From[],
  find: (from: From) => Found | undefined,
): Found | undefined {
  for (const one of list) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** Ranked by `weighed`, which is what is seen or less. */
function dangerousSuspect(
  facts: Facts,
  doses: readonly DoseFinding[],
  weighed = facts,
): LikelyCondition | undefined {
  const isDosed =
    (exposuresOf(facts).size > 0 && doses.length > 0 && doses.every(({ known }) => known)) ||
    levelByThings(facts, doses) !== undefined
  return likeliestConditions(weighed, DANGEROUS_SHARE).find(
    ({ id, urgency, posterior }) =>
      urgency === 'er_urgent' &&
      posterior > DANGEROUS_SHARE &&
      !(isDosed && /tox|poison|rodenticide/.test(id)),
  )
}

/** An exposure brings conditions of its own into the ranking; it must not push a dangerous one below its share. */
function hiddenSuspect(facts: Facts, doses: readonly DoseFinding[]): LikelyCondition | undefined {
  if (exposuresOf(facts).size === 0) return undefined
  const answers = new Map(facts.notes.answers)
  answers.delete('exposure')
  const unexposed: Facts = {
    ...facts,
    values: (id) => (id === 'exposure' ? ['none'] : facts.values(id)),
    notes: { ...facts.notes, answers },
  }
  return dangerousSuspect(facts, doses, unexposed)
}

const suspicion = ({ id, sources }: LikelyCondition): Decision['rules'][number] => ({
  id: `condition.${id}`,
  level: 'normal_vet',
  because: 'What you describe can also be the start of something serious, so a vet should take a look.',
  sources,
  restsOn: ['computed'],
  setAsideBy: null,
})

const ruleOfThing = ({ thing, level }: ThingFinding, { met }: Facts): Decision['rules'][number] => ({
  id: `substance.${thing.id}`,
  level,
  because: becauseOf(thing),
  sources: thing.sources,
  restsOn: [met.confirmed.has(thing.id) ? 'confirmed' : 'ticked'],
  setAsideBy: null,
})

function soonest({ fired }: LevelSteps): Pick<Decision, 'callWithin'> {
  const frames = fired.flatMap(({ rule, setAsideBy }) =>
    setAsideBy === null && rule.callWithin !== undefined ? [rule.callWithin] : [],
  )
  if (frames.length === 0) return {}
  return { callWithin: frames.includes('now') ? 'now' : 'today' }
}

function familiesOf(
  { fired, things }: LevelSteps,
  doses: readonly DoseFinding[],
): readonly EmergencyFamily[] {
  const found = new Set(
    fired.flatMap(({ rule, setAsideBy }) =>
      setAsideBy === null && rule.family !== undefined ? [rule.family] : [],
    ),
  )
  if ([...doses, ...things].some(({ level }) => level === 'er_urgent') && !found.has('obstruction'))
    found.add('poison')
  return EMERGENCY_FAMILIES.filter((family) => found.has(family))
}
