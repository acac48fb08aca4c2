import { AssessRequest, AssessResponse, type AssessRequestBody } from '#contract/assess.ts'
import type { Intake } from '#domain/triage/intake.ts'
import { log } from '#web/lib/log.ts'

const MARK = '(on this device)'
/** Names who answered when the service could not. */
export const DEVICE_MODEL = `pawlight-rules-1 ${MARK}`

const engine = () => import('#domain/triage/assess.ts')

/** Fetches the engine while the network still works, so that it is there when the network is not. */
export const preloadEngine = (): void => {
  engine().catch((error: unknown) => log.warn('assessment.engine-not-loaded', error))
}

/** True for an answer that this browser made by itself. */
export const isMadeOnDevice = (answer: Pick<AssessResponse, 'model_used'>): boolean =>
  answer.model_used.endsWith(MARK)

const intakeOf = (body: AssessRequestBody): Intake => {
  const { pet, selectedSymptoms, followUpAnswers, additionalNotes } = AssessRequest.parse({
    ...body,
    media: [],
  })
  return { pet, selectedSymptoms, followUpAnswers, additionalNotes }
}

/** The engine's answer made here, without any network; null when even the engine cannot be had. */
export async function assessOnDevice(
  body: AssessRequestBody,
  now = new Date(),
): Promise<AssessResponse | null> {
  try {
    const { assess } = await engine()
    const { assessment, summary } = assess(intakeOf(body), now)
    return AssessResponse.parse({
      request_id: 'on-this-device',
      model_used: DEVICE_MODEL,
      ragMetadata: {
        source: 'knowledge_base',
        sourceCount: assessment.ragSources.length,
        sourceName: 'Pawlight clinical knowledge base',
      },
      assessment: { ...assessment, modelUsed: DEVICE_MODEL },
      summary,
    })
  } catch (error) {
    log.warn('assessment.engine-failed', error)
    return null
  }
}
