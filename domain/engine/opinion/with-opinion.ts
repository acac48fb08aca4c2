import { answerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { modelWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { soundSuggestions, suggestionsIn } from '#domain/engine/ask/suggested.ts'
import { assess, questionsOf } from '#domain/engine/assess.ts'
import type { EngineAnswer, PossibleCondition } from '#domain/engine/answer/assessment.ts'
import { composeAnswer } from '#domain/engine/compose/compose-answer.ts'
import { knowledgeUsed } from '#domain/engine/compose/knowledge-used.ts'
import { paragraph } from '#domain/engine/compose/wording.ts'
import { decide } from '#domain/engine/decide/decide.ts'
import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { rankConditions } from '#domain/engine/rank/rank-conditions.ts'
import { moreUrgent, rankOf } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import type { ConditionKnowledge } from '#domain/knowledge/conditions/condition.ts'
import { isAnswered } from './choices.ts'
import { conditionsOf } from './opinion.ts'
import type { Opinion } from './opinion.ts'
import { plainWords } from './plain-words.ts'

/** Nobody has counted how often a raise by a model is right, so it is never called more than a coin's toss. */
const RAISED_CONFIDENCE = 0.5
const LISTED = 5
const REASON = { sentences: 1, characters: 180 }
const NOTICED = { sentences: 2, characters: 260 }

export type Asked = { readonly intake: Intake; readonly now: Date; readonly answer: EngineAnswer }

/**
 * The engine's answer with what a language model may add. The level can only rise; what the engine advises and warns
 * of is the engine's own for the level reached, and no warning of the first answer is lost. The model's words appear
 * as its words, checked, and never among the advice. What it suggests is asked about and changes nothing else.
 */
export function withOpinion({ intake, now, answer }: Asked, opinion: Opinion, model: string): EngineAnswer {
  const told = { species: intake.pet.species, said: ownersWords(intake) }
  const first = answer.summary.severity
  const reason = plainWords(opinion.reason, told, REASON)
  const noticed = plainWords(opinion.noticed, told, NOTICED)
  const seen = [...new Set([reason, noticed])].filter((words) => words !== null)
  const level = [opinion.level, levelSeen({ intake, now, answer }, seen)].reduce(moreUrgent, first)
  const isRaised = level !== first
  const base = isRaised
    ? raised({ intake, now, answer }, level, seen[0] ?? null)
    : withSuggestions({ intake, now, answer }, opinion)
  const rest = isRaised ? seen.slice(1) : seen.filter((words) => words === noticed)
  const shown = rest.reduce(withNoticed, base)
  return named(withConditions(shown, chosen(opinion, intake.pet.species)), answer, model)
}

function withSuggestions({ intake, now, answer }: Asked, { suggestions }: Opinion): EngineAnswer {
  const isOpen = !isAnswered(intake) && intake.suggestions === undefined
  const asked = { ...intake, suggestions: soundSuggestions({ ...intake, suggestions }) }
  if (!isOpen || asked.suggestions.length === 0) return answer
  const questions = questionsOf(asked, now)
  const used = suggestionsIn(questions, asked)
  return used.length === 0
    ? answer
    : { ...answer, summary: { ...answer.summary, questions, suggestions: used } }
}

/**
 * The level the rules reach when the owner had written what the model saw. A danger it tells of counts, also where it
 * does not ask for the level; words of danger never stand beside "stay at home".
 */
function levelSeen({ intake, now, answer }: Asked, seen: readonly string[]): Urgency {
  if (seen.length === 0) return answer.summary.severity
  const additionalNotes = [intake.additionalNotes, ...seen].join('\n')
  return assess({ ...intake, additionalNotes }, now).summary.severity
}

const ownersWords = ({ additionalNotes, followUpAnswers, pet }: Intake): string =>
  [
    additionalNotes,
    ...Object.values(followUpAnswers).flat(),
    ...pet.conditions,
    ...pet.medications,
    ...pet.allergies,
    pet.breed ?? '',
    pet.name,
  ].join(' ')

const named = (answer: EngineAnswer, first: EngineAnswer, model: string): EngineAnswer => ({
  ...answer,
  assessment: { ...answer.assessment, modelUsed: `${first.assessment.modelUsed}+${model}` },
})

function raised({ intake, now, answer }: Asked, level: Urgency, reason: string | null): EngineAnswer {
  const facts = readFacts(intake, now)
  const doses = computeDoses(facts)
  const ranked = rankConditions(facts)
  const decision = decide(facts, doses)
  const because = reason === null ? modelWords.raisedWithoutReason : `${modelWords.raised} “${reason}”`
  const composed = composeAnswer(
    facts,
    {
      ...decision,
      level,
      confidence: RAISED_CONFIDENCE,
      rules: [
        {
          id: 'model.raised',
          level,
          because,
          sources: ['language-model'],
          restsOn: [],
          setAsideBy: null,
        },
        ...decision.rules,
      ],
      whatWouldChange: decision.whatWouldChange.filter((change) => rankOf(change.level) > rankOf(level)),
      families: [],
    },
    ranked,
    doses,
  )
  return withWarningsOf(answer, composed, level, because)
}

const both = (first: readonly string[], second: readonly string[]): readonly string[] => [
  ...new Set([...first, ...second]),
]

function withWarningsOf(
  first: EngineAnswer,
  composed: EngineAnswer,
  level: Urgency,
  because: string,
): EngineAnswer {
  const { plan, treatment, clinicalNotes } = composed.summary
  const { veterinaryAssessment } = first.summary.clinicalNotes
  return {
    ...composed,
    summary: {
      ...composed.summary,
      plan: {
        ...plan,
        worseningProtocol: both(plan.worseningProtocol, first.summary.plan.worseningProtocol),
        monitoringInstructions: both(plan.monitoringInstructions, first.summary.plan.monitoringInstructions),
      },
      treatment: {
        ...treatment,
        warningSignsToWatch: both(treatment.warningSignsToWatch, first.summary.treatment.warningSignsToWatch),
      },
      clinicalNotes: {
        ...clinicalNotes,
        veterinaryAssessment: paragraph([
          `${modelWords.raisedTo} ${answerWords.levelByRules[level]}. ${because}`,
          veterinaryAssessment,
        ]),
      },
    },
  }
}

const withNoticed = (answer: EngineAnswer, noticed: string): EngineAnswer => ({
  ...answer,
  assessment: {
    ...answer.assessment,
    explanation: `${answer.assessment.explanation} ${modelWords.noticed} “${noticed}”`,
  },
})

function chosen({ conditions }: Opinion, species: 'dog' | 'cat'): readonly ConditionKnowledge[] {
  const known = new Map(conditionsOf(species).map((condition) => [condition.id, condition]))
  return [...new Set(conditions)].flatMap((id) => known.get(id) ?? [])
}

/** Named after the engine's own and as the least likely. A pet that stays at home gets no emergency named beside it. */
function withConditions(answer: EngineAnswer, extra: readonly ConditionKnowledge[]): EngineAnswer {
  const { differentialDiagnoses: listed, ragSources } = answer.assessment
  const present = new Set(listed.map(({ name }) => name))
  const added = extra
    .filter(({ name }) => !present.has(name))
    .filter(({ urgency }) => !(answer.summary.severity === 'monitor_at_home' && urgency.to === 'er_urgent'))
    .slice(0, Math.max(0, LISTED - listed.length))
  if (added.length === 0) return answer
  const conditions: readonly PossibleCondition[] = [
    ...listed,
    ...added.map(({ name, description }) => ({ name, likelihood: 'low' as const, description })),
  ]
  const ids = new Set(ragSources.map(({ id }) => id))
  const sources = knowledgeUsed(added.map((condition) => condition.sources))
  const { clinicalNotes } = answer.summary
  return {
    assessment: {
      ...answer.assessment,
      differentialDiagnoses: conditions,
      ragSources: [...ragSources, ...sources.filter(({ id }) => !ids.has(id))],
    },
    summary: { ...answer.summary, clinicalNotes: { ...clinicalNotes, possibleConditions: conditions } },
  }
}
