import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openFollowUp } from '../testing/open-follow-up.tsx'

// The catalogue always has a question for everyone; the screen must also stand without one.
vi.mock(import('#domain/engine/flow/visible-questions.ts'), async (original) => ({
  ...(await original()),
  visibleQuestions: () => [],
}))

test('without any question that applies the screen says so and goes on [R-FOLLOW-006]', async () => {
  const { user, left } = openFollowUp()
  expect(
    screen.getByRole('heading', {
      level: 1,
      name: 'No follow-up questions needed based on selected symptoms.',
    }),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(left()).toEqual(['continue'])
})
