import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderAt } from '#web/testing/render.tsx'
import { useRuns } from '../run/run-store.ts'
import { aRunningAssessment } from '../testing/a-running-assessment.tsx'
import { anAnswer } from '../testing/an-answer.ts'

vi.mock(import('./answer-of-run.tsx'), () => {
  throw new Error('The network is gone.')
})

const open = (level: 'er_urgent' | 'normal_vet') =>
  renderAt('/assessment', aRunningAssessment({ known: anAnswer(level) }))

describe('an answer whose files do not come', () => {
  beforeEach(() => {
    useRuns.setState({ runs: {} })
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
  })

  test('says an emergency all the same, with whom to call', () => {
    open('er_urgent')
    expect(screen.getByText('This is an emergency. Go now.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: /emergency vet/i })).toBeTruthy()
    expect(screen.getByText('If it may be poison, call:')).toBeTruthy()
  })

  test('tells whoever waits for another one to call a vet, and how to ask again', async () => {
    open('normal_vet')
    expect(await screen.findByText(/If your pet is unwell now, do not wait for this page/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: /emergency vet/i })).toBeTruthy()
  })
})
