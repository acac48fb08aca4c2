import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { AssessRequest, AssessResponse } from '#contract/assess.ts'
import { OtcSearchResponse, type OtcSearchAnswer } from '#contract/otc.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { log } from '#web/lib/log.ts'
import { LOCAL, localStore } from '#web/lib/storage.ts'
import { listOf } from '#web/lib/tolerant.ts'
import { onForgetTriage } from '#web/lib/triage-memory.ts'
import { advance, isRunning, JOB_STATUSES, type AssessmentJob, type JobUpdate } from './job-machine.ts'

/** Whose run it is; without an owner nothing is saved to an account. */
export type Owner = { readonly id: string; readonly email: string | null }

/** One assessment on its way: the job, the key it may be repeated under, and what was asked (without photos). */
export type Run = {
  readonly sessionId: string
  readonly owner: Owner | null
  readonly idempotencyKey: string
  readonly request: AssessRequest
  readonly hadMedia: boolean
  readonly job: AssessmentJob
}

/** An answer that is not in the account's history yet. */
export type Outcome = {
  readonly sessionId: string
  readonly owner: Owner | null
  readonly request: AssessRequest
  readonly answer: AssessResponse
  /** What the search for products answered; missing while it was not asked or did not answer. */
  readonly otc?: OtcSearchAnswer | null | undefined
}

export type SaveState = 'saving' | 'saved' | 'failed' | 'no-account'

type RunState = {
  readonly runs: readonly Run[]
  readonly unsaved: readonly Outcome[]
  readonly saves: Readonly<Record<string, SaveState>>
  /** What this browser makes of a session while the service is asked; shown only when it is an emergency. */
  readonly foresights: Readonly<Record<string, Urgency>>
  /** Sessions whose assessment could not even begin. */
  readonly notStarted: readonly string[]
  readonly put: (run: Run) => void
  readonly update: (jobId: string, change: JobUpdate) => void
  readonly drop: (jobId: string) => void
  readonly keepUnsaved: (outcome: Outcome) => void
  readonly forgetUnsaved: (outcome: Outcome) => void
  readonly foresee: (sessionId: string, level: Urgency) => void
  readonly markNotStarted: (sessionId: string, failed: boolean) => void
  readonly markSave: (sessionId: string, state: SaveState) => void
}

const OwnerShape = z.object({ id: z.string(), email: z.string().nullable() }).nullable()
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
        error: z.string().nullable(),
      }),
    }),
  ),
  unsaved: listOf(
    z.object({
      sessionId: z.string(),
      owner: OwnerShape,
      request: AssessRequest,
      answer: AssessResponse,
      otc: OtcSearchResponse.nullish().catch(null),
    }),
  ),
})

const nothing = { runs: [], unsaved: [], saves: {}, foresights: {}, notStarted: [] }

/** The assessments on their way, and the answers still to be saved; both outlive the tab. */
export const useRuns = create<RunState>()(
  persist(
    (set) => ({
      ...nothing,
      put: (run) =>
        set(({ runs }) => ({ runs: [...runs.filter(({ sessionId }) => sessionId !== run.sessionId), run] })),
      update: (jobId, change) =>
        set(({ runs }) => ({
          runs: runs.map((run) =>
            run.job.jobId === jobId ? { ...run, job: advance(run.job, change) } : run,
          ),
        })),
      drop: (jobId) => set(({ runs }) => ({ runs: runs.filter(({ job }) => job.jobId !== jobId) })),
      keepUnsaved: (outcome) =>
        set(({ unsaved }) => ({
          unsaved: [...unsaved.filter(({ sessionId }) => sessionId !== outcome.sessionId), outcome],
        })),
      forgetUnsaved: (outcome) =>
        set(({ unsaved }) => ({ unsaved: unsaved.filter((one) => one !== outcome) })),
      foresee: (sessionId, level) =>
        set(({ foresights }) => ({ foresights: { ...foresights, [sessionId]: level } })),
      markNotStarted: (sessionId, failed) =>
        set(({ notStarted }) => {
          const others = notStarted.filter((id) => id !== sessionId)
          return { notStarted: failed ? [...others, sessionId] : others }
        }),
      markSave: (sessionId, state) => set(({ saves }) => ({ saves: { ...saves, [sessionId]: state } })),
    }),
    {
      name: LOCAL.assessmentJob,
      storage: createJSONStorage<Pick<RunState, 'runs' | 'unsaved'>>(() => ({
        getItem: (key) => localStore.read(key),
        setItem: (key, value) => localStore.write(key, value),
        removeItem: (key) => localStore.remove(key),
      })),
      partialize: ({ runs, unsaved }) => ({ runs: runs.filter(({ job }) => isRunning(job.status)), unsaved }),
      merge: (stored, current) => (stored === undefined ? current : { ...current, ...Kept.parse(stored) }),
      onRehydrateStorage: () => (_state, error) => {
        if (error === undefined) return
        log.warn('assessment.unreadable-jobs', error)
        localStore.remove(LOCAL.assessmentJob)
      },
    },
  ),
)

onForgetTriage((scope) => {
  if (scope === 'all') useRuns.setState(nothing)
})

/** The run of a session, or undefined when none is on its way. */
export const runOf = (sessionId: string): Run | undefined =>
  useRuns.getState().runs.find((run) => run.sessionId === sessionId)

/** What the owner said, without the photos: the part of a request that can be compared. */
export type Said = Omit<AssessRequest, 'media'>

/** True when a run, or what came of it, was asked exactly this, whatever was answered to its short questions. */
export function asksTheSame(run: Pick<Run, 'request'>, said: Said): boolean {
  const words = (one: Said): string =>
    JSON.stringify([one.pet, one.selectedSymptoms, one.followUpAnswers, one.additionalNotes])
  return words(run.request) === words(AssessRequest.parse(said))
}
