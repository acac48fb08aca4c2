import type { AssessResponse } from '#contract/assess/assess.ts'
import type { AssessRequest } from '#contract/assess/assess-request.ts'
import { JOB_RETRIES } from '#contract/assess/job-timing.ts'
import { advance, isRunning, isTerminal, newJob } from '../job/job-machine.ts'
import type { Begin, Effect, Moment, RunEvent, Step } from './run-events.ts'
import { askedIn, restingRun, type Asked, type Outcome, type Owner, type Run } from './run.ts'

const RESUME_RETRIES = 0
/** Between the attempts to save; after the last the owner is told and may try again. */
export const SAVE_PAUSES_MS = [0, 2_000, 5_000, 10_000]

const still = (run: Run): Step => ({ run, effects: [] })
const andThen = (first: Step, next: (run: Run) => Step): Step => {
  const { run, effects } = next(first.run)
  return { run, effects: [...first.effects, ...effects] }
}

/**
 * The run after an event, and what is to be done about it. Null is a session of which nothing is known, or was
 * forgotten: only a new wish makes it a run. An event that does not fit gives back the very same run.
 */
export function step(
  known: Run | null,
  event: RunEvent,
  moment: Moment,
): Step | { readonly run: null; readonly effects: readonly [] } {
  if (event.type === 'wanted') return want(known ?? restingRun(event.sessionId), event)
  if (event.type === 'begun') return begin(known ?? restingRun(event.sessionId), event, moment)
  return known === null ? { run: null, effects: [] } : goOn(known, event, moment)
}

type Following = Exclude<RunEvent, { readonly type: 'wanted' | 'begun' }>

function goOn(run: Run, event: Following, moment: Moment): Step {
  const { asking } = run
  switch (event.type) {
    case 'prepared':
      return asking.at === 'preparing' ? begin(run, event, moment) : still(run)
    case 'not-prepared':
      return still(asking.at === 'preparing' ? { ...run, asking: { at: 'rest' }, isNotStarted: true } : run)
    case 'resumed':
      return resume(run, event.owner, moment)
    case 'dropped':
      return still(askedIn(run) === undefined ? run : { ...run, asking: { at: 'rest' } })
    case 'foreseen':
      return still({ ...run, foresight: event.level })
    case 'unreachable':
    case 'job-changed':
    case 'answered-here':
      return asking.at === 'asked' && asking.job.jobId === event.jobId
        ? hearOfJob(run, asking, event, moment)
        : still(run)
    case 'products-found':
      return run.answer === event.outcome ? publish(run, event.complete, moment) : still(run)
    case 'save-wanted':
      return save(run, moment)
    case 'save-due':
    case 'save-tried':
      return hearOfSaving(run, event)
  }
}

/** What the answers say by themselves is read first: an emergency waits neither for photos nor for the network. */
function want(run: Run, event: Extract<RunEvent, { type: 'wanted' }>): Step {
  if (!event.isOfOnePet) return still({ ...run, isNotStarted: true })
  if (run.asking.at !== 'rest') return still(run)
  const { said, owner, prepare } = event
  return {
    run: { ...run, asking: { at: 'preparing' }, isNotStarted: false },
    effects: [
      { do: 'foresee', said },
      { do: 'prepare', owner, prepare },
    ],
  }
}

function begin(run: Run, { owner, request, jobId, idempotencyKey }: Begin, moment: Moment): Step {
  const job = advance(newJob(jobId, moment.now), { status: 'starting' }, moment.now)
  const hadMedia = request.media.length > 0
  const asked = { owner, idempotencyKey, request: { ...request, media: [] }, hadMedia, job }
  return ask(run, asked, request, JOB_RETRIES, moment)
}

function ask(run: Run, asked: Asked, request: AssessRequest, retries: number, moment: Moment): Step {
  const { idempotencyKey } = asked
  const job = advance(asked.job, { status: 'processing', retries: 0 }, moment.now)
  const { jobId } = job
  const here = moment.isReachable ? 'not-yet' : 'on-its-way'
  const answerFirst: Effect = { do: 'answer-here', jobId, request: asked.request }
  return {
    run: { ...run, asking: { ...asked, at: 'asked', job, here } },
    effects: [
      ...(moment.isReachable ? [] : [answerFirst]),
      { do: 'ask', jobId, idempotencyKey, request },
      { do: 'watch', jobId, retries },
    ],
  }
}

function resume(run: Run, owner: Owner | null, moment: Moment): Step {
  const isTheirs = (one: { readonly owner: Owner | null }): boolean =>
    one.owner === null || one.owner.id === owner?.id
  const { asking, unsaved } = run
  let resumed = still(run)
  if (asking.at === 'interrupted' && isRunning(asking.job.status) && isTheirs(asking)) {
    const asked = { ...asking, owner: asking.owner ?? owner }
    const again = ask(run, asked, asking.request, RESUME_RETRIES, moment)
    resumed = { ...again, effects: [{ do: 'foresee', said: asking.request }, ...again.effects] }
  }
  if (unsaved === null || !isTheirs(unsaved)) return resumed
  return andThen(resumed, (one) => save(one, moment, owner))
}

type AskedHere = Extract<Run['asking'], { at: 'asked' }>
type JobNews = Extract<RunEvent, { type: 'unreachable' | 'job-changed' | 'answered-here' }>

function hearOfJob(run: Run, asked: AskedHere, event: JobNews, moment: Moment): Step {
  switch (event.type) {
    case 'unreachable':
      return answerHere(run, asked)
    case 'answered-here':
      return asked.here === 'on-its-way' ? takeOwnAnswer(run, asked, event.answer, moment) : still(run)
    case 'job-changed': {
      const job = advance(asked.job, event.change, moment.now)
      if (job === asked.job) return still(run)
      if (job.result !== null)
        return takeAnswer({ ...run, asking: { at: 'rest' } }, asked, job.result, moment)
      const changed = { ...asked, job }
      const after = { ...run, asking: changed }
      if (!isTerminal(job.status)) return still(after)
      // Without the service's answer this device's counts, and is saved once more if need be.
      return asked.here === 'answered' ? saveOnceMore(after, moment) : answerHere(after, changed)
    }
  }
}

function answerHere(run: Run, asked: AskedHere): Step {
  if (asked.here !== 'not-yet') return still(run)
  const { job, request } = asked
  return {
    run: { ...run, asking: { ...asked, here: 'on-its-way' } },
    effects: [{ do: 'answer-here', jobId: job.jobId, request }],
  }
}

function takeOwnAnswer(run: Run, asked: AskedHere, answer: AssessResponse | null, moment: Moment): Step {
  const here = answer === null ? 'not-yet' : 'answered'
  const after: Run = { ...run, asking: { ...asked, here } }
  const taken = answer === null ? still(after) : takeAnswer(after, asked, answer, moment)
  return isTerminal(asked.job.status) ? andThen(taken, (one) => saveOnceMore(one, moment)) : taken
}

function takeAnswer(run: Run, { owner, request }: Asked, answer: AssessResponse, moment: Moment): Step {
  const outcome = { sessionId: run.sessionId, owner, request, answer }
  return andThen(publish(run, outcome, moment), (one) => ({
    run: one,
    effects: [{ do: 'look-for-products', outcome }],
  }))
}

/** A later answer of the session takes the place of an earlier one, also where that is not saved yet. */
function publish(before: Run, outcome: Outcome, moment: Moment): Step {
  const run = { ...before, answer: outcome, unsaved: outcome }
  return andThen({ run, effects: [{ do: 'tell', outcome }] }, (one) => save(one, moment))
}

function save(run: Run, { signedIn }: Pick<Moment, 'signedIn'>, claimant: Owner | null = null): Step {
  if (run.unsaved === null || run.saving.at === 'saving') return still(run)
  const owner = run.unsaved.owner ?? claimant ?? signedIn
  if (owner === null) return still({ ...run, saving: { at: 'no-account' } })
  return attemptToSave(run, run.unsaved, owner)
}

function attemptToSave(run: Run, unsaved: Outcome, owner: Owner): Step {
  return {
    run: { ...run, saving: { at: 'saving', owner, attempt: 0, isRepeated: false } },
    effects: [{ do: 'save', attempt: 0, outcome: unsaved, owner }],
  }
}

function saveOnceMore(run: Run, moment: Moment): Step {
  const { saving } = run
  return saving.at === 'saving'
    ? still({ ...run, saving: { ...saving, isRepeated: true } })
    : save(run, moment)
}

type SaveNews = Extract<RunEvent, { type: 'save-due' | 'save-tried' }>

function hearOfSaving(run: Run, event: SaveNews): Step {
  const { saving } = run
  if (saving.at !== 'saving' || saving.attempt !== event.attempt) return still(run)
  const { attempt, owner } = saving
  if (event.type === 'save-due') {
    const { unsaved } = run
    if (unsaved === null) return still(run)
    return { run, effects: [{ do: 'save', attempt, outcome: unsaved, owner: unsaved.owner ?? owner }] }
  }
  const unsaved = event.isSaved && run.unsaved === event.outcome ? null : run.unsaved
  if (unsaved === null) return still({ ...run, unsaved, saving: { at: 'saved' } })
  const pauseMs = SAVE_PAUSES_MS[attempt + 1]
  if (pauseMs === undefined)
    return saving.isRepeated
      ? attemptToSave(run, unsaved, owner)
      : still({ ...run, saving: { at: 'failed' } })
  return {
    run: { ...run, saving: { ...saving, attempt: attempt + 1 } },
    effects: [{ do: 'wait-to-save', attempt: attempt + 1, pauseMs }],
  }
}
