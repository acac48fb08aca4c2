import { careByCondition } from '#domain/knowledge/care/by-condition.ts'
import { careBySymptom } from '#domain/knowledge/care/by-symptom.ts'
import type { SymptomCare } from '#domain/knowledge/care/by-symptom.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import { standingAdvice } from '#domain/knowledge/care/standing-advice.ts'
import { isPoisonCase } from './care-input.ts'
import type { CareInput } from './care-input.ts'
import { emergencyAid } from './emergency-aid.ts'
import { fits, foodFor, isYoung } from './food.ts'
import { eachOnce } from './wording.ts'

/** Every line of advice for one answer, still with its sources. */
export type CareLines = {
  readonly home: readonly CareLine[]
  readonly diet: readonly CareLine[]
  readonly watch: readonly CareLine[]
  readonly worse: readonly CareLine[]
  readonly beforeArrival: readonly CareLine[]
  readonly spreads: readonly CareLine[]
  /** What helps the vet: samples, films, photos. */
  readonly bring: readonly CareLine[]
}

const MOST = { home: 6, diet: 4, watch: 5, worse: 7, beforeArrival: 10, spreads: 3, bring: 4 } as const

/** The advice for the level, the symptoms and the likeliest conditions. */
export function chooseCareLines(input: CareInput): CareLines {
  const lines = input.decision.level === 'er_urgent' ? emergencyLines(input) : calmLines(input)
  const fitting = (list: readonly CareLine[], most: number): readonly CareLine[] =>
    eachOnce(list.filter((entry) => fits(entry, input.facts))).slice(0, most)
  return {
    home: fitting(lines.home, MOST.home),
    diet: fitting(lines.diet, MOST.diet),
    watch: fitting(lines.watch, MOST.watch),
    worse: fitting(lines.worse, MOST.worse),
    beforeArrival: fitting(lines.beforeArrival, MOST.beforeArrival),
    spreads: fitting(lines.spreads, MOST.spreads),
    bring: fitting(lines.bring, MOST.bring),
  }
}

function emergencyLines(input: CareInput): CareLines {
  const { decision } = input
  const { emergency, poisonLines } = standingAdvice
  const aid = emergencyAid(input)
  const sugar = decision.families.some((family) => family === 'young' || family === 'blood_sugar')
  const sips = aid.after.some(({ byMouth }) => byMouth === true)
  return {
    home: [...emergency.transport, emergency.noMedicine],
    diet: [sugar || sips ? emergency.noMeal : emergency.noFood],
    watch: aid.watch,
    worse: emergency.worse,
    beforeArrival: [
      ...aid.before,
      aid.call,
      ...aid.after,
      ...aid.beside,
      ...(isPoisonCase(input) ? [poisonLines] : []),
      emergency.bring,
    ],
    spreads: spreadLines(input),
    bring: [emergency.bring],
  }
}

function calmLines(input: CareInput): CareLines {
  const { facts, decision, conditions } = input
  const bySymptom = [...facts.symptoms]
    .map((symptom) => careBySymptom[symptom])
    .filter((care) => care !== undefined)
  const likely = conditions.slice(0, 2).filter(({ likelihood }) => likelihood !== 'low')
  const byCondition = likely.map(({ id }) => careByCondition[id]).filter((care) => care !== undefined)
  const { visit, home, dangerSigns, poisonLines } = standingAdvice
  const isVisit = decision.level === 'normal_vet'
  const food = foodFor(facts, {
    likely: byCondition,
    likeliest: careByCondition[conditions[0]?.id ?? ''],
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
  const toDo = [
    // The first thing to do for each symptom, so that no symptom is crowded out.
    ...bySymptom.flatMap((care) => homeOf(care).slice(0, 1)),
    ...byCondition.flatMap((care) => care.home ?? []),
    ...bySymptom.flatMap((care) => homeOf(care).slice(1)),
  ]
  const rests = toDo.some(({ text }) => /\b(?:rest|sleep)\b/i.test(text))
  const bring = bySymptom.flatMap((care) => care.bring ?? [])
  const poison = isPoisonCase(input) ? [poisonLines] : []
  return {
    home: [...toDo, ...(isVisit || rests ? [] : [home.rest]), isVisit ? visit.noMedicine : home.noMedicine],
    diet: diet.length > 0 ? diet : [isVisit ? visit.food : home.food],
    watch: [...bySymptom.flatMap((care) => care.watch), ...(isVisit ? visit.watch : home.watch)],
    worse: [
      // A visit is already on its way: only what makes it more urgent is said.
      ...bySymptom.flatMap((care) => care.worse).filter(({ text }) => !isVisit || text.startsWith('Go ')),
      ...dangerSigns,
      ...(isVisit ? [] : [home.lasts]),
    ],
    beforeArrival: isVisit ? [...poison, visit.tell, ...bring, ...visit.bring] : [],
    spreads: spreadLines(input),
    bring,
  }
}

const spreadLines = ({ decision, conditions }: CareInput): readonly CareLine[] =>
  conditions
    .slice(0, 3)
    .filter(({ likelihood }) => likelihood !== 'low')
    // In an emergency only what can be one matters; the rest waits for the clinic.
    .filter(({ urgency }) => decision.level !== 'er_urgent' || urgency === 'er_urgent')
    .flatMap(({ id }) => careByCondition[id]?.spreads ?? [])
