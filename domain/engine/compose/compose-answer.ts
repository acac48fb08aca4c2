import { answerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { toxinsById } from '#domain/knowledge/toxins.ts'
import type { CheckQuestion } from '#domain/engine/answer/check-question.ts'
import type { Answered } from '#domain/engine/ask/clarify.ts'
import type { EngineAnswer, OtcSection, PossibleCondition, Trace } from '#domain/engine/answer/assessment.ts'
import type { Decision } from '#domain/engine/decide/decision.ts'
import type { DoseFinding } from '#domain/engine/doses/compute-doses.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { exposuresOf } from '#domain/engine/read/exposures-met.ts'
import type { Suggestion } from '#domain/logic/suggestion.ts'
import { conditionHints, withNamed } from '#domain/engine/rank/condition-hints.ts'
import { chooseConditions } from '#domain/engine/rank/rank-conditions.ts'
import type { RankedCondition } from '#domain/engine/rank/rank-conditions.ts'
import { callWithinFor } from './call-within.ts'
import { chooseCareLines, linesIn } from './care-lines.ts'
import { chooseProducts, otcMedication } from './choose-products.ts'
import { familiesFor } from './families-for.ts'
import { explanationFor, rationaleFor, standingRules, veterinaryAssessment } from './explain.ts'
import { knowledgeUsed } from './knowledge-used.ts'
import { draftsFor, linesOf, recommendationsFrom } from './recommend.ts'
import { presentation } from './presentation.ts'
import { treatmentPlan } from './treatment-plan.ts'
import { petName, spokenLines } from './wording.ts'

const MODEL = 'pawlight-rules-1'

export type Checks = {
  readonly questions: readonly CheckQuestion[]
  readonly answered: readonly Answered[]
  readonly suggestions: readonly Suggestion[]
}

const NOTHING_ASKED: Checks = { questions: [], answered: [], suggestions: [] }

/** Changes nothing about the level. */
export function composeAnswer(
  facts: Facts,
  decided: Decision,
  ranked: readonly RankedCondition[],
  doses: readonly DoseFinding[],
  { questions, answered, suggestions }: Checks = NOTHING_ASKED,
): EngineAnswer {
  const callWithin = callWithinFor({ decision: decided, facts, doses })
  const decision: Decision = {
    ...decided,
    families: familiesFor(decided.families, facts),
    ...(callWithin === undefined ? {} : { callWithin }),
  }
  const { level, confidence } = decision
  const name = petName(facts)
  const conditions = chooseConditions(
    ranked,
    level,
    withNamed(conditionHints(decision.families, doses, exposuresOf(facts)), facts, doses),
    decision.families,
  )
  const input = { facts, decision, conditions, doses }
  const care = chooseCareLines(input)
  const products = level === 'monitor_at_home' ? chooseProducts(facts, conditions) : []
  const shown = shownConditions(decision, conditions)
  const otc: OtcSection = {
    items: [],
    reasonWhenEmpty: level === 'monitor_at_home' ? null : answerWords.notAtHome,
  }
  const drafts = draftsFor(input, care)
  return {
    assessment: {
      severity: level,
      confidence,
      explanation: explanationFor(decision, doses, name),
      differentialDiagnoses: shown,
      recommendations: recommendationsFrom(drafts, name),
      modelUsed: MODEL,
      ragSources: knowledgeUsed(
        [
          ...standingRules(decision),
          ...decision.patterns,
          ...(decision.things ?? []),
          ...doses,
          ...conditions,
          ...linesIn(care),
          ...linesOf(drafts),
          ...products.flatMap(({ notes, warnings }) => [notes, ...warnings]),
        ].map(({ sources }) => sources),
      ),
      otc,
    },
    summary: {
      severity: level,
      triageLevel: level,
      triageRationale: rationaleFor(decision, name),
      confidence,
      plan: {
        otcMedications: products.map((product) => otcMedication(product, facts)),
        homeCareMeasures: spokenLines(
          [...care.home, ...care.spreads],
          name,
          care.home.length + care.spreads.length,
        ),
        dietaryRecommendations: spokenLines(care.diet, name, care.diet.length),
        monitoringInstructions: spokenLines(care.watch, name, care.watch.length),
        worseningProtocol: spokenLines(care.worsening, name, care.worsening.length),
        preArrivalTips: spokenLines(care.beforeArrival, name, care.beforeArrival.length),
      },
      clinicalNotes: {
        symptomSummary: presentation(facts, decision.readFromNotes),
        veterinaryAssessment: veterinaryAssessment(decision, conditions, doses, name),
        possibleConditions: shown,
      },
      otc,
      petInfo: petInfo(facts),
      treatment: treatmentPlan(facts, decision, care, products),
      trace: traceOf(decision, doses, answered),
      questions,
      ...(suggestions.length > 0 && { suggestions }),
    },
  }
}

const MOST_SHOWN = 5

function shownConditions(
  { level, patterns }: Decision,
  conditions: readonly RankedCondition[],
): readonly PossibleCondition[] {
  const found = level === 'er_urgent' ? [] : patterns
  return [
    ...found.map(({ name, because }) => ({ name, likelihood: 'high' as const, description: because })),
    ...conditions.map(({ name, likelihood, description }) => ({ name, likelihood, description })),
  ].slice(0, MOST_SHOWN)
}

const MONTHS_A_YEAR = 12

function petInfo({ intake: { pet }, ageMonths }: Facts): EngineAnswer['summary']['petInfo'] {
  const isBaby = ageMonths !== null && ageMonths < MONTHS_A_YEAR
  const years = ageMonths === null ? null : Math.round((ageMonths / MONTHS_A_YEAR) * 10) / 10
  return {
    name: pet.name,
    species: pet.species,
    breed: pet.breed,
    age: isBaby ? ageMonths : years,
    ageUnit: ageMonths === null ? null : isBaby ? 'months' : 'years',
    weight: { value: pet.weight.value, unit: pet.weight.unit },
    gender: pet.gender,
    isNeutered: pet.isNeutered,
  }
}

function traceOf(decision: Decision, doses: readonly DoseFinding[], answered: readonly Answered[]): Trace {
  return {
    rules: decision.rules,
    patterns: decision.patterns.map(({ id, because, sources }) => ({ id, because, sources })),
    things: decision.things ?? [],
    doses: doses.map(({ toxinId, working, level }) => ({
      toxin: toxinsById.get(toxinId)?.name ?? toxinId,
      working,
      level,
    })),
    unknown: decision.unknown,
    whatWouldChange: decision.whatWouldChange,
    readFromNotes: decision.readFromNotes,
    asked: answered.map(({ question: { id, text, quote, options }, values }) => ({
      id,
      text,
      quote,
      answers: options
        .filter(({ value }) => values.includes(value))
        .map(({ label, limits }) => (limits === undefined ? label : `${label}: ${limits.join(' ')}`)),
    })),
  }
}
