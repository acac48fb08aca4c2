import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readSavedSessions, saveSession } from './saved-sessions.ts'
import type { TriageSession } from './triage-session.ts'

const aSession = (id: string, notes = ''): TriageSession => ({
  id,
  pet: null,
  petProfileId: null,
  selectedSymptoms: ['vomiting'],
  followUpAnswers: { onset: 'not_sure', danger_signs: ['none'] },
  additionalNotes: notes,
  assessment: null,
  details: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
})
const FIRST = '3f6c2f4e-5a69-4b0e-9a0b-6b0a3f1c2d4e'
const SECOND = '8d1f0a52-1f0e-4c7f-8a43-0f9a5b6c7d8e'

describe('the sessions kept in this browser', () => {
  beforeEach(() => localStorage.clear())

  test('are replaced by id and otherwise appended [R-TRIAGE-012]', () => {
    saveSession(aSession(FIRST))
    saveSession(aSession(SECOND))
    saveSession(aSession(FIRST, 'later'))
    const kept = readSavedSessions()
    expect(kept.map(({ id }) => id)).toEqual([SECOND, FIRST])
    expect(kept[1]?.additionalNotes).toBe('later')
    expect(localStorage.getItem('triage-sessions')).not.toBeNull()
  })

  test('are read without a word to the network [R-TRIAGE-018]', () => {
    const fetching = vi.spyOn(globalThis, 'fetch')
    saveSession(aSession(FIRST))
    expect(readSavedSessions()).toHaveLength(1)
    expect(fetching).not.toHaveBeenCalled()
    fetching.mockRestore()
  })

  test('lose only the entries that cannot be read', () => {
    localStorage.setItem('triage-sessions', JSON.stringify([{ id: 'broken' }, aSession(FIRST)]))
    expect(readSavedSessions().map(({ id }) => id)).toEqual([FIRST])
    localStorage.setItem('triage-sessions', '{not json')
    expect(readSavedSessions()).toEqual([])
  })
})
