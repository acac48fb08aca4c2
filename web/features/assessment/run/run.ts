import type { AssessResponse } from '#contract/assess/assess.ts'
import { AssessRequest } from '#contract/assess/assess-request.ts'
import type { OtcSearchAnswer } from '#contract/otc.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import type { AssessmentJob } from '../job/job-machine.ts'

export type Owner = { readonly id: string; readonly email: string | null }

/** Without the photos: the part of a request that can be compared. */
export type Said = Omit<AssessRequest, 'media'>

export type Outcome = {
  readonly sessionId: string
  readonly owner: Owner | null
  readonly request: AssessRequest
  readonly answer: AssessResponse
  readonly otc?: OtcSearchAnswer | null | undefined
}

/** `request` stands without the photos. */
export type Asked = {
  readonly owner: Owner | null
  readonly idempotencyKey: string
  readonly request: AssessRequest
  readonly hadMedia: boolean
  readonly job: AssessmentJob
}

export type Asking =
  | { readonly at: 'rest' }
  | { readonly at: 'preparing' }
  /** Asked by a page that is gone; this one has not asked yet. */
  | ({ readonly at: 'interrupted' } & Asked)
  /** Asked by this page. A job that failed stays, with its sentence, until the run is dropped. */
  | ({ readonly at: 'asked'; readonly here: 'not-yet' | 'on-its-way' | 'answered' } & Asked)

export type Saving =
  | { readonly at: 'rest' }
  | {
      readonly at: 'saving'
      readonly owner: Owner
      readonly attempt: number
      readonly isRepeated: boolean
    }
  | { readonly at: 'saved' }
  | { readonly at: 'failed' }
  | { readonly at: 'no-account' }

export type Run = {
  readonly sessionId: string
  readonly asking: Asking
  readonly answer: Outcome | null
  readonly unsaved: Outcome | null
  readonly saving: Saving
  /** What this browser makes of it while the service is asked; shown only when it is an emergency. */
  readonly foresight: Urgency | null
  readonly isNotStarted: boolean
}

export const restingRun = (sessionId: string): Run => ({
  sessionId,
  asking: { at: 'rest' },
  answer: null,
  unsaved: null,
  saving: { at: 'rest' },
  foresight: null,
  isNotStarted: false,
})

export const askedIn = (run: Run | undefined): Asked | undefined =>
  run?.asking.at === 'asked' || run?.asking.at === 'interrupted' ? run.asking : undefined

/** Whatever was answered to its short questions. */
export function asksTheSame({ request }: Pick<Asked, 'request'>, said: Said): boolean {
  const words = (one: Said): string =>
    JSON.stringify([one.pet, one.selectedSymptoms, one.followUpAnswers, one.additionalNotes])
  return words(request) === words(AssessRequest.parse(said))
}
