import { useState } from 'react'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderAt } from '#web/testing/render.tsx'
import { advance, newJob, type JobStatus } from '../job/job-machine.ts'
import { DEVICE_MODEL } from '../made-on-device.ts'
import { putRun, useRuns } from '../run/run-store.ts'
import { restingRun } from '../run/run.ts'
import { aRunningAssessment, SESSION } from '../testing/a-running-assessment.tsx'
import { anAnswer, aRequest } from '../testing/an-answer.ts'

beforeEach(() => useRuns.setState({ runs: {} }))
afterEach(() => useRuns.setState({ runs: {} }))

/** A result of this device, and a button that stands for the service's answer with its level. */
function Replaced({ level }: { level: 'er_urgent' | 'normal_vet' }) {
  const [known, setKnown] = useState({ ...anAnswer('normal_vet'), model_used: DEVICE_MODEL })
  const [prepare] = useState(() => () => Promise.resolve(aRequest()))
  const [said] = useState(aRequest)
  return (
    <>
      {aRunningAssessment({ said, known, prepare })}
      <button type="button" onClick={() => setKnown(anAnswer(level))}>
        The service answers
      </button>
    </>
  )
}

function show(status: JobStatus): void {
  const processing = advance(advance(newJob('job'), { status: 'starting' }), { status: 'processing' })
  putRun({
    ...restingRun(SESSION),
    asking: {
      at: 'asked',
      here: 'answered',
      owner: null,
      idempotencyKey: crypto.randomUUID(),
      request: aRequest(),
      hadMedia: false,
      job: status === 'processing' ? processing : advance(processing, { status, error: null }),
    },
  })
  const answer = { ...anAnswer('normal_vet'), model_used: DEVICE_MODEL }
  renderAt('/assessment', aRunningAssessment({ known: answer, knownSince: new Date() }))
}

test('a result of this device says that the service is still asked', () => {
  show('processing')
  expect(screen.getByText('Level 2 of 3', { exact: false })).toBeTruthy()
  expect(screen.getByText(/We keep trying/)).toBeTruthy()
  expect(screen.queryByText('Assessment Temporarily Unavailable')).toBeNull()
})

test.each([
  ['another level takes the reader to its title', 'er_urgent', 'Go to an emergency vet now'],
  ['the same level leaves the reader where he is', 'normal_vet', null],
] as const)('%s', async (_name, level, focused) => {
  const { user } = renderAt('/assessment', <Replaced level={level} />)
  await user.click(screen.getByRole('button', { name: 'The service answers' }))
  expect(screen.queryByText('This result was made on this device')).toBeNull()
  const heading = focused === null ? null : screen.getByRole('heading', { level: 1, name: focused })
  expect(document.activeElement).toBe(heading ?? screen.getByRole('button', { name: 'The service answers' }))
})

test('once no more is tried, it offers to try again', () => {
  show('error')
  expect(screen.getByText('Level 2 of 3', { exact: false })).toBeTruthy()
  expect(screen.getByText('This result was made on this device')).toBeTruthy()
  expect(screen.queryByText('Assessment Temporarily Unavailable')).toBeNull()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  expect(screen.queryByText(/We keep trying/)).toBeNull()
})
