import { afterEach, describe, expect, test, vi } from 'vitest'
import { anIntake } from '../testing/an-intake.ts'
import { loadRules, soFar } from './engine.ts'

vi.mock('#domain/engine/notes/read-notes.ts', () => {
  throw new Error('The network is gone.')
})

const told = (notes: string) => anIntake(['vomiting'], { danger_signs: ['unproductive_retching'] }, { notes })

describe('the rules without the reader of words', () => {
  afterEach(() => vi.restoreAllMocks())

  test('judge ticked answers, and nothing that was written', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await loadRules()
    const now = new Date('2026-02-01T12:00:00Z')
    expect(soFar(told(''), new Set(), now)?.isEmergency).toBe(true)
    expect(soFar(told('He brings nothing up.'), new Set(), now)).toBeNull()
  })
})
