import type { AssessResponse } from '#contract/assess/assess.ts'
import type { AssessRequest, AssessRequestBody } from '#contract/assess/assess-request.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import type { JobUpdate } from '../job/job-machine.ts'
import type { Outcome, Owner, Run, Said } from './run.ts'

export type Moment = {
  readonly now: Date
  readonly signedIn: Owner | null
  /** False when it is known beforehand that asking the service is in vain. */
  readonly isReachable: boolean
}

type Prepare = () => Promise<AssessRequestBody>
export type Begin = {
  readonly sessionId: string
  readonly owner: Owner | null
  readonly request: AssessRequest
  readonly jobId: string
  readonly idempotencyKey: string
}

/** What a job or an attempt brings names it, so that what comes too late is told apart. */
export type RunEvent =
  | {
      readonly type: 'wanted'
      readonly sessionId: string
      readonly owner: Owner | null
      readonly said: Said
      readonly isOfOnePet: boolean
      readonly prepare: Prepare
    }
  | ({ readonly type: 'prepared' } & Begin)
  | { readonly type: 'not-prepared' }
  | ({ readonly type: 'begun' } & Begin)
  | { readonly type: 'resumed'; readonly owner: Owner | null }
  | { readonly type: 'dropped' }
  | { readonly type: 'foreseen'; readonly level: Urgency }
  | { readonly type: 'unreachable'; readonly jobId: string }
  | { readonly type: 'job-changed'; readonly jobId: string; readonly change: JobUpdate }
  | { readonly type: 'answered-here'; readonly jobId: string; readonly answer: AssessResponse | null }
  | { readonly type: 'products-found'; readonly outcome: Outcome; readonly complete: Outcome }
  | { readonly type: 'save-wanted' }
  | { readonly type: 'save-due'; readonly attempt: number }
  | {
      readonly type: 'save-tried'
      readonly attempt: number
      readonly outcome: Outcome
      readonly isSaved: boolean
    }

export type Effect =
  | { readonly do: 'prepare'; readonly owner: Owner | null; readonly prepare: Prepare }
  | { readonly do: 'foresee'; readonly said: Said }
  | {
      readonly do: 'ask'
      readonly jobId: string
      readonly idempotencyKey: string
      readonly request: AssessRequest
    }
  | { readonly do: 'watch'; readonly jobId: string; readonly retries: number }
  | { readonly do: 'answer-here'; readonly jobId: string; readonly request: AssessRequest }
  | { readonly do: 'tell'; readonly outcome: Outcome }
  | { readonly do: 'look-for-products'; readonly outcome: Outcome }
  | {
      readonly do: 'save'
      readonly attempt: number
      readonly outcome: Outcome
      readonly owner: Owner
    }
  | { readonly do: 'wait-to-save'; readonly attempt: number; readonly pauseMs: number }

export type Step = { readonly run: Run; readonly effects: readonly Effect[] }
