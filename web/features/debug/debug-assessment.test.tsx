import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DebugAssessment } from './debug-assessment.tsx'

const EMPTY = {
  hasSession: false,
  petName: null,
  sessionId: 's1',
  symptoms: [],
  answerKeys: [],
  hasNotes: false,
  mediaCount: 0,
}

test.each([
  [new Error('It broke.'), 'It broke.'],
  [new Error(''), 'Unknown error'],
  ['a word', 'Unknown error'],
  [undefined, 'Unknown error'],
])('a run that fails with %o says "%s" [R-PAGE-035]', async (thrown, shown) => {
  render(<DebugAssessment state={EMPTY} run={() => Promise.reject(thrown)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Run test assessment' }))
  expect((await screen.findByRole('alert')).textContent).toContain(shown)
})
