import { answerWords } from '#domain/knowledge/care/answer-words.ts'
import { careByCondition } from '#domain/knowledge/care/by-condition.ts'
import { careBySymptom } from '#domain/knowledge/care/by-symptom.ts'
import type { SymptomCare } from '#domain/knowledge/care/by-symptom.ts'
import { line } from '#domain/knowledge/care/care-line.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import { firstAid } from '#domain/knowledge/care/first-aid.ts'
import { standingAdvice } from '#domain/knowledge/care/standing-advice.ts'
import type { Decision } from '#domain/triage/decision.ts'
import type { DoseFinding } from '#domain/triage/doses/compute-doses.ts'
import type { Facts } from '#domain/triage/facts.ts'
import type { RankedCondition } from '#domain/triage/rank/rank-conditions.ts'
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

const MOST = { home: 6, diet: 4, watch: 5, worse: 7, beforeArrival: 9, spreads: 3, bring: 4 } as const
const YOUNG_MONTHS = 6

/** What the advice is made of. */
export type CareInput = {
  readonly facts: Facts
  readonly decision: Decision
  readonly conditions: readonly RankedCondition[]
  readonly doses: readonly DoseFinding[]
}

/** The advice for the level, the symptoms and the likeliest conditions. */
export function chooseCareLines(input: CareInput): CareLines {
  const lines = input.decision.level === 'er_urgent' ? emergencyLines(input) : calmLines(input)
  const fitting = (list: readonly CareLine[], most: number): readonly CareLine[] =>
    eachOnce(list.filter((entry) => !namesAllergen(entry, input.facts))).slice(0, most)
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

/** True when the pet may have met a poison, so that the poison lines belong into the answer. */
export const isPoisonCase = ({ decision, doses }: CareInput): boolean =>
  decision.families.includes('poison') || doses.length > 0

function emergencyLines(input: CareInput): CareLines {
  const { decision } = input
  const { emergency, poisonLines } = standingAdvice
  const [first, ...others] = decision.families
  const main = first === undefined ? undefined : firstAid[first]
  const poison = others.includes('poison') ? firstAid.poison.steps.slice(1, 3) : []
  const sugar = decision.families.some((family) => family === 'young' || family === 'blood_sugar')
  const sips = decision.families.some((family) => family === 'heat')
  const steps = main?.steps ?? []
  return {
    home: [...emergency.transport, emergency.noMedicine],
    diet: [sugar || sips ? emergency.noMeal : emergency.noFood],
    watch: decision.families.slice(0, 3).flatMap((family) => firstAid[family].watch),
    worse: [...emergency.worse, ...standingAdvice.dangerSigns.slice(0, 2)],
    beforeArrival: [
      main === undefined
        ? emergency.callAhead
        : line(`${answerWords.callAndSay} ${main.callSay}.`, ...emergency.callAhead.sources),
      ...steps,
      ...poison,
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
  const diet = byCondition.some(({ askBeforeFeeding }) => askBeforeFeeding)
    ? [visit.askBeforeFeeding]
    : withoutPauses(
        [...byCondition.flatMap((care) => care.diet ?? []), ...dietLines(bySymptom, facts)],
        facts,
      )
  const bring = bySymptom.flatMap((care) => care.bring ?? [])
  const poison = isPoisonCase(input) ? [poisonLines] : []
  return {
    home: [
      ...firstOfEach(bySymptom, facts),
      ...byCondition.flatMap((care) => care.home ?? []),
      ...bySymptom.flatMap((care) => homeLines(care, facts).slice(1)),
      ...(isVisit ? [visit.noMedicine] : [home.rest, home.noMedicine]),
    ],
    diet: diet.length > 0 ? diet : [isVisit ? visit.food : home.food],
    watch: [...bySymptom.flatMap((care) => care.watch), ...(isVisit ? visit.watch : home.watch)],
    worse: [...bySymptom.flatMap((care) => care.worse), ...dangerSigns, ...(isVisit ? [] : [home.lasts])],
    beforeArrival: isVisit ? [...poison, visit.tell, ...bring, ...visit.bring] : [],
    spreads: spreadLines(input),
    bring,
  }
}

/** The first thing to do for each symptom, so that no symptom is crowded out. */
const firstOfEach = (cares: readonly SymptomCare[], facts: Facts): readonly CareLine[] =>
  cares.flatMap((care) => homeLines(care, facts).slice(0, 1))

const isYoung = (facts: Facts): boolean => facts.ageMonths !== null && facts.ageMonths < YOUNG_MONTHS

/** Neither a young pet nor one with diabetes is told to go without food. */
const withoutPauses = (lines: readonly CareLine[], facts: Facts): readonly CareLine[] =>
  isYoung(facts) || facts.knownConditions.includes('diabet')
    ? lines.filter(({ pausesFood }) => pausesFood !== true)
    : lines

/** What to do at home, as far as it is safe for this pet. */
const homeLines = (care: SymptomCare, facts: Facts): readonly CareLine[] => withoutPauses(care.home, facts)

function dietLines(cares: readonly SymptomCare[], facts: Facts): readonly CareLine[] {
  const lines = cares.flatMap((care) => care.diet ?? [])
  return isYoung(facts) ? [standingAdvice.keepFeeding, ...lines] : lines
}

const spreadLines = ({ conditions }: CareInput): readonly CareLine[] =>
  conditions
    .slice(0, 3)
    .filter(({ likelihood }) => likelihood !== 'low')
    .flatMap(({ id }) => careByCondition[id]?.spreads ?? [])

/** True when the line speaks of something the pet is allergic to. */
function namesAllergen({ text }: CareLine, facts: Facts): boolean {
  const { allergies } = facts.intake.pet
  if (allergies.length === 0) return false
  const words = text.toLowerCase()
  return allergies.some((allergy) =>
    allergy
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.length > 2 && new RegExp(`\\b${word}`).test(words)),
  )
}
