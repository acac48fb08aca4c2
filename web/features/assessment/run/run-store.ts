import { z } from 'zod/mini'
import { orElse } from '#domain/logic/schema.ts'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { AssessResponse } from '#contract/assess/assess.ts'
import { AssessRequest } from '#contract/assess/assess-request.ts'
import { OtcSearchResponse } from '#contract/otc.ts'
import { log } from '#web/lib/log.ts'
import { LOCAL, localStore } from '#web/lib/storage/storage.ts'
import { listOf } from '#web/lib/rows/tolerant.ts'
import { onForgetTriage } from '#web/lib/storage/triage-memory.ts'
import { isRunning, JOB_STATUSES } from '../job/job-machine.ts'
import { askedIn, asksTheSame, restingRun, type Asked, type Outcome, type Run, type Said } from './run.ts'

type RunState = { readonly runs: Readonly<Record<string, Run>> }

const OwnerShape = z.nullable(z.object({ id: z.string(), email: z.nullable(z.string()) }))
const Kept = z.object({
  runs: listOf(
    z.object({
      sessionId: z.string(),
      owner: OwnerShape,
      idempotencyKey: z.string(),
      request: AssessRequest,
      hadMedia: z.boolean(),
      job: z.object({
        jobId: z.string(),
        status: z.enum(JOB_STATUSES),
        startedAt: z.string(),
        updatedAt: z.string(),
        retries: z.number(),
        maxRetries: z.number(),
        result: z.null(),
        summary: z.null(),
        error: z.nullable(z.string()),
      }),
    }),
  ),
  unsaved: listOf(
    z.object({
      sessionId: z.string(),
      owner: OwnerShape,
      request: AssessRequest,
      answer: AssessResponse,
      otc: orElse(z.nullish(OtcSearchResponse), null),
    }),
  ),
})

type Keepsake = {
  readonly runs: readonly (Asked & Pick<Run, 'sessionId'>)[]
  readonly unsaved: readonly Outcome[]
}

function keep({ runs }: RunState): Keepsake {
  const all = Object.values(runs)
  return {
    runs: all.flatMap((run) => {
      const asked = askedIn(run)
      if (asked === undefined || !isRunning(asked.job.status)) return []
      const { owner, idempotencyKey, request, hadMedia, job } = asked
      return [{ sessionId: run.sessionId, owner, idempotencyKey, request, hadMedia, job }]
    }),
    unsaved: all.flatMap(({ unsaved }) => unsaved ?? []),
  }
}

function takeUp(kept: unknown): RunState['runs'] {
  const { runs, unsaved } = Kept.parse(kept)
  const taken: Record<string, Run> = {}
  for (const { sessionId, ...asked } of runs)
    taken[sessionId] = { ...restingRun(sessionId), asking: { ...asked, at: 'interrupted' } }
  for (const outcome of unsaved) {
    const { sessionId } = outcome
    taken[sessionId] = { ...(taken[sessionId] ?? restingRun(sessionId)), unsaved: outcome }
  }
  return taken
}

export const useRuns = create<RunState>()(
  persist((): RunState => ({ runs: {} }), {
    name: LOCAL.assessmentJob,
    storage: createJSONStorage<Keepsake>(() => ({
      getItem: (key) => localStore.read(key),
      setItem: (key, value) => localStore.write(key, value),
      removeItem: (key) => localStore.remove(key),
    })),
    partialize: keep,
    merge: (kept, current) => (kept === undefined ? current : { runs: takeUp(kept) }),
    onRehydrateStorage: () => (_state, error) => {
      if (error === undefined) return
      log.warn('assessment.unreadable-jobs', error)
      localStore.remove(LOCAL.assessmentJob)
    },
  }),
)

onForgetTriage((scope) => {
  if (scope === 'all') useRuns.setState({ runs: {} })
})

export const runOf = (sessionId: string): Run | undefined => useRuns.getState().runs[sessionId]

export const latestAnswer = (sessionId: string): AssessResponse | null =>
  runOf(sessionId)?.answer?.answer ?? null

export function latestAnswerTo(sessionId: string, said: Said): AssessResponse | null {
  const outcome = runOf(sessionId)?.answer ?? null
  return outcome !== null && asksTheSame(outcome, said) ? outcome.answer : null
}

export function putRun(run: Run): void {
  useRuns.setState(({ runs }) => ({ runs: { ...runs, [run.sessionId]: run } }))
}

export const onSaving = (listener: () => void): (() => void) =>
  useRuns.subscribe(({ runs }, before) => {
    const isChanged = ({ sessionId, saving }: Run) =>
      (before.runs[sessionId]?.saving.at ?? 'rest') !== saving.at
    if (Object.values(runs).some(isChanged)) listener()
  })
