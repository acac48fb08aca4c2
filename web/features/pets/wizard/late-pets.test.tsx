import { useState } from 'react'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '#web/testing/render.tsx'
import { APetWizard } from '../testing/a-pet-wizard.tsx'

const NOTICE = 'An error occurred while loading. Please try again.'

function WizardBeforeItsPets() {
  const [isWaiting, setIsWaiting] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsWaiting(false)}>
        The pets have come
      </button>
      <APetWizard loadFailed={isWaiting} />
    </>
  )
}

test('a notice above a question moves no answer when the pets come, and goes with the question [R-PET-034]', async () => {
  const { user } = renderAt('/pet-profile', <WizardBeforeItsPets />)
  expect(screen.getByText(NOTICE)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'The pets have come' }))
  expect(screen.getByText(NOTICE)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Dog' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy()
  expect(screen.queryByText(NOTICE)).toBeNull()
})
