import type { Handler } from 'hono'
import type { StartedJob } from '#contract/assess/jobs.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import { fingerprintOf } from '#service/assess/fingerprint.ts'
import type { ReadIntake } from '#service/assess/read-intake.ts'
import { readQuestion } from '#service/assess/read-question.ts'
import type { Deps } from '#service/world/deps.ts'
import { LIMITS, rateLimit } from '#service/http/caller/rate-limit.ts'
import { newRequestId } from '#service/http/request/request-id.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'
import { JOB_RETRIES } from '#contract/assess/job-timing.ts'
import type { KeptJob } from '#service/providers/jobs/job-store.ts'
import { jobKeysOf, opens, tokenHashOf } from './job-token.ts'
import { runJob } from './run-job.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const stateOf = (job: KeptJob): Omit<StartedJob, 'token'> => ({
  jobId: job.id,
  status: job.status,
  startedAt: job.startedAt.toISOString(),
  updatedAt: job.updatedAt.toISOString(),
  retries: job.retries,
  maxRetries: JOB_RETRIES,
})

const notFound = (): ServiceError =>
  new ServiceError('job_not_found', 'This assessment was not found. It may have expired. Please start again.')

const kept = (intake: ReadIntake['intake'], hash: string) => ({ ...intake, hash })

const hashOf = (request: unknown): unknown =>
  typeof request === 'object' && request !== null && 'hash' in request ? request.hash : null

export const startHandlers = (deps: Deps): readonly Handler<AppEnv>[] => [
  rateLimit({ limit: LIMITS.assess, factor: deps.rateLimitFactor, clock: deps.clock }),
  async (c) => {
    const { key, read, now } = await readQuestion(c, deps)
    const hash = fingerprintOf(read)
    const { id, token } = jobKeysOf(key)
    const isNew = await deps.jobs.open({
      id,
      request: kept(read.intake, hash),
      requestId: c.get('requestId') ?? newRequestId(now),
      tokenHash: tokenHashOf(token),
      now,
    })
    const job = await deps.jobs.find(id, now)
    if (job === null) throw notFound()
    if (!isNew) {
      if (hashOf(job.request) !== hash) {
        throw new ServiceError(
          'idempotency_key_reused',
          'This request was already used for another assessment. Please start again.',
        )
      }
      c.header('Idempotency-Replayed', 'true')
    }
    void runJob(deps, id, deps.log.child({ requestId: c.get('requestId') }))
    c.header('Location', `/api/assessments/${id}`)
    const started: StartedJob = { ...stateOf(job), token }
    return c.json(started, 202)
  },
]

export const statusHandlers = (deps: Deps): readonly Handler<AppEnv>[] => [
  rateLimit({ limit: LIMITS.jobStatus, factor: deps.rateLimitFactor, clock: deps.clock }),
  async (c) => {
    const id = c.req.param('jobId') ?? ''
    const token = c.req.header('x-job-token') ?? ''
    const job = UUID.test(id) ? await deps.jobs.find(id, deps.clock()) : null
    if (job === null || !opens(token, job.tokenHash)) throw notFound()
    const isOpen = job.status === 'starting' || job.status === 'processing'
    // A job whose runner died, or whose next attempt is due, goes on when somebody asks for it.
    if (isOpen) void runJob(deps, id, deps.log.child({ requestId: c.get('requestId') }))
    return c.json({
      ...stateOf(job),
      result: job.result ?? null,
      summary: job.summary ?? null,
      error: job.error,
    })
  },
]
