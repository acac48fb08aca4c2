import type { Logger } from 'pino'
import {
  JOB_LONGEST_MS,
  JOB_RETRIES,
  JOB_RETRY_DELAY_MS,
  JOB_RETRY_JITTER,
} from '#contract/assess/job-timing.ts'
import { ASSESSMENT_MESSAGES } from '#contract/messages/assessment.ts'
import { answerQuestion } from '#service/assess/answer-question.ts'
import { readIntake } from '#service/assess/read-intake.ts'
import type { Deps } from '#service/world/deps.ts'
import type { KeptJob } from '#service/providers/jobs/job-store.ts'

/** A runner that died gives its job back after this long. */
const LEASE_MS = 30_000

/** Makes one attempt at an open job that is due; does nothing when another runner has it. Never throws. */
export async function runJob(deps: Deps, id: string, log: Logger): Promise<void> {
  const { jobs, clock } = deps
  try {
    const now = clock()
    const job = await jobs.lease(id, now, new Date(now.getTime() + LEASE_MS))
    if (job === null) return
    if (now.getTime() - job.startedAt.getTime() >= JOB_LONGEST_MS) {
      await jobs.end(id, 'timeout', ASSESSMENT_MESSAGES.timedOut)
      return
    }
    await attempt(deps, job, now, log)
  } catch (err) {
    log.warn({ err }, 'a job could not be taken on; it is tried again when it is asked for')
  }
}

async function attempt(deps: Deps, job: KeptJob, now: Date, log: Logger): Promise<void> {
  const { jobs, storageHost } = deps
  try {
    const read = readIntake(job.request, { storageHost, now })
    const { assessment, summary } = await answerQuestion(deps, { ...read, now, log })
    await jobs.complete(job.id, { result: assessment, summary, model: assessment.modelUsed })
  } catch (err) {
    log.warn({ err, retries: job.retries }, 'an attempt at a job failed')
    if (job.retries >= JOB_RETRIES) await jobs.end(job.id, 'error', ASSESSMENT_MESSAGES.failed)
    else {
      const delay = JOB_RETRY_DELAY_MS * (1 + JOB_RETRY_JITTER * (2 * Math.random() - 1))
      await jobs.retry(job.id, job.retries + 1, new Date(now.getTime() + delay))
    }
  }
}
