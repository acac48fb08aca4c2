import type { z } from 'zod/mini'
import type { AssessResponse, Trace, TreatmentPlan } from '#contract/assess/assess.ts'
import type { AssessRequest } from '#contract/assess/assess-request.ts'
import type { Told } from '#domain/engine/flow/has-complaint.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { log } from '#web/lib/log.ts'
import { dateOf } from '#web/lib/rows/stored-time.ts'
import type { StoredSession } from '#web/lib/rows/stored-session.ts'
import { readLevel } from '../level.ts'
import { OtcFound } from './read-products.ts'
import {
  StoredAnswer,
  storedAnswer,
  type Condition,
  type ReadMedication,
  type Recommendation,
} from './stored-answer.ts'

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

type Background = {
  readonly conditions: readonly string[]
  readonly allergies: readonly string[]
  readonly medications: readonly string[]
}

export type Report = {
  readonly sessionId: string
  /** null: what is stored could not be read as a level. */
  readonly level: Urgency | null
  /** 0 to 1, or null when unknown. */
  readonly confidence: number | null
  readonly pet: ReportPet
  readonly createdAt: Date | null
  readonly told: Told
  readonly mayBePoison: boolean
  readonly notes: string
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
    readonly otcMedications: readonly z.infer<typeof ReadMedication>[]
  }
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
  readonly storedOtc?: unknown
}

export const CONDITIONS_SHOWN = 3
export const NO_PLAN = {
  homeCareMeasures: [],
  dietaryRecommendations: [],
  monitoringInstructions: [],
  worseningProtocol: [],
  preArrivalTips: [],
  otcMedications: [],
}

const confidenceOf = (values: readonly unknown[]): number | null =>
  values.find((value): value is number => typeof value === 'number' && value >= 0 && value <= 1) ?? null

const COLLAPSE = ['collapse', 'unresponsive', 'seizure']

/** Whether a poison is in play, or nothing explains a collapse and nobody said that nothing was eaten. */
function mayBePoison(answers: AssessRequest['followUpAnswers'], trace: Report['trace']): boolean {
  if (trace !== null && trace.doses.length + trace.things.length + trace.readFromNotes.length > 0) return true
  const exposures = [answers['exposure'] ?? []].flat()
  if (exposures.length > 0) return exposures.join() !== 'none'
  return [answers['danger_signs'] ?? []].flat().some((sign) => COLLAPSE.includes(sign))
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
    told: {
      selectedSymptoms: facts.symptoms,
      followUpAnswers: facts.answers,
      additionalNotes: facts.notes,
    },
    mayBePoison: mayBePoison(facts.answers, summary?.trace ?? null),
    notes: facts.notes,
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
export function reportOfRow(row: StoredSession): Report {
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
