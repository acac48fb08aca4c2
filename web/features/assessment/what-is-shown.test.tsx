import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { provideConfig } from '#web/lib/config.ts'
import { renderAt } from '#web/testing/render.tsx'
import { testConfig } from '#web/testing/test-config.ts'
import { LikelihoodBadge, PriorityBadge } from '#web/ui/badge.tsx'
import { assess, ASSESS_TIMEOUT_MS } from './api/assess.ts'
import { RunningAssessment } from './running-assessment.tsx'
import { aRequest } from './testing/an-answer.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  provideConfig(null)
})

test('an assessment that cannot begin says so [R-ASSESS-036]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  renderAt(
    '/assessment',
    <RunningAssessment
      sessionId={crypto.randomUUID()}
      owner={null}
      said={aRequest()}
      known={null}
      knownSince={null}
      prepare={() => Promise.reject(new Error('the photos cannot be read'))}
      onAnswer={() => undefined}
      onForget={() => undefined}
      onStartNew={() => undefined}
    />,
  )
  expect(await screen.findByText('Failed to start assessment. Please try again.')).toBeTruthy()
})

test('a request for an assessment is given up after 30 seconds [R-ASSESS-043]', async () => {
  provideConfig(testConfig())
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  await expect(assess(aRequest(), crypto.randomUUID())).rejects.toThrow('missing assessment data')
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000)
  expect(ASSESS_TIMEOUT_MS).toBe(30_000)
})

describe('colors stand beside words', () => {
  test.each([
    ['Immediate', /emergency/],
    ['Within 24 hours', /^(?!.*(?:emergency|note|ok)).*badge/],
    ['Within a week', /note/],
    ['As needed', /ok/],
  ] as const)('%s [R-ASSESS-047]', (priority, tone) => {
    renderAt('/', <PriorityBadge priority={priority} />)
    expect(screen.getByText(priority).className).toMatch(tone)
  })

  test.each([
    ['high', 'High likelihood', /emergency/],
    ['medium', 'Medium likelihood', /note/],
    ['low', 'Low likelihood', /ok/],
  ] as const)('%s likelihood [R-ASSESS-047]', (likelihood, words, tone) => {
    renderAt('/', <LikelihoodBadge likelihood={likelihood} />)
    expect(screen.getByText(words).className).toMatch(tone)
  })
})
