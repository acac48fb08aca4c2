import { z } from 'zod/mini'
import { Assessment, Summary } from '#contract/assess/assess.ts'
import { JOB_RETRIES } from '#contract/assess/job-timing.ts'

const JobState = z.object({
  jobId: z.uuid(),
  status: z.enum(['starting', 'processing', 'completed', 'error', 'timeout']),
  startedAt: z.string(),
  updatedAt: z.string(),
  retries: z.number(),
  maxRetries: z.literal(JOB_RETRIES),
})

export const StartedJob = z.extend(JobState, { token: z.string() })
export type StartedJob = z.infer<typeof StartedJob>

export const JobStatus = z.extend(JobState, {
  result: z.nullable(Assessment),
  summary: z.nullable(Summary),
  error: z.nullable(z.string()),
})
