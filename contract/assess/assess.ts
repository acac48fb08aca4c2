import { z } from 'zod'
import { OtcItem } from '#contract/otc.ts'
import { LIMITS } from '#domain/constants.ts'
import { OTC_CATEGORIES } from '#domain/otc/product.ts'
import { CHECK_KINDS, MOST_CHECKS } from '#domain/engine/answer/check-question.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import { MOST_SUGGESTIONS, Suggestion } from '#domain/logic/suggestion.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'

/** The largest text an owner may add, in characters. */
export const NOTES_MAX = LIMITS.notes.characters
/** Most photos and videos in one request. */
export const MEDIA_MAX = 6
/** Every file must be smaller than this, in bytes. */
export const MEDIA_BYTES = LIMITS.media.fileBytes

const Urgency = z.enum(URGENCIES)

const numericText = z
  .string()
  .regex(/^\s*\d+(?:\.\d+)?\s*$/)
  .transform(Number)

const weightValue = z
  .union([z.number(), numericText])
  .refine((value) => value > 0 && value <= 1000, 'Enter a valid weight greater than zero.')

const textList = z
  .array(z.string().max(200))
  .max(100)
  .nullish()
  .transform((list) => list ?? [])

/** A pet as a request carries it; only name and species are required. */
const AssessPet = z.object({
  id: z
    .string()
    .max(64)
    .nullish()
    .transform((id) => id ?? null),
  name: z.string().trim().min(1, 'Please tell us your pet’s name.').max(100),
  species: z.enum(['dog', 'cat'], 'Please choose dog or cat.'),
  breed: z
    .string()
    .max(120)
    .nullish()
    .transform((breed) => breed ?? null),
  birthday: z.iso
    .date('Use the date format YYYY-MM-DD for the birthday.')
    .nullish()
    .transform((day) => day ?? null),
  gender: z
    .enum(['male', 'female'])
    .nullish()
    .transform((gender) => gender ?? null),
  isNeutered: z
    .boolean()
    .nullish()
    .transform((neutered) => neutered ?? null),
  weight: z
    .object({
      value: weightValue.nullish().transform((value) => value ?? null),
      unit: z.enum(['lbs', 'kg']).default(LIMITS.pets.weightUnit),
    })
    .nullish()
    .transform((weight) => weight ?? { value: null, unit: LIMITS.pets.weightUnit }),
  conditions: textList,
  allergies: textList,
  medications: textList,
})

const AnswerValue = z.union([
  z.string().max(NOTES_MAX),
  z.array(z.string().max(NOTES_MAX)).max(60),
  z.number().transform(String),
])

const AssessMedia = z.union([
  z.object({ data_url: z.string(), mime_type: z.string().max(100) }),
  z.object({ url: z.url().max(2000) }),
])

/** The body of POST /v1/assess and of POST /api/assessments/start, before symptom values are checked. */
export const AssessRequest = z
  .object({
    pet: AssessPet,
    selectedSymptoms: z
      .array(z.string().max(60))
      .max(25)
      .refine(
        (list) => new Set(list).size === list.length,
        'A symptom was sent twice. Send each symptom once.',
      ),
    followUpAnswers: z
      .record(z.string().max(60), AnswerValue)
      .refine((answers) => Object.keys(answers).length <= 60, 'There are too many answers. Send at most 60.')
      .nullish()
      .transform((answers) => answers ?? {}),
    additionalNotes: z
      .string()
      .max(NOTES_MAX, `Notes can be at most ${NOTES_MAX} characters.`)
      .nullish()
      .transform((notes) => notes ?? ''),
    /** True where the problem is none of the symptoms and is told in words or by what was eaten: no symptom stands in for it. */
    toldInWords: z.boolean().optional(),
    clarifications: z
      .record(z.string().max(80), AnswerValue)
      .refine(
        (answers) => Object.keys(answers).length <= MOST_CHECKS,
        `Send at most ${MOST_CHECKS} clarifications.`,
      )
      .nullish()
      .transform((answers) => answers ?? {}),
    /** What came with the questions that are answered, sent back as it came. */
    suggestions: z
      .array(Suggestion.extend({ id: z.string().max(80), quote: z.string().max(NOTES_MAX) }))
      .max(MOST_SUGGESTIONS, `Send at most ${MOST_SUGGESTIONS} suggestions.`)
      .optional(),
    media: z
      .array(AssessMedia)
      .max(MEDIA_MAX, `Send at most ${MEDIA_MAX} photos or videos.`)
      .nullish()
      .transform((list) => list ?? []),
  })
  .refine(({ selectedSymptoms, toldInWords }) => selectedSymptoms?.length !== 0 || toldInWords === true, {
    path: ['selectedSymptoms'],
    message: 'Please select symptoms first.',
    // Said beside every other fault.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
export type AssessRequest = z.infer<typeof AssessRequest>
/** What a caller writes: the same with the optional members really optional. */
export type AssessRequestBody = z.input<typeof AssessRequest>

const Likelihood = z.enum(['high', 'medium', 'low'])
const PossibleCondition = z.object({ name: z.string(), likelihood: Likelihood, description: z.string() })
const Recommendation = z.object({
  type: z.enum(['home_care', 'vet_visit', 'emergency_visit']),
  description: z.string(),
  priority: z.enum(['immediate', 'within_24h', 'within_week', 'as_needed']),
  actions: z.array(z.string()),
})
const OtcCategory = z.enum(OTC_CATEGORIES)
const OtcSection = z.object({ items: z.array(OtcItem), reasonWhenEmpty: z.string().nullable() })
const Weight = z.object({ value: z.number().nullable(), unit: z.enum(['lbs', 'kg']) })

export const Assessment = z.object({
  severity: Urgency,
  confidence: z.number().min(0).max(1),
  explanation: z.string(),
  differentialDiagnoses: z.array(PossibleCondition).max(5),
  recommendations: z.array(Recommendation),
  modelUsed: z.string(),
  ragSources: z.array(z.object({ id: z.string(), title: z.string() })),
  otc: OtcSection,
})

export const TreatmentPlan = z.object({
  medications: z.array(
    z.object({
      name: z.string(),
      genericName: z.string().nullable(),
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
      duration: z.string().nullable(),
      frequency: z.string().nullable(),
    }),
  ),
  dietaryRecommendations: z.array(
    z.object({
      type: z.string(),
      duration: z.string().nullable(),
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
      setAsideBy: z.string().nullable(),
    }),
  ),
  patterns: z.array(z.object({ id: z.string(), because: z.string(), sources: z.array(z.string()) })),
  // Answers saved before things could be chosen have none.
  things: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        because: z.string(),
        level: Urgency,
        sources: z.array(z.string()),
      }),
    )
    .default([]),
  doses: z.array(z.object({ toxin: z.string(), working: z.string(), level: Urgency })),
  unknown: z.array(z.string()),
  whatWouldChange: z.array(
    z.object({ question: z.string(), value: z.string(), sentence: z.string(), level: Urgency }),
  ),
  readFromNotes: z.array(z.object({ quote: z.string(), finding: z.string() })),
  // Answers saved before there were questions have none.
  asked: z
    .array(
      z.object({
        id: z.string(),
        text: z.string(),
        quote: z.string().nullable(),
        answers: z.array(z.string()),
      }),
    )
    .default([]),
})

/** A short question whose answer decides the level. */
const CheckQuestion = z.object({
  id: z.string(),
  kind: z.enum(CHECK_KINDS),
  text: z.string(),
  quote: z.string().nullable(),
  options: z.array(
    z.object({ value: z.string(), label: z.string(), limits: z.array(z.string()).readonly().optional() }),
  ),
  multiple: z.boolean(),
})

export const Summary = z.object({
  severity: Urgency,
  triageLevel: Urgency,
  triageRationale: z.string(),
  confidence: z.number().min(0).max(1),
  plan: z.object({
    otcMedications: z.array(
      z.object({
        name: z.string(),
        genericName: z.string().nullable(),
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
    breed: z.string().nullable(),
    age: z.number().nullable(),
    ageUnit: z.enum(['months', 'years']).nullable(),
    weight: Weight,
    gender: z.enum(['male', 'female']).nullable(),
    isNeutered: z.boolean().nullable(),
  }),
  treatment: TreatmentPlan,
  trace: Trace,
  questions: z.array(CheckQuestion).max(MOST_CHECKS).default([]),
  /** What a language model proposed and the questions ask about; to be sent back with the answers to them. */
  suggestions: z.array(Suggestion).max(MOST_SUGGESTIONS).optional(),
})

/** The 200 answer of POST /v1/assess. */
export const AssessResponse = z.object({
  request_id: z.string(),
  model_used: z.string(),
  ragMetadata: z.object({ source: z.string(), sourceCount: z.number().int(), sourceName: z.string() }),
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

/** What the service sends is what the engine says, plus who said it. Does not compile when schema and engine differ. */
export type AssessBody = Within<EngineAnswer, Decided> &
  Within<Decided, EngineAnswer> &
  Pick<AssessResponse, 'request_id' | 'model_used' | 'ragMetadata'>
