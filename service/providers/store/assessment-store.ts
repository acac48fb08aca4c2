import { z } from 'zod'
import type { Row } from '#contract/database/clients.ts'

type ClaimRequest = {
  readonly key: string
  readonly hash: string
  readonly requestId: string
  readonly now: Date
}

export type Claim =
  | { readonly outcome: 'run' }
  | { readonly outcome: 'replay'; readonly status: number; readonly body: string }
  | { readonly outcome: 'in_progress' }
  | { readonly outcome: 'other_body' }

type Finished = {
  readonly key: string
  /** The one that claimed the key; a run that was taken over can no longer write. */
  readonly requestId: string
  readonly status: number
  readonly body: string
  readonly model: string
  readonly severity: string
  readonly latencyMs: number
  readonly now: Date
}

export const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000
/** A run that has not finished after this long is taken over by the next caller. */
export const TAKEN_OVER_AFTER_MS = 2 * 60 * 1000

/** Of many callers at once exactly one is told to run; `fail` lets the next caller run again. */
export type AssessmentStore = {
  claim(request: ClaimRequest): Promise<Claim>
  finish(finished: Finished): Promise<void>
  fail(run: { readonly key: string; readonly requestId: string }): Promise<void>
  ping(): Promise<void>
}

const KeptText = z.object({ text: z.string() })

/** How the exact text of an answer is kept in a jsonb column, which would forget the order of an object's members. */
export const asKept = (body: string): z.infer<typeof KeptText> => ({ text: body })

export type KeptAnswer = Pick<Row<'assessment_requests'>, 'request_hash' | 'status' | 'http_status'> & {
  readonly response: unknown
}

/** Only for a row that may not be claimed. */
export const judgeRow = (row: KeptAnswer, hash: string): Claim => {
  if (row.request_hash !== hash) return { outcome: 'other_body' }
  const kept = KeptText.safeParse(row.response)
  if (row.status !== 'completed' || !kept.success) return { outcome: 'in_progress' }
  return { outcome: 'replay', status: row.http_status ?? 200, body: kept.data.text }
}
