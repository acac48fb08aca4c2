import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { provideConfig } from '#web/lib/config.ts'
import { renderAt } from '#web/testing/render.tsx'
import { testConfig } from '#web/testing/test-config.ts'
import { LikelihoodBadge, PriorityBadge } from '#web/ui/signs/badge.tsx'
import { assess } from '../api/assess.ts'
import { reportOfAnswer } from '../report/report.ts'
import { aRunningAssessment } from '../testing/a-running-assessment.tsx'
import { anAnswer, aRequest } from '../testing/an-answer.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  provideConfig(null)
})

test('an assessment that cannot begin says so [R-ASSESS-036]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  renderAt(
    '/assessment',
    aRunningAssessment({ prepare: () => Promise.reject(new Error('the photos cannot be read')) }),
  )
  expect(await screen.findByText('Failed to start assessment. Please try again.')).toBeTruthy()
})

test('a request for an assessment is given up after 30 seconds [R-ASSESS-043]', async () => {
  provideConfig(testConfig())
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  await expect(assess(aRequest(), crypto.randomUUID())).rejects.toThrow('missing assessment data')
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000)
})

test('an emergency with the documented members and no other is taken, and no part of it hides another [R-ASSESS-030]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  provideConfig(testConfig())
  const { summary, assessment, ...rest } = anAnswer('er_urgent')
  const { trace: _, ...documented } = summary
  const recommendations = [{ type: 'dance' }, ...assessment.recommendations]
  const otc = { items: [{ name: 'half a product' }], reasonWhenEmpty: null }
  const answer = { ...rest, assessment: { ...assessment, recommendations, otc }, summary: documented }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
  const read = await assess(aRequest(), crypto.randomUUID())
  expect(read.summary).toMatchObject({ severity: 'er_urgent', trace: { rules: [], unknown: [] } })
  expect(read.assessment.recommendations).toEqual(assessment.recommendations)
  expect(read.assessment.otc.items).toEqual([])
  expect(reportOfAnswer('a', aRequest(), read, null)).toMatchObject({
    level: 'er_urgent',
    trace: null,
    rationale: summary.triageRationale,
  })
})

test('an answer without a level is refused', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  provideConfig(testConfig())
  const { summary, ...rest } = anAnswer()
  const { severity: _, ...levelless } = summary
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...rest, summary: levelless })))
  await expect(assess(aRequest(), crypto.randomUUID())).rejects.toThrow('Invalid assessment response')
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
