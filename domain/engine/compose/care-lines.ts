import { careByCondition } from '#domain/knowledge/compiled/care/by-condition.ts'
import { careBySymptom } from '#domain/knowledge/compiled/care/by-symptom.ts'
import type { SymptomCare } from '#domain/knowledge/care/symptom-care.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import { standingAdvice } from '#domain/knowledge/compiled/care/standing-advice.ts'
import { SWALLOWED_JUST_NOW } from '#domain/knowledge/compiled/facts.ts'
import { holds } from '#domain/logic/judge.ts'
import { isPoisonCase } from './care-input.ts'
import type { CareInput } from './care-input.ts'
import { emergencyAid } from './emergency-aid.ts'
import { fits, foodFor, hasLasted, isYoung } from './food.ts'
import { eachOnce, unsaid } from './wording.ts'

/**
 * Still with their sources. `worsening` are the few of `worse` that an owner keeps in mind; `waitsHours` is the shortest
 * time that a line lets an owner of a pet at home wait, null elsewhere.
 */
export type CareLines = {
  readonly home: readonly CareLine[]
  readonly diet: readonly CareLine[]
  readonly watch: readonly CareLine[]
  readonly worse: readonly CareLine[]
  readonly worsening: readonly CareLine[]
  readonly beforeArrival: readonly CareLine[]
  readonly spreads: readonly CareLine[]
  readonly bring: readonly CareLine[]
  readonly waitsHours: number | null
}

type Lists = Omit<CareLines, 'waitsHours' | 'worsening'>

export const linesIn = ({ waitsHours: _hours, worsening: _few, ...lists }: CareLines): readonly CareLine[] =>
  Object.values(lists).flat()

const MOST = { home: 6, diet: 4, watch: 5, worse: 10, beforeArrival: 14, spreads: 3, bring: 4 } as const

const SIGNS = 4

const KEPT_IN_MIND = 5

export function chooseCareLines(input: CareInput): CareLines {
  const { level } = input.decision
  const lines = level === 'er_urgent' ? emergencyLines(input) : calmLines(input)
  const said: CareLine[] = []
  const fitting = (list: readonly CareLine[], most: number): readonly CareLine[] =>
    unsaid(
      eachOnce(list).filter((entry) => fits(entry, input.facts)),
      said,
    ).slice(0, most)
  // What saves a life is chosen first, so that nothing else takes its words.
  const beforeArrival = fitting(lines.beforeArrival, MOST.beforeArrival)
  const worse = fitting(lines.worse, MOST.worse)
  const home = fitting(lines.home, MOST.home)
  const diet = fitting(lines.diet, MOST.diet)
  const watch = fitting(lines.watch, MOST.watch)
  const spreads = fitting(lines.spreads, MOST.spreads)
  const waits = worse.flatMap(({ waitsHours = [] }) => waitsHours)
  return {
    home,
    diet,
    watch,
    worse,
    worsening: keptInMind(worse),
    beforeArrival,
    spreads,
    bring: eachOnce(lines.bring.filter((entry) => fits(entry, input.facts))).slice(0, MOST.bring),
    waitsHours: level === 'monitor_at_home' && waits.length > 0 ? Math.min(...waits) : null,
  }
}

/**
 * The first signs, and always what is dangerous whatever the problem was and how long an owner may wait; in their order.
 */
function keptInMind(worse: readonly CareLine[]): readonly CareLine[] {
  const general: ReadonlySet<CareLine> = new Set(standingAdvice.dangerSigns)
  const always = worse.filter((entry) => general.has(entry))
  const wait = leastWait(worse)
  const kept = new Set(
    [...(wait === undefined ? [] : [wait]), ...always, ...worse.filter((entry) => !always.includes(entry))]
      .filter((entry, at, all) => all.indexOf(entry) === at)
      .slice(0, KEPT_IN_MIND),
  )
  return worse.filter((entry) => kept.has(entry))
}

const leastWait = (worse: readonly CareLine[]): CareLine | undefined =>
  worse
    .filter(({ waitsHours }) => waitsHours !== undefined)
    .toSorted((one, other) => (one.waitsHours ?? 0) - (other.waitsHours ?? 0))[0] ??
  worse.find((entry) => entry === standingAdvice.home.lasting)

function emergencyLines(input: CareInput): Lists {
  const { emergency, poisonLines, poisonReady } = standingAdvice
  const aid = emergencyAid(input)
  const steps = [...aid.before, ...aid.after, ...aid.beside]
  const sugarFirst = aid.before.some(({ does }) => does === 'sugar')
  const swallows = steps.some(({ byMouth, does }) => byMouth === true || does === 'sugar')
  return {
    home: [...emergency.transport, emergency.noMedicine],
    diet: [sugarFirst || (swallows && !aid.nothingByMouth) ? emergency.noMeal : emergency.noFood],
    watch: aid.watch,
    worse: emergency.worse,
    beforeArrival: [
      ...aid.before,
      aid.call,
      ...aid.after,
      ...aid.beside,
      ...(isPoisonCase(input) ? [poisonLines, poisonReady] : []),
      emergency.bring,
    ],
    spreads: spreadLines(input),
    bring: [emergency.bring],
  }
}

function calmLines(input: CareInput): Lists {
  const { facts, decision, conditions } = input
  const bySymptom = [...facts.symptoms]
    .map((symptom) => careBySymptom[symptom])
    .filter((care) => care !== undefined)
  // Advice follows what was found: a condition that only fills the list has no say.
  const likely = conditions
    .slice(0, 2)
    .filter(({ likelihood, isSupported }) => likelihood !== 'low' && isSupported)
  const byCondition = likely.map(({ id }) => careByCondition[id]).filter((care) => care !== undefined)
  const { visit, home, dangerSigns, poisonLines, poisonReady, poisonSigns, swallowed } = standingAdvice
  const isVisit = decision.level === 'normal_vet'
  const justSwallowed = isVisit && holds(SWALLOWED_JUST_NOW, facts)
  const food = foodFor(facts, {
    likely: byCondition,
    likeliest: likely[0] === undefined ? undefined : careByCondition[likely[0].id],
    isVisit,
  })
  const homeOf = (care: SymptomCare): readonly CareLine[] => care.home.filter((entry) => food.allows(entry))
  const diet = food.askFirst
    ? [visit.askBeforeFeeding]
    : [
        ...byCondition.flatMap((care) => care.diet ?? []),
        ...(isYoung(facts) ? [standingAdvice.keepFeeding] : []),
        ...bySymptom
          .flatMap((care) => care.diet ?? [])
          .filter((entry) => food.restsStomach || entry.changesFood !== true),
      ].filter((entry) => food.allows(entry))
  const toDo = justSwallowed
    ? swallowed.home
    : [
        // The first thing to do for each symptom, so that no symptom is crowded out.
        ...bySymptom.flatMap((care) => homeOf(care).slice(0, 1)),
        ...byCondition.flatMap((care) => care.home ?? []).filter((entry) => food.allows(entry)),
        ...bySymptom.flatMap((care) => homeOf(care).slice(1)),
      ]
  const rests = toDo.some(({ text }) => /\b(?:rest|sleep)\b/i.test(text))
  const bring = bySymptom.flatMap((care) => care.bring ?? [])
  const poison = isPoisonCase(input) ? [poisonLines, poisonReady] : []
  const seeVet = bySymptom.flatMap((care) => care.worse)
  return {
    home: [...toDo, ...(isVisit || rests ? [] : [home.rest]), isVisit ? visit.noMedicine : home.noMedicine],
    diet: diet.length > 0 ? diet : [isVisit ? visit.food : home.food],
    watch: [
      ...(justSwallowed ? [] : bySymptom.flatMap((care) => care.watch)),
      ...(isVisit ? visit.watch : home.watch),
    ],
    worse: [
      ...(justSwallowed ? swallowed.goNow : []),
      ...firstOfEach(bySymptom.map((care) => care.goNow)).slice(0, SIGNS),
      ...byCondition.flatMap((care) => care.goNow ?? []),
      ...(isPoisonCase(input) ? [poisonSigns] : []),
      ...dangerSigns,
      // A visit is already on its way: only what makes it more urgent is said.
      ...(isVisit ? [] : seeVet),
      ...(isVisit || seeVet.some((entry) => entry.waitsHours !== undefined && fits(entry, facts))
        ? []
        : [hasLasted(facts) ? home.lasting : home.lasts]),
    ],
    beforeArrival: isVisit ? [...poison, visit.tell, ...bring, ...visit.bring] : [],
    spreads: spreadLines(input),
    bring,
  }
}

const firstOfEach = (lists: readonly (readonly CareLine[])[]): readonly CareLine[] => [
  ...lists.flatMap((list) => list.slice(0, 1)),
  ...lists.flatMap((list) => list.slice(1)),
]

const spreadLines = ({ decision, conditions }: CareInput): readonly CareLine[] =>
  conditions
    .slice(0, 3)
    .filter(({ likelihood }) => likelihood !== 'low')
    // In an emergency only what can be one matters; the rest waits for the clinic.
    .filter(({ urgency }) => decision.level !== 'er_urgent' || urgency === 'er_urgent')
    .flatMap(({ id }) => careByCondition[id]?.spreads ?? [])
