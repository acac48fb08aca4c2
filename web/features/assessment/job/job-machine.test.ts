import { describe, expect, test } from 'vitest'
import { anAnswer } from '../testing/an-answer.ts'
import { advance, isTerminal, JOB_STATUSES, newJob, type JobStatus } from './job-machine.ts'

const ENDS: readonly JobStatus[] = ['completed', 'error', 'timeout']
const ALLOWED: Partial<Record<JobStatus, readonly JobStatus[]>> = {
  idle: ['starting', 'completed'],
  starting: ['processing', ...ENDS],
  processing: ENDS,
}
const jobIn = (status: JobStatus) => ({ ...newJob('j'), status })

describe('a job moves only as allowed [R-ASSESS-019] [R-ASSESS-021]', () => {
  describe.each(JOB_STATUSES)('from %s', (from) => {
    test.each(JOB_STATUSES.filter((to) => to !== from))('to %s', (to) => {
      const job = jobIn(from)
      const after = advance(job, { status: to })
      const mayMove = ALLOWED[from]?.includes(to) === true
      expect(after.status).toBe(mayMove ? to : from)
      expect(after === job).toBe(!mayMove)
    })
  })
})

test('a job has what the specification names [R-ASSESS-013]', () => {
  expect(newJob('j', new Date('2026-01-01T00:00:00Z'))).toEqual({
    jobId: 'j',
    status: 'idle',
    startedAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    retries: 0,
    maxRetries: 3,
    result: null,
    summary: null,
    error: null,
  })
})

test('a completed job may be completed again only with a result [R-ASSESS-020]', () => {
  const done = jobIn('completed')
  expect(advance(done, { status: 'completed' })).toBe(done)
  const result = anAnswer()
  expect(advance(done, { status: 'completed', result })).toMatchObject({ result, summary: result.summary })
})

test('the last three are the end', () => {
  expect(JOB_STATUSES.filter(isTerminal)).toEqual(['completed', 'error', 'timeout'])
})
