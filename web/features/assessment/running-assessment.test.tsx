import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderAt } from '#web/testing/render.tsx'
import { advance, newJob, type JobStatus } from './job-machine.ts'
import { DEVICE_MODEL } from './on-device.ts'
import { RunningAssessment } from './running-assessment.tsx'
import { useRuns } from './run-store.ts'
import { anAnswer, aRequest } from './testing/an-answer.ts'

const SESSION = '5b2e2c55-5d66-4c4c-9d0c-1c1a5f1f6d11'

beforeEach(() => useRuns.setState({ runs: [], unsaved: [], saves: {} }))
afterEach(() => useRuns.setState({ runs: [], unsaved: [], saves: {} }))

function show(status: JobStatus): void {
  const processing = advance(advance(newJob('job'), { status: 'starting' }), { status: 'processing' })
  useRuns.getState().put({
    sessionId: SESSION,
    owner: null,
    idempotencyKey: crypto.randomUUID(),
    request: aRequest(),
    hadMedia: false,
    job: status === 'processing' ? processing : advance(processing, { status, error: null }),
  })
  const answer = { ...anAnswer('normal_vet'), model_used: DEVICE_MODEL }
  renderAt(
    '/assessment',
    <RunningAssessment
      sessionId={SESSION}
      owner={null}
      said={aRequest()}
      known={answer}
      knownSince={new Date()}
      prepare={() => Promise.resolve(aRequest())}
      onAnswer={() => undefined}
      onForget={() => undefined}
      onStartNew={() => undefined}
    />,
  )
}

test('a result of this device says that the service is still asked', () => {
  show('processing')
  expect(screen.getByText('Level 2 of 3', { exact: false })).toBeTruthy()
  expect(screen.getByText(/We keep trying/)).toBeTruthy()
  expect(screen.queryByText('Assessment Temporarily Unavailable')).toBeNull()
})

test('once no more is tried, it offers to try again', () => {
  show('error')
  expect(screen.getByText('Level 2 of 3', { exact: false })).toBeTruthy()
  expect(screen.getByText('Assessment Temporarily Unavailable')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  expect(screen.queryByText(/We keep trying/)).toBeNull()
})
