import { expect, test } from 'vitest'
import { advance, newJob, type JobStatus } from '../job/job-machine.ts'
import type { Effect, Moment, RunEvent } from '../run/run-events.ts'
import { step } from '../run/run-machine.ts'
import { restingRun, type Asked, type Asking, type Outcome, type Run, type Saving } from '../run/run.ts'
import { anAnswer, aRequest } from './an-answer.ts'

export const NOW = new Date('2026-02-01T12:00:00Z')
export const SAM = { id: 'sam', email: 'sam@example.com' }
export const ROBIN = { id: 'robin', email: null }
export const ONLINE: Moment = { now: NOW, signedIn: SAM, isReachable: true }
export const OFFLINE: Moment = { ...ONLINE, isReachable: false }
export const NOBODY: Moment = { ...ONLINE, signedIn: null }

export const request = aRequest()
export const photos = {
  ...request,
  media: [{ data_url: 'data:image/png;base64,AA==', mime_type: 'image/png' }],
}
export const prepare = () => Promise.resolve(request)
export const answer = anAnswer()
export const own = { ...anAnswer('er_urgent'), model_used: 'this device' }
export const outcome: Outcome = { sessionId: 's', owner: SAM, request, answer }
export const ownOutcome: Outcome = { ...outcome, answer: own }
export const orphan: Outcome = { ...outcome, owner: null }
export const complete: Outcome = { ...outcome, otc: null }

export const job = (status: JobStatus) => {
  const processing = advance(newJob('j', NOW), { status: 'starting' }, NOW)
  const begun = advance(processing, { status: 'processing' }, NOW)
  return status === 'processing' ? begun : advance(begun, { status, error: 'x' }, NOW)
}
export const about: Omit<Asked, 'job'> = { owner: SAM, idempotencyKey: 'key', request, hadMedia: false }
export type Here = Extract<Asking, { at: 'asked' }>['here']
export const asked = (here: Here = 'not-yet', status: JobStatus = 'processing'): Asking => ({
  ...about,
  at: 'asked',
  job: job(status),
  here,
})
export const interrupted: Asking = { ...about, at: 'interrupted', job: job('processing') }
export const aRun = (parts: Partial<Run> = {}): Run => ({ ...restingRun('s'), ...parts })
export const saving = (attempt = 0, isRepeated = false): Saving => ({
  at: 'saving',
  owner: SAM,
  attempt,
  isRepeated,
})
export const FAILED: Saving = { at: 'failed' }
export const REST: Asking = { at: 'rest' }

export const wanted = (isOfOnePet = true): RunEvent => {
  const { media: _, ...said } = request
  return { type: 'wanted', sessionId: 's', owner: SAM, said, isOfOnePet, prepare }
}
export const begin = { sessionId: 's', owner: SAM, request, jobId: 'j', idempotencyKey: 'key' }
export const changed = (
  change: Extract<RunEvent, { type: 'job-changed' }>['change'],
  jobId = 'j',
): RunEvent => ({
  type: 'job-changed',
  jobId,
  change,
})
export const completed = changed({ status: 'completed', result: answer })
export const gaveUp = changed({ status: 'error', error: 'x' })
export const here = (given: typeof own | null, jobId = 'j'): RunEvent => ({
  type: 'answered-here',
  jobId,
  answer: given,
})
export const tried = (isSaved: boolean, attempt = 0, what = outcome): RunEvent => ({
  type: 'save-tried',
  attempt,
  outcome: what,
  isSaved,
})
export const resumed = (owner: typeof SAM | typeof ROBIN | null): RunEvent => ({ type: 'resumed', owner })

export const foresee: Effect = { do: 'foresee', said: request }
export const ask: Effect = { do: 'ask', jobId: 'j', idempotencyKey: 'key', request }
export const watch = (retries: number): Effect => ({ do: 'watch', jobId: 'j', retries })
export const answerHere: Effect = { do: 'answer-here', jobId: 'j', request }
export const tell = (what = outcome): Effect => ({ do: 'tell', outcome: what })
export const save = (what = outcome, attempt = 0, owner = SAM): Effect => ({
  do: 'save',
  attempt,
  outcome: what,
  owner,
})
export const look = (what = outcome): Effect => ({ do: 'look-for-products', outcome: what })

/** No change means that the very same run is given back. */
export type Row = readonly [
  title: string,
  run: Run | null,
  event: RunEvent,
  change: Partial<Run> | null,
  effects: readonly Effect[],
  moment?: Moment,
]

export function proves(rows: readonly Row[]): void {
  test.each(rows.map(([title, ...row]) => ({ title, row })))('$title', ({ row }) => {
    const [run, event, change, effects, moment = ONLINE] = row
    const after = step(run, event, moment)
    const expected = change === null ? run : { ...(run ?? aRun()), ...change }
    expect(after).toEqual({ run: expected, effects })
    expect(after.run === run).toBe(change === null)
  })
}
