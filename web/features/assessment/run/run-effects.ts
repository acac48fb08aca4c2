import { AssessRequest, type AssessRequestBody } from '#contract/assess/assess-request.ts'
import { POLLING_MESSAGES } from '#contract/messages/calls.ts'
import { useConnection } from '#web/lib/calls/connection-monitor.ts'
import { log } from '#web/lib/log.ts'
import { useSession } from '#web/lib/session/session.ts'
import type { AssessmentJob } from '../job/job-machine.ts'
import { workOnJob } from '../job/job-service.ts'
import { MESSAGES } from '../messages.ts'
import { answerHere } from './engine-here.ts'
import { pollJob } from '../job/polling.ts'
import type { Begin, Effect, Moment, RunEvent } from './run-events.ts'
import { step } from './run-machine.ts'
import { putRun, runOf, useRuns } from './run-store.ts'
import { askedIn, type Outcome, type Owner } from './run.ts'

type Doing<Kind extends Effect['do']> = Extract<Effect, { readonly do: Kind }>

const listeners = new Set<(outcome: Outcome) => void>()

export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function send(sessionId: string, event: RunEvent): void {
  const known = runOf(sessionId) ?? null
  const { run, effects } = step(known, event, moment())
  if (run !== null && run !== known) putRun(run)
  for (const effect of effects) carryOut(sessionId, effect)
}

export const aBeginning = (sessionId: string, owner: Owner | null, request: AssessRequestBody): Begin => ({
  sessionId,
  owner,
  request: AssessRequest.parse(request),
  jobId: crypto.randomUUID(),
  idempotencyKey: crypto.randomUUID(),
})

const moment = (): Moment => ({
  now: new Date(),
  signedIn: signedInOwner(),
  isReachable: navigator.onLine && useConnection.getState().isHealthy,
})

function signedInOwner(): Owner | null {
  const { user } = useSession.getState()
  return user === null ? null : { id: user.id, email: user.email ?? null }
}

function carryOut(sessionId: string, effect: Effect): void {
  switch (effect.do) {
    case 'prepare':
      void prepare(sessionId, effect)
      return
    case 'foresee':
      void answerHere(effect.said).then(
        (answer) => answer && send(sessionId, { type: 'foreseen', level: answer.summary.severity }),
      )
      return
    case 'ask':
      ask(sessionId, effect)
      return
    case 'watch':
      void watch(sessionId, effect)
      return
    case 'answer-here':
      void answerHere(effect.request).then((answer) =>
        send(sessionId, { type: 'answered-here', jobId: effect.jobId, answer }),
      )
      return
    case 'tell':
      for (const listener of listeners) listener(effect.outcome)
      return
    case 'look-for-products':
      void lookForProducts(sessionId, effect.outcome)
      return
    case 'save':
      void save(sessionId, effect)
      return
    case 'wait-to-save':
      setTimeout(() => send(sessionId, { type: 'save-due', attempt: effect.attempt }), effect.pauseMs)
  }
}

async function prepare(sessionId: string, effect: Doing<'prepare'>): Promise<void> {
  try {
    const beginning = aBeginning(sessionId, effect.owner, await effect.prepare())
    send(sessionId, { type: 'prepared', ...beginning })
  } catch (error) {
    log.warn('the assessment did not start', error)
    send(sessionId, { type: 'not-prepared' })
  }
}

function ask(sessionId: string, { jobId, idempotencyKey, request }: Doing<'ask'>): void {
  void workOnJob({
    idempotencyKey,
    request,
    onUpdate: (change) => send(sessionId, { type: 'job-changed', jobId, change }),
    onUnreachable: () => send(sessionId, { type: 'unreachable', jobId }),
  })
}

async function watch(sessionId: string, { jobId, retries }: Doing<'watch'>): Promise<void> {
  const gone = new AbortController()
  const get = (): AssessmentJob | undefined => {
    const job = askedIn(runOf(sessionId))?.job
    return job?.jobId === jobId ? job : undefined
  }
  const subscribe = (listener: (job: AssessmentJob) => void): (() => void) =>
    useRuns.subscribe(() => {
      const job = get()
      if (job === undefined) gone.abort()
      else listener(job)
    })
  const outcome = await pollJob({ get, subscribe }, jobId, { retries, signal: gone.signal })
  if (gone.signal.aborted || outcome.kind === 'ended') return
  log.warn(`assessment.polling: ${outcome.reason}`)
  const timedOut = outcome.reason === POLLING_MESSAGES.timeout
  const change = timedOut
    ? ({ status: 'timeout', error: MESSAGES.timedOut } as const)
    : ({ status: 'error', error: MESSAGES.failed } as const)
  send(sessionId, { type: 'job-changed', jobId, change })
}

async function lookForProducts(sessionId: string, outcome: Outcome): Promise<void> {
  try {
    const { searchOtc, withOtc } = await import('../otc/search-otc.ts')
    const found = await searchOtc(outcome.request, outcome.answer, new Date())
    if (found === null) return
    const { items, reasonWhenEmpty, meta } = found
    const complete: Outcome = {
      ...outcome,
      answer: withOtc(outcome.answer, found),
      otc: meta === null ? null : { items, reasonWhenEmpty, meta },
    }
    send(sessionId, { type: 'products-found', outcome, complete })
  } catch (error) {
    log.warn('otc.search-not-loaded', error)
  }
}

async function save(sessionId: string, { attempt, outcome, owner }: Doing<'save'>): Promise<void> {
  let isSaved = false
  try {
    const { saveOutcome } = await import('./save-outcome.ts')
    isSaved = await saveOutcome(outcome, owner)
  } catch (error) {
    log.warn('assessment.not-saved', error)
  }
  send(sessionId, { type: 'save-tried', attempt, outcome, isSaved })
}
