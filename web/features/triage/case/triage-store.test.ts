import { beforeEach, describe, expect, test, vi } from 'vitest'
import { REX } from '#domain/logic/testing/an-intake.ts'
import { forgetTriage } from '#web/lib/storage/triage-memory.ts'
import { readSavedSessions } from './saved-sessions.ts'
import { saidIn } from './triage-session.ts'
import { checksOf, isResultCurrent, sessionOf, triageStoreReady, useTriage } from './triage-store.ts'
import { answerTo } from '../testing/answer-to.ts'

const state = () => useTriage.getState()
const stored = (): { version: number; state: Record<string, unknown> } =>
  JSON.parse(sessionStorage.getItem('triage-store') ?? 'null')
const aPicture = () => {
  const file = new File(['x'], 'paw.jpg', { type: 'image/jpeg' })
  return { name: 'paw.jpg', size: 1, type: 'image/jpeg', file, previewUrl: null }
}

describe('the working state of the flow', () => {
  beforeEach(() => {
    localStorage.clear()
    state().createSession()
  })

  test('is ready once the stored run was read', async () => {
    await expect(triageStoreReady).resolves.toEqual({ error: undefined })
  })

  test('adds a symptom and takes it away again [R-TRIAGE-009]', () => {
    state().toggleSymptom('vomiting')
    state().toggleSymptom('lethargy')
    expect(state().selectedSymptoms).toEqual(['vomiting', 'lethargy'])
    state().toggleSymptom('vomiting')
    expect(state().selectedSymptoms).toEqual(['lethargy'])
  })

  test('what was suggested goes back with the answers to it, also once its result is given up', () => {
    state().choosePet(REX)
    state().toggleSymptom('itching')
    const suggestions = [{ kind: 'reading' as const, id: 'collapse', quote: 'fell over' }]
    const answer = answerTo(sessionOf(state()))
    state().finish(state().currentSessionId, { ...answer, summary: { ...answer.summary, suggestions } })
    state().answerChecks({ 'suspected.collapse': 'no' })
    state().forgetAssessment()
    expect(saidIn(state(), checksOf(state()) ?? {})).toMatchObject({
      clarifications: { 'suspected.collapse': 'no' },
      suggestions,
    })
    state().answerChecks(null)
    expect(saidIn(state(), checksOf(state()) ?? {})).not.toHaveProperty('suggestions')
  })

  test('moves between steps and stops at both ends [R-TRIAGE-006]', () => {
    state().previous()
    expect(state().currentStep).toBe('pet-profile')
    state().next()
    expect(state().currentStep).toBe('symptoms')
    state().goTo('treatment')
    state().next()
    expect(state().currentStep).toBe('treatment')
  })

  test('is kept in session storage, version 1, without media [R-TRIAGE-014] [R-MEDIA-007]', () => {
    state().choosePet(REX)
    state().addMedia(aPicture(), state().currentSessionId)
    expect(stored().version).toBe(1)
    expect(stored().state['selectedPetProfile']).toMatchObject({ name: 'Rex' })
    expect(JSON.stringify(stored())).not.toContain('paw.jpg')
    expect(localStorage.length).toBe(0)
  })

  test('comes back after a reload, except for media [R-TRIAGE-019]', async () => {
    state().choosePet(REX)
    state().toggleSymptom('vomiting')
    state().setAnswers({ onset: 'not_sure', danger_signs: ['none'] })
    state().setNotes('Since Monday')
    state().goTo('notes')
    state().addMedia(aPicture(), state().currentSessionId)
    const text = sessionStorage.getItem('triage-store') ?? ''
    state().createSession()
    sessionStorage.setItem('triage-store', text)
    await useTriage.persist.rehydrate()
    expect(state()).toMatchObject({
      currentStep: 'notes',
      selectedSymptoms: ['vomiting'],
      followUpAnswers: { onset: 'not_sure', danger_signs: ['none'] },
      additionalNotes: 'Since Monday',
      mediaFiles: [],
    })
  })

  test('throws away a stored run that cannot be read', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    sessionStorage.setItem('triage-store', '{"state":{"selectedSymptoms":"all"},"version":1}')
    await useTriage.persist.rehydrate()
    expect(sessionStorage.getItem('triage-store')).toBeNull()
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  test('starts all the same from an unreadable run, and tells whoever waits for it why [R-START-009]', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    sessionStorage.setItem('triage-store', '{"state":{"selectedSymptoms":"all"},"version":1}')
    vi.resetModules()
    const fresh = await import('./triage-store.ts')
    const { error } = await fresh.triageStoreReady
    expect(error).toBeInstanceOf(Error)
    expect(sessionStorage.getItem('triage-store')).toBeNull()
    expect(fresh.useTriage.getState().selectedSymptoms).toEqual([])
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  test('reads a run that was stored before flags were remembered', async () => {
    state().choosePet(REX)
    const { seenFlags: _left, ...older } = stored().state
    sessionStorage.setItem('triage-store', JSON.stringify({ version: 1, state: older }))
    await useTriage.persist.rehydrate()
    expect(state()).toMatchObject({ seenFlags: [], selectedPetProfile: { name: 'Rex' } })
  })

  test('forgets that the owner was told once the alarming answer is taken back', () => {
    state().setAnswers({ danger_signs: ['collapse'] })
    state().markSeen(['danger_signs:collapse'])
    state().setAnswers({ danger_signs: ['collapse'], onset: 'not_sure' })
    expect(state().seenFlags).toEqual(['danger_signs:collapse'])
    state().setAnswers({ danger_signs: ['none'] })
    expect(state().seenFlags).toEqual([])
  })

  test('holds session, step, completed steps, source, pet and media [R-TRIAGE-016]', () => {
    state().choosePet(REX)
    state().addMedia(aPicture(), state().currentSessionId)
    state().complete('pet-profile')
    state().setNavigationSource('pet-management')
    expect(state()).toMatchObject({
      currentSession: null,
      currentSessionId: expect.stringMatching(/^[\da-f-]{36}$/),
      currentStep: 'pet-profile',
      completedSteps: ['pet-profile'],
      navigationSource: 'pet-management',
      selectedPetProfile: REX,
      mediaFiles: [{ name: 'paw.jpg' }],
    })
    expect(stored().state).not.toHaveProperty('mediaFiles')
  })

  test('becomes a session of the documented shape [R-TRIAGE-015]', () => {
    state().choosePet({ ...REX, id: 'a-pet' })
    state().toggleSymptom('vomiting')
    state().setAnswers({ onset: 'not_sure', danger_signs: ['none'] })
    state().setNotes('Since Monday')
    state().finish(state().currentSessionId, answerTo(sessionOf(state())))
    const [saved] = readSavedSessions()
    expect(saved).toMatchObject({
      id: state().currentSessionId,
      pet: { name: 'Rex' },
      petProfileId: 'a-pet',
      selectedSymptoms: ['vomiting'],
      followUpAnswers: { onset: 'not_sure', danger_signs: ['none'] },
      additionalNotes: 'Since Monday',
      assessment: { otc: { items: [] } },
    })
    expect(Date.parse(saved?.createdAt ?? '')).toBeLessThanOrEqual(Date.parse(saved?.updatedAt ?? ''))
  })

  test('begins anew with empty data at the pet step [R-TRIAGE-011]', () => {
    const before = state().currentSessionId
    state().choosePet(REX)
    state().toggleSymptom('vomiting')
    state().goTo('media')
    state().createSession()
    expect(state()).toMatchObject({
      currentStep: 'pet-profile',
      selectedPetProfile: null,
      selectedSymptoms: [],
    })
    expect(state().currentSessionId).not.toBe(before)
  })

  test('is left to nobody else: another owner finds an empty run', () => {
    state().claim('first')
    state().toggleSymptom('vomiting')
    state().claim('second')
    expect(state().selectedSymptoms).toEqual([])
  })

  test('goes along when a guest signs in', () => {
    forgetTriage()
    state().toggleSymptom('vomiting')
    state().claim('owner')
    expect(state().selectedSymptoms).toEqual(['vomiting'])
  })

  test('restores a saved session and empties the media [R-TRIAGE-013]', () => {
    state().choosePet(REX)
    state().toggleSymptom('itching')
    const saved = sessionOf(state(), new Date('2026-01-02T03:04:05Z'))
    state().createSession()
    state().addMedia(aPicture(), state().currentSessionId)
    state().loadSession(saved)
    expect(state()).toMatchObject({
      currentSessionId: saved.id,
      selectedSymptoms: ['itching'],
      mediaFiles: [],
    })
  })

  test('knows when the answers changed after the result', () => {
    state().choosePet(REX)
    state().toggleSymptom('vomiting')
    state().loadSession(sessionOf(state()))
    expect(isResultCurrent(state())).toBe(true)
    state().setNotes('Worse now')
    expect(isResultCurrent(state())).toBe(false)
  })
})
