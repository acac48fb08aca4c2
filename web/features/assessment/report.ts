import { z } from 'zod'
import {
  Assessment,
  Summary,
  Trace,
  TreatmentPlan,
  type AssessRequest,
  type AssessResponse,
} from '#contract/assess.ts'
import { OtcItem } from '#contract/otc.ts'
import { questionById } from '#domain/triage/flow.ts'
import { questions } from '#domain/knowledge/questions.ts'
import { symptomLabel } from '#domain/knowledge/symptoms.ts'
import type { Urgency } from '#domain/triage/urgency.ts'
import { log } from '#web/lib/log.ts'
import { dateOf } from '#web/lib/stored-time.ts'
import type { StoredRow } from './api/load-session.ts'
import { readLevel } from './level.ts'

/** Items that can be read; the others are left out. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((entry) => {
        const read = item.safeParse(entry)
        return read.success ? [read.data] : []
      }),
    )

const text = z.string().catch('')
const texts = listOf(z.string())
const OtcFound = z
  .object({ items: listOf(OtcItem), reasonWhenEmpty: z.string().nullable().catch(null) })
  .nullable()
  .catch(null)
const OtcMedication = Summary.shape.plan.shape.otcMedications.element
const Condition = Assessment.shape.differentialDiagnoses.element
const Recommendation = Assessment.shape.recommendations.element

/** An answer as it was once stored: every part may be missing or of an older shape. */
const StoredAnswer = z.object({
  model_used: text,
  ragMetadata: z
    .object({ sourceCount: z.number().catch(0), sourceName: text })
    .catch({ sourceCount: 0, sourceName: '' }),
  assessment: z
    .object({
      severity: z.unknown(),
      confidence: z.unknown(),
      explanation: text,
      differentialDiagnoses: listOf(Condition),
      recommendations: listOf(Recommendation),
      ragSources: listOf(Assessment.shape.ragSources.element),
      otc: OtcFound,
    })
    .nullable()
    .catch(null),
  summary: z
    .object({
      severity: z.unknown(),
      triageLevel: z.unknown(),
      confidence: z.unknown(),
      triageRationale: text,
      plan: z
        .object({
          homeCareMeasures: texts,
          dietaryRecommendations: texts,
          monitoringInstructions: texts,
          worseningProtocol: texts,
          preArrivalTips: texts,
          otcMedications: listOf(OtcMedication),
        })
        .nullable()
        .catch(null),
      clinicalNotes: z
        .object({ symptomSummary: text, veterinaryAssessment: text, possibleConditions: listOf(Condition) })
        .nullable()
        .catch(null),
      petInfo: Summary.shape.petInfo.nullable().catch(null),
      treatment: TreatmentPlan.nullable().catch(null),
      trace: Trace.nullable().catch(null),
    })
    .nullable()
    .catch(null),
})
type StoredAnswer = z.infer<typeof StoredAnswer>

export type ReportPet = {
  readonly name: string
  readonly species: 'dog' | 'cat' | null
  readonly breed: string | null
  readonly age: number | null
  readonly ageUnit: string | null
  readonly weight: { readonly value: number | null; readonly unit: 'lbs' | 'kg' } | null
  readonly gender: 'male' | 'female' | null
  readonly isNeutered: boolean | null
}

/** A question and its answer in words. */
export type Said = { readonly question: string; readonly answer: string }

type Background = {
  readonly conditions: readonly string[]
  readonly allergies: readonly string[]
  readonly medications: readonly string[]
}

/** Everything the result page shows, whether it was made just now or read from the history. */
export type Report = {
  readonly sessionId: string
  /** null: what is stored could not be read as a level. */
  readonly level: Urgency | null
  /** 0 to 1, or null when unknown. */
  readonly confidence: number | null
  readonly pet: ReportPet
  readonly createdAt: Date | null
  readonly complaint: readonly string[]
  readonly onset: string | null
  readonly notes: string
  /** Every answer in words, in the order of the questions. */
  readonly answers: readonly Said[]
  /** What the profile said of older illnesses; null where it was not kept with the result. */
  readonly background: Background | null
  readonly rationale: string
  readonly presentation: string
  readonly assessmentText: string
  readonly conditions: readonly z.infer<typeof Condition>[]
  readonly recommendations: readonly z.infer<typeof Recommendation>[]
  readonly plan: {
    readonly homeCareMeasures: readonly string[]
    readonly dietaryRecommendations: readonly string[]
    readonly monitoringInstructions: readonly string[]
    readonly worseningProtocol: readonly string[]
    readonly preArrivalTips: readonly string[]
    readonly otcMedications: readonly z.infer<typeof OtcMedication>[]
  }
  /** Products that were found for a pet that stays at home; null where nobody looked. */
  readonly otc: z.infer<typeof OtcFound>
  readonly treatment: z.infer<typeof TreatmentPlan> | null
  readonly trace: z.infer<typeof Trace> | null
  readonly modelUsed: string
  readonly sourceCount: number
  readonly sourceName: string
  readonly sources: readonly { readonly id: string; readonly title: string }[]
}

type Facts = {
  readonly sessionId: string
  readonly createdAt: Date | null
  readonly pet: ReportPet
  readonly symptoms: readonly string[]
  readonly answers: AssessRequest['followUpAnswers']
  readonly notes: string
  readonly background?: Background
  readonly storedLevel: unknown
  /** The column of products; older rows and new answers have none. */
  readonly storedOtc?: unknown
}

const CONDITIONS_SHOWN = 3
const NO_PLAN = {
  homeCareMeasures: [],
  dietaryRecommendations: [],
  monitoringInstructions: [],
  worseningProtocol: [],
  preArrivalTips: [],
  otcMedications: [],
}

const confidenceOf = (values: readonly unknown[]): number | null =>
  values.find((value): value is number => typeof value === 'number' && value >= 0 && value <= 1) ?? null

function onsetLabel(answers: AssessRequest['followUpAnswers']): string | null {
  const value = answers['onset']
  return questionById('onset')?.options?.find((option) => option.value === value)?.label ?? null
}

/** Questions we no longer know are left out; values we no longer know are spelled out. */
function answersInWords(answers: AssessRequest['followUpAnswers'], petName: string): readonly Said[] {
  const name = petName.trim() || 'your pet'
  return questions.flatMap(({ id, question, options, unit }) => {
    const given = answers[id]
    const values = typeof given === 'string' ? [given] : (given ?? [])
    const words = values
      .filter((value) => value.trim() !== '')
      .map((value) => options?.find((option) => option.value === value)?.label ?? value.replaceAll('_', ' '))
    if (words.length === 0) return []
    const answer = unit === undefined ? words.join('; ') : `${words.join('; ')} ${unit}`
    return [
      { question: question.replaceAll('{petName}', name), answer: answer.replaceAll('{petName}', name) },
    ]
  })
}

function levelOf(answer: StoredAnswer | null, storedLevel: unknown): Urgency | null {
  const stated = [
    answer?.summary?.severity,
    answer?.summary?.triageLevel,
    answer?.assessment?.severity,
    storedLevel,
  ].filter((one) => one !== undefined && one !== null && one !== '')
  if (new Set(stated).size > 1) log.warn('assessment.levels-differ')
  const first = stated[0]
  if (first === undefined) return null
  const level = readLevel(first)
  if (level === null) log.warn('assessment.unknown-level')
  return level
}

function reportOf(answer: StoredAnswer | null, facts: Facts): Report {
  const { assessment, summary } = answer ?? { assessment: null, summary: null }
  const conditions = assessment?.differentialDiagnoses.length
    ? assessment.differentialDiagnoses
    : (summary?.clinicalNotes?.possibleConditions ?? [])
  return {
    sessionId: facts.sessionId,
    level: levelOf(answer, facts.storedLevel),
    confidence: confidenceOf([summary?.confidence, assessment?.confidence]),
    pet: { ...facts.pet, ...summary?.petInfo },
    createdAt: facts.createdAt,
    complaint: facts.symptoms.map(symptomLabel),
    onset: onsetLabel(facts.answers),
    notes: facts.notes,
    answers: answersInWords(facts.answers, facts.pet.name),
    background: facts.background ?? null,
    rationale: summary?.triageRationale ?? '',
    presentation: summary?.clinicalNotes?.symptomSummary ?? '',
    assessmentText: assessment?.explanation || summary?.clinicalNotes?.veterinaryAssessment || '',
    conditions: conditions.slice(0, CONDITIONS_SHOWN),
    recommendations: assessment?.recommendations ?? [],
    plan: summary?.plan ?? NO_PLAN,
    otc: OtcFound.parse(facts.storedOtc ?? null) ?? assessment?.otc ?? null,
    treatment: summary?.treatment ?? null,
    trace: summary?.trace ?? null,
    modelUsed: answer?.model_used ?? '',
    sourceCount: answer?.ragMetadata.sourceCount ?? 0,
    sourceName: answer?.ragMetadata.sourceName ?? '',
    sources: assessment?.ragSources ?? [],
  }
}

/** The report of an answer that was just given. */
export function reportOfAnswer(
  sessionId: string,
  request: Pick<AssessRequest, 'pet' | 'selectedSymptoms' | 'followUpAnswers' | 'additionalNotes'>,
  answer: AssessResponse,
  createdAt: Date | null,
): Report {
  const { pet } = request
  return reportOf(StoredAnswer.parse(answer), {
    sessionId,
    createdAt,
    pet: { ...pet, age: null, ageUnit: null },
    symptoms: request.selectedSymptoms,
    answers: request.followUpAnswers,
    notes: request.additionalNotes,
    background: {
      conditions: pet.conditions,
      allergies: pet.allergies,
      medications: pet.medications,
    },
    storedLevel: null,
  })
}

/** The report of a saved row: the whole answer first, else the summary alone, else what the columns tell. */
export function reportOfRow(row: StoredRow): Report {
  return reportOf(storedAnswer(row), {
    sessionId: row.id,
    createdAt: dateOf(row.created_at),
    pet: {
      name: row.pet_name ?? '',
      species: row.species === 'dog' || row.species === 'cat' ? row.species : null,
      breed: row.breed,
      age: row.age,
      ageUnit: row.age_unit,
      weight: null,
      gender: null,
      isNeutered: null,
    },
    symptoms: row.symptoms,
    answers: row.follow_up_answers,
    notes: row.additional_notes ?? '',
    storedLevel: row.assessment_urgency,
    storedOtc: row.otc_med_rec,
  })
}

function storedAnswer(row: StoredRow): StoredAnswer | null {
  const raw = parsed(row.assessment_raw)
  if (raw !== null) return StoredAnswer.parse(raw)
  const summary =
    typeof row.assessment_summary === 'string' ? parsed(row.assessment_summary) : row.assessment_summary
  return summary ? StoredAnswer.parse({ assessment: null, summary }) : null
}

function parsed(json: string | null): object | null {
  if (json === null) return null
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' ? value : null
  } catch (error) {
    log.warn('assessment.unreadable-stored-answer', error)
    return null
  }
}
