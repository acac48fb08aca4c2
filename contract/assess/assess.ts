import { z } from 'zod/mini'
import { orByDefault } from '#domain/logic/schema.ts'
import { OtcItem } from '#contract/otc.ts'
import { LIMITS } from '#domain/constants.ts'
import { OTC_CATEGORIES } from '#domain/otc/product.ts'
import { CHECK_KINDS, MOST_CHECKS } from '#domain/engine/answer/check-question.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import { MOST_SUGGESTIONS, Suggestion } from '#domain/logic/suggestion.ts'
import { FACT_SOURCES } from '#domain/logic/fact-source.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'

/** The largest text an owner may add, in characters. */
export const NOTES_MAX = LIMITS.notes.characters
/** Most photos and videos in one request. */
export const MEDIA_MAX = 6
/** Every file must be smaller than this, in bytes. */
export const MEDIA_BYTES = LIMITS.media.fileBytes

const Urgency = z.enum(URGENCIES)

const numericText = z.pipe(z.string().check(z.regex(/^\s*\d+(?:\.\d+)?\s*$/)), z.transform(Number))

const weightValue = z
  .union([z.number(), numericText])
  .check(z.refine((value) => value > 0 && value <= 1000, 'Enter a valid weight greater than zero.'))

const textList = z.pipe(
  z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))),
  z.transform((list) => list ?? []),
)

/** A pet as a request carries it; only name and species are required. */
const AssessPet = z.object({
  id: z.pipe(
    z.nullish(z.string().check(z.maxLength(64))),
    z.transform((id) => id ?? null),
  ),
  name: z.string().check(z.trim(), z.minLength(1, 'Please tell us your pet’s name.'), z.maxLength(100)),
  species: z.enum(['dog', 'cat'], 'Please choose dog or cat.'),
  breed: z.pipe(
    z.nullish(z.string().check(z.maxLength(120))),
    z.transform((breed) => breed ?? null),
  ),
  birthday: z.pipe(
    z.nullish(z.iso.date('Use the date format YYYY-MM-DD for the birthday.')),
    z.transform((day) => day ?? null),
  ),
  gender: z.pipe(
    z.nullish(z.enum(['male', 'female'])),
    z.transform((gender) => gender ?? null),
  ),
  isNeutered: z.pipe(
    z.nullish(z.boolean()),
    z.transform((neutered) => neutered ?? null),
  ),
  weight: z.pipe(
    z.nullish(
      z.object({
        value: z.pipe(
          z.nullish(weightValue),
          z.transform((value) => value ?? null),
        ),
        unit: orByDefault(z.enum(['lbs', 'kg']), LIMITS.pets.weightUnit),
      }),
    ),
    z.transform((weight) => weight ?? { value: null, unit: LIMITS.pets.weightUnit }),
  ),
  conditions: textList,
  allergies: textList,
  medications: textList,
})

const AnswerValue = z.union([
  z.string().check(z.maxLength(NOTES_MAX)),
  z.array(z.string().check(z.maxLength(NOTES_MAX))).check(z.maxLength(60)),
  z.pipe(z.number(), z.transform(String)),
])

const AssessMedia = z.union([
  z.object({ data_url: z.string(), mime_type: z.string().check(z.maxLength(100)) }),
  z.object({ url: z.url().check(z.maxLength(2000)) }),
])

/** The body of POST /v1/assess and of POST /api/assessments/start, before symptom values are checked. */
export const AssessRequest = z
  .object({
    pet: AssessPet,
    selectedSymptoms: z.array(z.string().check(z.maxLength(60))).check(
      z.maxLength(25),
      z.refine(
        (list) => new Set(list).size === list.length,
        'A symptom was sent twice. Send each symptom once.',
      ),
    ),
    followUpAnswers: z.pipe(
      z.nullish(
        z
          .record(z.string().check(z.maxLength(60)), AnswerValue)
          .check(
            z.refine(
              (answers) => Object.keys(answers).length <= 60,
              'There are too many answers. Send at most 60.',
            ),
          ),
      ),
      z.transform((answers) => answers ?? {}),
    ),
    additionalNotes: z.pipe(
      z.nullish(z.string().check(z.maxLength(NOTES_MAX, `Notes can be at most ${NOTES_MAX} characters.`))),
      z.transform((notes) => notes ?? ''),
    ),
    /** True where the problem is none of the symptoms and is told in words or by what was eaten: no symptom stands in for it. */
    toldInWords: z.optional(z.boolean()),
    clarifications: z.pipe(
      z.nullish(
        z
          .record(z.string().check(z.maxLength(80)), AnswerValue)
          .check(
            z.refine(
              (answers) => Object.keys(answers).length <= MOST_CHECKS,
              `Send at most ${MOST_CHECKS} clarifications.`,
            ),
          ),
      ),
      z.transform((answers) => answers ?? {}),
    ),
    /** What came with the questions that are answered, sent back as it came. */
    suggestions: z.optional(
      z
        .array(
          z.extend(Suggestion, {
            id: z.string().check(z.maxLength(80)),
            quote: z.string().check(z.maxLength(NOTES_MAX)),
          }),
        )
        .check(z.maxLength(MOST_SUGGESTIONS, `Send at most ${MOST_SUGGESTIONS} suggestions.`)),
    ),
    media: z.pipe(
      z.nullish(
        z.array(AssessMedia).check(z.maxLength(MEDIA_MAX, `Send at most ${MEDIA_MAX} photos or videos.`)),
      ),
      z.transform((list) => list ?? []),
    ),
  })
  .check(
    z.refine(({ selectedSymptoms, toldInWords }) => selectedSymptoms?.length !== 0 || toldInWords === true, {
      path: ['selectedSymptoms'],
      message: 'Please select symptoms first.',
      // Said beside every other fault.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
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

/** A short question whose answer decides the level. */
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

/** The 200 answer of POST /v1/assess. */
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

/** What the service sends is what the engine says, plus who said it. Does not compile when schema and engine differ. */
export type AssessBody = Within<EngineAnswer, Decided> &
  Within<Decided, EngineAnswer> &
  Pick<AssessResponse, 'request_id' | 'model_used' | 'ragMetadata'>
