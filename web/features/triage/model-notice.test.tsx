import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { loadConfig, provideConfig } from '#web/lib/config.ts'
import { testConfig } from '#web/testing/test-config.ts'
import { ModelNotice } from './model-notice.tsx'

afterEach(() => provideConfig(testConfig()))

describe('before an owner sends what they wrote', () => {
  test.each([
    [true, 'answers, notes and photos'],
    [false, 'answers and notes'],
  ])('they learn who else reads it (photos: %s)', async (seesPhotos, what) => {
    provideConfig(testConfig({ languageModel: { readBy: 'Anthropic', seesPhotos } }))
    render(<ModelNotice />)
    expect(
      await screen.findByText(
        `A language model run by Anthropic may also read your ${what}. Please leave out names and phone numbers.`,
      ),
    ).toBeTruthy()
  })

  test('nothing is said where no model reads along', async () => {
    provideConfig(testConfig())
    const { container } = render(<ModelNotice />)
    await loadConfig()
    expect(container.textContent).toBe('')
  })
})
