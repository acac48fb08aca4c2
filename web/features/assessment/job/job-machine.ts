import type { AssessResponse } from '#contract/assess/assess.ts'
import { JOB_RETRIES } from '#contract/assess/job-timing.ts'

export const JOB_STATUSES = ['idle', 'starting', 'processing', 'completed', 'error', 'timeout'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

export type AssessmentJob = {
  readonly jobId: string
  readonly status: JobStatus
  readonly startedAt: string
  readonly updatedAt: string
  readonly retries: number
  readonly maxRetries: number
  readonly result: AssessResponse | null
  readonly summary: AssessResponse['summary'] | null
  readonly error: string | null
}

const REACHABLE: Record<JobStatus, readonly JobStatus[]> = {
  idle: ['starting', 'completed'],
  starting: ['processing', 'completed', 'error', 'timeout'],
  processing: ['completed', 'error', 'timeout'],
  completed: [],
  error: [],
  timeout: [],
}

export type JobUpdate = {
  readonly status: JobStatus
  readonly retries?: number
  readonly result?: AssessResponse | null
  readonly error?: string | null
}

export const isTerminal = (status: JobStatus): boolean => REACHABLE[status].length === 0

export const isRunning = (status: JobStatus): boolean => status === 'starting' || status === 'processing'

export const newJob = (jobId: string, now = new Date()): AssessmentJob => ({
  jobId,
  status: 'idle',
  startedAt: now.toISOString(),
  updatedAt: now.toISOString(),
  retries: 0,
  maxRetries: JOB_RETRIES,
  result: null,
  summary: null,
  error: null,
})

/** An update that is not allowed gives back the very same job. */
export function advance(job: AssessmentJob, update: JobUpdate, now = new Date()): AssessmentJob {
  const again = job.status === 'completed' && update.status === 'completed' && update.result != null
  const sameRunning = job.status === update.status && isRunning(job.status)
  if (!again && !sameRunning && !REACHABLE[job.status].includes(update.status)) return job
  const result = update.result ?? job.result
  return {
    ...job,
    status: update.status,
    updatedAt: now.toISOString(),
    retries: update.retries ?? job.retries,
    result,
    summary: result?.summary ?? null,
    error: update.error ?? null,
  }
}
