import type { Json } from '#contract/database/database.ts'

/** The first two are open; the others are final. */
export type JobStatus = 'starting' | 'processing' | 'completed' | 'error' | 'timeout'

export type KeptJob = {
  readonly id: string
  readonly status: JobStatus
  readonly retries: number
  /** Without photos. */
  readonly request: unknown
  readonly result: unknown
  readonly summary: unknown
  readonly error: string | null
  readonly tokenHash: string
  readonly startedAt: Date
  readonly updatedAt: Date
}

export const JOB_EXPIRES_MS = 60 * 60 * 1000

export type NewJob = {
  readonly id: string
  readonly request: unknown
  readonly requestId: string
  readonly tokenHash: string
  readonly now: Date
}

/** What is kept of an answer came as JSON or was made from our own schemas, which hold nothing else. */
export const asJson = (value: unknown): Json => value as Json

/**
 * Jobs past their hour are not found. `open` is false when the id is already there; `lease` takes an open job that is
 * due for one runner until `until`, and is null when it is taken, not due or over.
 */
export type JobStore = {
  open(job: NewJob): Promise<boolean>
  find(id: string, now: Date): Promise<KeptJob | null>
  lease(id: string, now: Date, until: Date): Promise<KeptJob | null>
  complete(id: string, answer: { result: unknown; summary: unknown; model: string }): Promise<void>
  retry(id: string, retries: number, at: Date): Promise<void>
  end(id: string, status: 'error' | 'timeout', error: string): Promise<void>
}
