import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Intake } from '#domain/triage/intake.ts'
import { loadRules, soFar } from './engine.ts'

vi.mock('#domain/triage/notes/read-notes.ts', () => {
  throw new Error('The network is gone.')
})

const told = (additionalNotes: string): Intake => ({
  pet: {
    id: null,
    name: 'Rex',
    species: 'dog',
    breed: null,
    birthday: '2020-02-01',
    gender: 'male',
    isNeutered: true,
    weight: { value: 25, unit: 'lbs' },
    conditions: [],
    allergies: [],
    medications: [],
  },
  selectedSymptoms: ['vomiting'],
  followUpAnswers: { danger_signs: ['unproductive_retching'] },
  additionalNotes,
})

describe('the rules without the reader of words', () => {
  afterEach(() => vi.restoreAllMocks())

  test('judge ticked answers, and nothing that was written', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await loadRules()
    const now = new Date('2026-02-01T12:00:00Z')
    expect(soFar(told(''), new Set(), now)?.isEmergency).toBe(true)
    expect(soFar(told('He brings nothing up.'), new Set(), now)).toBeNull()
  }, 30_000)
})
