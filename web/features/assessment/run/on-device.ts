import { AssessResponse } from '#contract/assess/assess.ts'
import { AssessRequest, type AssessRequestBody } from '#contract/assess/assess-request.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { hasWords, readNoWords } from '#domain/engine/notes/note-reader.ts'
import type { NoteReader } from '#domain/engine/notes/note-reader.ts'
import { NOTHING_READ } from '#domain/engine/notes/clauses/reading.ts'
import { aheadInSmallSteps, inSmallSteps } from '#web/lib/later/in-small-steps.ts'
import { log } from '#web/lib/log.ts'
import { shortDayAndTime } from '#web/lib/said-time.ts'
import { DEVICE_MODEL } from '../made-on-device.ts'

const engine = () => import('#domain/engine/assess-by-reader.ts')
const conditions = () => import('#domain/engine/rank/rank-conditions.ts')
const facts = () => import('#domain/engine/read/facts-by-reader.ts')
const books = () => import('#domain/engine/notes/phrases/phrase-book.ts')
const reader = () => import('#domain/engine/notes/read-notes.ts')

export async function preloadEngine(): Promise<void> {
  try {
    const [{ openConditions }] = await Promise.all([conditions(), engine(), facts()])
    const [{ openBooks }] = await Promise.all([books(), reader()])
    await aheadInSmallSteps(openBooks())
    await aheadInSmallSteps(openConditions())
    await aheadInSmallSteps(sayATime())
  } catch (error) {
    log.warn('assessment.engine-not-loaded', error)
  }
}

/** The first formatter of dates keeps a slow phone busy, and the head of every result tells a time. */
function* sayATime(): Generator<void, void> {
  yield
  shortDayAndTime(new Date())
}

async function openBooks(): Promise<Awaited<ReturnType<typeof reader>>> {
  const reading = await reader()
  await inSmallSteps((await books()).openBooks())
  return reading
}

const intakeOf = (body: AssessRequestBody): Intake => {
  const { media: _media, ...intake } = AssessRequest.parse({ ...body, media: [] })
  return intake
}

/**
 * What was written is read or not judged at all; where nothing was, nobody waits for the reader. It is read before the
 * engine asks for it, a statement at a time, because long notes keep a slow phone busy.
 */
async function readerFor(intake: Intake, now: Date): Promise<NoteReader> {
  if (!hasWords(intake)) return readNoWords
  const [{ readNotesInSteps }, { readFactsBy }] = await Promise.all([openBooks(), facts()])
  let asked: Parameters<NoteReader> | undefined
  const noteWhatIsAsked: NoteReader = (...question) => {
    asked = question
    return NOTHING_READ
  }
  readFactsBy(noteWhatIsAsked, intake, now)
  if (asked === undefined) throw new Error('The engine asks for no reading of what was written.')
  const reading = await inSmallSteps(readNotesInSteps(...asked))
  return () => reading
}

/** Needs no network. Null when even the engine or a needed reader cannot be had. */
export async function assessOnDevice(
  body: AssessRequestBody,
  now = new Date(),
): Promise<AssessResponse | null> {
  try {
    const intake = intakeOf(body)
    const [{ assessBy }, readNotes] = await Promise.all([engine(), readerFor(intake, now)])
    // Asked for right after a reload, nothing of this was opened ahead.
    await inSmallSteps((await conditions()).openConditions())
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
