import { AssessRequest, type AssessRequestBody } from '#contract/assess.ts'
import { POLLING_MESSAGES } from '#contract/messages.ts'
import { LIMITS } from '#domain/constants.ts'
import { isToldFor, type ToldFor } from '#domain/engine/flow/told-for.ts'
import { useConnection } from '#web/lib/connection-monitor.ts'
import { log } from '#web/lib/log.ts'
import { useSession } from '#web/lib/session.ts'
import { onForgetTriage } from '#web/lib/triage-memory.ts'
import { saveSessionRow } from './api/save-session.ts'
import { sessionRow } from './api/session-row.ts'
import { isRunning, newJob, advance, type AssessmentJob } from './job-machine.ts'
import { jobService } from './job-service.ts'
import { MESSAGES } from './messages.ts'
import { assessOnDevice, isMadeOnDevice } from './on-device.ts'
import { searchOtc, withOtc } from './otc/search-otc.ts'
import { pollJob } from './polling.ts'
import { asksTheSame, runOf, useRuns, type Outcome, type Owner, type Run, type Said } from './run-store.ts'

/** Waits between the attempts to save; after the last the owner is told and may try again. */
export const SAVE_PAUSES_MS = [0, 2_000, 5_000, 10_000]

const listeners = new Set<(outcome: Outcome) => void>()

/** Hears of every answer as soon as it exists, also of those made on this device. */
export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export type Begin = {
  readonly sessionId: string
  readonly owner: Owner | null
  readonly request: AssessRequestBody
}

/** Starts an assessment under a new key; it goes on to its end, saved, whatever page is looked at meanwhile. */
export function beginRun({ sessionId, owner, request }: Begin): void {
  const full = AssessRequest.parse(request)
  const run: Run = {
    sessionId,
    owner,
    idempotencyKey: crypto.randomUUID(),
    request: { ...full, media: [] },
    hadMedia: full.media.length > 0,
    job: advance(newJob(crypto.randomUUID()), { status: 'starting' }),
  }
  useRuns.getState().put(run)
  follow(run, full)
}

const preparing = new Set<string>()

/**
 * Begins the assessment of a session unless it is under way, and only of answers that were given for its own pet and
 * case. What the answers say by themselves is read first, so that an emergency waits neither for the photos to be made
 * ready nor for the network.
 */
export async function ensureRun(
  { sessionId, said, toldFor }: { sessionId: string; said: Said; toldFor: ToldFor },
  owner: Owner | null,
  prepare: () => Promise<AssessRequestBody>,
): Promise<void> {
  if (!isToldFor(toldFor, said.pet, sessionId)) {
    log.warn('assessment.refused-mixed-answers')
    useRuns.getState().markNotStarted(sessionId, true)
    return
  }
  if (preparing.has(sessionId) || runOf(sessionId) !== undefined) return
  preparing.add(sessionId)
  useRuns.getState().markNotStarted(sessionId, false)
  foresee(sessionId, said)
  try {
    beginRun({ sessionId, owner, request: await prepare() })
  } catch (error) {
    log.warn('the assessment did not start', error)
    useRuns.getState().markNotStarted(sessionId, true)
  } finally {
    preparing.delete(sessionId)
  }
}

function foresee(sessionId: string, said: Said): void {
  void assessOnDevice(said).then(
    (answer) => answer && useRuns.getState().foresee(sessionId, answer.summary.severity),
  )
}

/** Takes up what a reload interrupted: jobs are asked for again under their own key, unsaved answers are saved. */
export function resumeRuns(owner: Owner | null): void {
  const { runs, unsaved } = useRuns.getState()
  for (const run of runs) {
    const mine = run.owner === null || run.owner.id === owner?.id
    if (mine && isRunning(run.job.status) && jobService.get(run.job.jobId) === undefined) {
      foresee(run.sessionId, run.request)
      follow({ ...run, owner: run.owner ?? owner }, run.request, LIMITS.jobs.resumeRetries)
    }
  }
  for (const outcome of unsaved) {
    if (outcome.owner === null || outcome.owner.id === owner?.id) {
      void saveOutcome({ ...outcome, owner: outcome.owner ?? owner })
    }
  }
}

/** Forgets a failed run, so that the next one starts anew under a new key. */
export function dropRun(sessionId: string): void {
  const run = runOf(sessionId)
  if (run !== undefined) useRuns.getState().drop(run.job.jobId)
}

/** False when it is known beforehand that asking the service is in vain. */
const seemsReachable = (): boolean => navigator.onLine && useConnection.getState().isHealthy

function follow(run: Run, request: AssessRequest, retries?: number): void {
  const { jobId } = run.job
  const { update } = useRuns.getState()
  const onUpdate = (job: AssessmentJob): void =>
    update(jobId, { status: job.status, retries: job.retries, error: job.error, result: job.result })
  const onUnreachable = (): void => void answerHere(run)
  if (!seemsReachable()) onUnreachable()
  try {
    onUpdate(jobService.start({ jobId, idempotencyKey: run.idempotencyKey, request, onUnreachable }))
  } catch (error) {
    log.warn('assessment.not-started', error)
    update(jobId, { status: 'error', error: MESSAGES.startFailed })
    void answerHere(run)
    return
  }
  void pollJob(jobService, jobId, { onUpdate, ...(retries === undefined ? {} : { retries }) }).then(
    async (outcome) => {
      if (outcome.kind === 'failed') {
        log.warn(`assessment.polling: ${outcome.reason}`)
        const timedOut = outcome.reason === POLLING_MESSAGES.timeout
        update(jobId, {
          status: timedOut ? 'timeout' : 'error',
          error: timedOut ? MESSAGES.timedOut : MESSAGES.failed,
        })
      }
      const answer = outcome.kind === 'ended' ? outcome.job.result : null
      await settle(run, answer)
      return null
    },
  )
}

/** The service's answer takes the place of this device's; without one, this device's is saved once more if need be. */
async function settle(run: Run, result: Outcome['answer'] | null): Promise<void> {
  if (result !== null) {
    await tell(run, result)
    return
  }
  await answerHere(run)
  saveAgain(run.sessionId)
}

/** The answers of this device on their way, by job. */
const madeHere = new Map<string, Promise<void>>()

/** Answers by this device's own engine, once a run, while the service may still be asked. */
function answerHere(run: Run): Promise<void> {
  const { jobId } = run.job
  const answered =
    madeHere.get(jobId) ??
    assessOnDevice(run.request).then((answer) => {
      if (answer !== null) return tell(run, answer)
      madeHere.delete(jobId)
      return undefined
    })
  madeHere.set(jobId, answered)
  return answered
}

async function tell(run: Run, answer: Outcome['answer']): Promise<void> {
  const { jobId } = run.job
  // A run that was forgotten with its owner, or replaced by a new attempt, has nobody to tell.
  if (runOf(run.sessionId)?.job.jobId !== jobId) return
  const outcome: Outcome = { sessionId: run.sessionId, owner: run.owner, request: run.request, answer }
  publish(outcome)
  if (!isMadeOnDevice(answer)) {
    useRuns.getState().drop(jobId)
    madeHere.delete(jobId)
  }
  const saved = saveOutcome(outcome)
  await addProducts(outcome)
  await saved
}

/** Keeps an answer until it is saved, and tells every screen of it. */
function publish(outcome: Outcome): void {
  latest.set(outcome.sessionId, outcome)
  useRuns.getState().keepUnsaved(outcome)
  for (const listener of listeners) listener(outcome)
}

/** The answer each session ended in last; products are added to no other. */
const latest = new Map<string, Outcome>()
onForgetTriage((scope) => {
  if (scope === 'all') latest.clear()
})

/** The answer this session ended in since the page was loaded, if it did. */
export const latestAnswer = (sessionId: string): Outcome['answer'] | null =>
  latest.get(sessionId)?.answer ?? null

/** The answer this session ended in since the page was loaded, if it was asked exactly this. */
export function latestAnswerTo(sessionId: string, said: Said): Outcome['answer'] | null {
  const outcome = latest.get(sessionId)
  return outcome !== undefined && asksTheSame(outcome, said) ? outcome.answer : null
}

/** Products come after the answer, never before it, and make no other answer late. */
async function addProducts(outcome: Outcome): Promise<void> {
  const otc = await searchOtc(outcome.request, outcome.answer, new Date())
  if (otc === null || latest.get(outcome.sessionId) !== outcome) return
  const { items, reasonWhenEmpty, meta } = otc
  const complete: Outcome = {
    ...outcome,
    answer: withOtc(outcome.answer, otc),
    otc: meta === null ? null : { items, reasonWhenEmpty, meta },
  }
  publish(complete)
  await saveOutcome(complete)
}

/** Who is signed in now. */
export function signedInOwner(): Owner | null {
  const { user } = useSession.getState()
  return user === null ? null : { id: user.id, email: user.email ?? null }
}

const saving = new Set<string>()

/** Saves an answer to the account, with patience; a later answer of the same session takes its place. */
export async function saveOutcome(given: Outcome): Promise<void> {
  const { sessionId } = given
  const { markSave, forgetUnsaved } = useRuns.getState()
  const owner = given.owner ?? signedInOwner()
  if (owner === null) {
    markSave(sessionId, 'no-account')
    return
  }
  if (saving.has(sessionId)) return
  saving.add(sessionId)
  markSave(sessionId, 'saving')
  try {
    for (const pauseMs of SAVE_PAUSES_MS) {
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      const latest = useRuns.getState().unsaved.find((one) => one.sessionId === sessionId)
      if (latest === undefined) return
      const saved = await saveSessionRow(sessionRow(latest, latest.owner ?? owner, new Date()))
      if (saved.updated) {
        forgetUnsaved(latest)
        if (useRuns.getState().unsaved.every((one) => one.sessionId !== sessionId)) {
          markSave(sessionId, 'saved')
          return
        }
      }
    }
    markSave(sessionId, 'failed')
  } finally {
    saving.delete(sessionId)
  }
}

/** Tries once more to save what could not be saved. */
export function saveAgain(sessionId: string): void {
  const outcome = useRuns.getState().unsaved.find((one) => one.sessionId === sessionId)
  if (outcome !== undefined) void saveOutcome(outcome)
}
