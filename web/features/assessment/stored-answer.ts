import { z } from 'zod'
import { Assessment, Summary, Trace, TreatmentPlan } from '#contract/assess.ts'
import { OtcItem } from '#contract/otc.ts'
import { log } from '#web/lib/log.ts'
import type { StoredRow } from './api/load-session.ts'

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
/** Products as they were found; null for what is none. */
export const OtcFound = z
  .object({ items: listOf(OtcItem), reasonWhenEmpty: z.string().nullable().catch(null) })
  .nullable()
  .catch(null)
export const OtcMedication = Summary.shape.plan.shape.otcMedications.element
export const Condition = Assessment.shape.differentialDiagnoses.element
export const Recommendation = Assessment.shape.recommendations.element

/** An answer as it was once stored: every part may be missing or of an older shape. */
export const StoredAnswer = z.object({
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
export type StoredAnswer = z.infer<typeof StoredAnswer>

/** The answer of a row: the whole one first, else the summary alone; null when neither can be read. */
export function storedAnswer(row: StoredRow): StoredAnswer | null {
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
