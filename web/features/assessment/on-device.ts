import { AssessRequest, AssessResponse, type AssessRequestBody } from '#contract/assess.ts'
import type { Intake } from '#domain/triage/intake.ts'
import { hasWords, readNoWords } from '#domain/triage/notes/note-reader.ts'
import type { NoteReader } from '#domain/triage/notes/note-reader.ts'
import { log } from '#web/lib/log.ts'

const MARK = '(on this device)'
/** Names who answered when the service could not. */
export const DEVICE_MODEL = `pawlight-rules-1 ${MARK}`

const engine = () => import('#domain/triage/assess-by-reader.ts')
const reader = () => import('#domain/triage/notes/read-notes.ts')

/**
 * Fetches the engine, and after it what reads an owner's words, while the network still works, so that both are there
 * when the network is not.
 */
export const preloadEngine = (): void => {
  engine()
    .then(reader)
    .catch((error: unknown) => log.warn('assessment.engine-not-loaded', error))
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

/** What was written is read or not judged at all; where nothing was, nobody waits for the reader. */
const readerFor = async (intake: Intake): Promise<NoteReader> =>
  hasWords(intake) ? (await reader()).readNotes : readNoWords

/** The engine's answer made here, without any network; null when even the engine or a needed reader cannot be had. */
export async function assessOnDevice(
  body: AssessRequestBody,
  now = new Date(),
): Promise<AssessResponse | null> {
  try {
    const intake = intakeOf(body)
    const [{ assessBy }, readNotes] = await Promise.all([engine(), readerFor(intake)])
    const { assessment, summary } = assessBy(readNotes, intake, now)
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
