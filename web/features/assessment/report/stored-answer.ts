import { z } from 'zod/mini'
import { orElse } from '#domain/logic/schema.ts'
import { Assessment, Summary, Trace, TreatmentPlan } from '#contract/assess/assess.ts'
import { log } from '#web/lib/log.ts'
import { listOf, tolerant } from '#web/lib/rows/tolerant.ts'
import type { StoredSession } from '#web/lib/rows/stored-session.ts'
import { OtcFound } from './read-products.ts'

const text = orElse(z.string(), '')
const list = <Item extends z.ZodMiniType>(item: Item) => orElse(listOf(item), [])
const texts = list(z.string())
const OtcMedication = Summary.shape.plan.shape.otcMedications.def.element
export const ReadMedication = z.object({
  ...OtcMedication.shape,
  genericName: tolerant(OtcMedication.shape.genericName),
  purchaseLinks: list(OtcMedication.shape.purchaseLinks.def.element),
})
export const Condition = Assessment.shape.differentialDiagnoses.def.element
export const Recommendation = Assessment.shape.recommendations.def.element

const toldTrace = (trace: z.infer<typeof Trace> | null): z.infer<typeof Trace> | null =>
  trace !== null && Object.values(trace).some((told) => told.length > 0) ? trace : null

/** As it was once stored: every part may be missing or of an older shape. */
export const StoredAnswer = z.object({
  model_used: text,
  ragMetadata: orElse(z.object({ sourceCount: orElse(z.number(), 0), sourceName: text }), {
    sourceCount: 0,
    sourceName: '',
  }),
  assessment: orElse(
    z.nullable(
      z.object({
        severity: z.unknown(),
        confidence: z.unknown(),
        explanation: text,
        differentialDiagnoses: list(Condition),
        recommendations: list(Recommendation),
        ragSources: list(Assessment.shape.ragSources.def.element),
        otc: OtcFound,
      }),
    ),
    null,
  ),
  summary: orElse(
    z.nullable(
      z.object({
        severity: z.unknown(),
        triageLevel: z.unknown(),
        confidence: z.unknown(),
        triageRationale: text,
        plan: orElse(
          z.nullable(
            z.object({
              homeCareMeasures: texts,
              dietaryRecommendations: texts,
              monitoringInstructions: texts,
              worseningProtocol: texts,
              preArrivalTips: texts,
              otcMedications: list(ReadMedication),
            }),
          ),
          null,
        ),
        clinicalNotes: orElse(
          z.nullable(
            z.object({
              symptomSummary: text,
              veterinaryAssessment: text,
              possibleConditions: list(Condition),
            }),
          ),
          null,
        ),
        petInfo: orElse(z.nullable(tolerant(Summary.shape.petInfo)), null),
        treatment: orElse(z.nullable(tolerant(TreatmentPlan)), null),
        trace: z.pipe(orElse(z.nullable(tolerant(Trace)), null), z.transform(toldTrace)),
      }),
    ),
    null,
  ),
})
export type StoredAnswer = z.infer<typeof StoredAnswer>

export function storedAnswer(row: StoredSession): StoredAnswer | null {
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
