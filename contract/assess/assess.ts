import { z } from 'zod/mini'
import { orByDefault } from '#domain/logic/schema.ts'
import { OtcItem } from '#contract/otc.ts'
import { OTC_CATEGORIES } from '#domain/otc/category-names.ts'
import { CHECK_KINDS, MOST_CHECKS } from '#domain/engine/answer/check-question.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import { MOST_SUGGESTIONS, Suggestion } from '#domain/logic/suggestion.ts'
import { FACT_SOURCES } from '#domain/logic/fact-source.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'

const Urgency = z.enum(URGENCIES)

const Likelihood = z.enum(['high', 'medium', 'low'])
const PossibleCondition = z.object({ name: z.string(), likelihood: Likelihood, description: z.string() })
const Recommendation = z.object({
  type: z.enum(['home_care', 'vet_visit', 'emergency_visit']),
  description: z.string(),
  priority: z.enum(['immediate', 'within_24h', 'within_week', 'as_needed']),
  actions: z.array(z.string()),
})
const OtcCategory = z.enum(OTC_CATEGORIES)
const OtcSection = z.object({ items: z.array(OtcItem), reasonWhenEmpty: z.nullable(z.string()) })
const Weight = z.object({ value: z.nullable(z.number()), unit: z.enum(['lbs', 'kg']) })

export const Assessment = z.object({
  severity: Urgency,
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  explanation: z.string(),
  differentialDiagnoses: z.array(PossibleCondition).check(z.maxLength(5)),
  recommendations: z.array(Recommendation),
  modelUsed: z.string(),
  ragSources: z.array(z.object({ id: z.string(), title: z.string() })),
  otc: OtcSection,
})

export const TreatmentPlan = z.object({
  medications: z.array(
    z.object({
      name: z.string(),
      genericName: z.nullable(z.string()),
      category: z.enum(['prescription', 'otc', 'supplement']),
      dosage: z.string(),
      frequency: z.string(),
      duration: z.string(),
      administrationMethod: z.string(),
      notes: z.string(),
      warnings: z.array(z.string()),
    }),
  ),
  homeCare: z.array(
    z.object({
      category: z.string(),
      importance: z.enum(['critical', 'important', 'other']),
      instruction: z.string(),
      duration: z.nullable(z.string()),
      frequency: z.nullable(z.string()),
    }),
  ),
  dietaryRecommendations: z.array(
    z.object({
      type: z.string(),
      duration: z.nullable(z.string()),
      description: z.string(),
      specificFoods: z.array(z.string()),
    }),
  ),
  followUpSchedule: z.object({
    nextCheckIn: z.string(),
    monitoringFrequency: z.string(),
    veterinaryVisit: z.object({ recommended: z.boolean(), timeframe: z.string(), reason: z.string() }),
  }),
  warningSignsToWatch: z.array(z.string()),
  generalNotes: z.string(),
})

export const Trace = z.object({
  rules: z.array(
    z.object({
      id: z.string(),
      level: Urgency,
      because: z.string(),
      sources: z.array(z.string()),
      // Answers saved before facts told where they come from say nothing of it.
      restsOn: orByDefault(z.array(z.enum(FACT_SOURCES)), []),
      setAsideBy: z.nullable(z.string()),
    }),
  ),
  patterns: z.array(z.object({ id: z.string(), because: z.string(), sources: z.array(z.string()) })),
  // Answers saved before things could be chosen have none.
  things: orByDefault(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        because: z.string(),
        level: Urgency,
        sources: z.array(z.string()),
      }),
    ),
    [],
  ),
  doses: z.array(z.object({ toxin: z.string(), working: z.string(), level: Urgency })),
  unknown: z.array(z.string()),
  whatWouldChange: z.array(
    z.object({ question: z.string(), value: z.string(), sentence: z.string(), level: Urgency }),
  ),
  readFromNotes: z.array(z.object({ quote: z.string(), finding: z.string() })),
  // Answers saved before there were questions have none.
  asked: orByDefault(
    z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        quote: z.nullable(z.string()),
        answers: z.array(z.string()),
      }),
    ),
    [],
  ),
})

const CheckQuestion = z.object({
  id: z.string(),
  kind: z.enum(CHECK_KINDS),
  text: z.string(),
  quote: z.nullable(z.string()),
  options: z.array(
    z.object({ value: z.string(), label: z.string(), limits: z.optional(z.readonly(z.array(z.string()))) }),
  ),
  multiple: z.boolean(),
})

export const Summary = z.object({
  severity: Urgency,
  triageLevel: Urgency,
  triageRationale: z.string(),
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  plan: z.object({
    otcMedications: z.array(
      z.object({
        name: z.string(),
        genericName: z.nullable(z.string()),
        dosage: z.string(),
        frequency: z.string(),
        duration: z.string(),
        notes: z.string(),
        warnings: z.array(z.string()),
        category: OtcCategory,
        form: z.string(),
        medSearchCategory: OtcCategory,
        purchaseLinks: z.array(z.object({ vendor: z.string(), url: z.string() })),
      }),
    ),
    homeCareMeasures: z.array(z.string()),
    dietaryRecommendations: z.array(z.string()),
    monitoringInstructions: z.array(z.string()),
    worseningProtocol: z.array(z.string()),
    preArrivalTips: z.array(z.string()),
  }),
  clinicalNotes: z.object({
    symptomSummary: z.string(),
    veterinaryAssessment: z.string(),
    possibleConditions: z.array(PossibleCondition),
  }),
  otc: OtcSection,
  petInfo: z.object({
    name: z.string(),
    species: z.enum(['dog', 'cat']),
    breed: z.nullable(z.string()),
    age: z.nullable(z.number()),
    ageUnit: z.nullable(z.enum(['months', 'years'])),
    weight: Weight,
    gender: z.nullable(z.enum(['male', 'female'])),
    isNeutered: z.nullable(z.boolean()),
  }),
  treatment: TreatmentPlan,
  trace: Trace,
  questions: orByDefault(z.array(CheckQuestion).check(z.maxLength(MOST_CHECKS)), []),
  /** What a language model proposed and the questions ask about; to be sent back with the answers to them. */
  suggestions: z.optional(z.array(Suggestion).check(z.maxLength(MOST_SUGGESTIONS))),
})

export const AssessResponse = z.object({
  request_id: z.string(),
  model_used: z.string(),
  ragMetadata: z.object({
    source: z.string(),
    sourceCount: z.number().check(z.int()),
    sourceName: z.string(),
  }),
  assessment: Assessment,
  summary: Summary,
})
export type AssessResponse = z.infer<typeof AssessResponse>

type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Member in keyof T]: Frozen<T[Member]> }
    : T
type Within<Inner extends Outer, Outer> = Inner
type Decided = Frozen<Pick<AssessResponse, 'assessment' | 'summary'>>

/** Does not compile when the schema of the service and the engine differ. */
export type AssessBody = Within<EngineAnswer, Decided> &
  Within<Decided, EngineAnswer> &
  Pick<AssessResponse, 'request_id' | 'model_used' | 'ragMetadata'>
