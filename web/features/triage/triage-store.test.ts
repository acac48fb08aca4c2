import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { IntakePet } from '#domain/triage/intake.ts'
import { forgetTriage } from '#web/lib/triage-memory.ts'
import { isResultCurrent, sessionOf, triageStoreReady, useTriage } from './triage-store.ts'

const REX: IntakePet = {
  id: null,
  name: 'Rex',
  species: 'dog',
  breed: null,
  birthday: '2020-02-01',
  gender: 'male',
  isNeutered: false,
  weight: { value: 25, unit: 'lbs' },
  conditions: [],
  allergies: [],
  medications: [],
}
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
    state().addMedia(aPicture())
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
    state().addMedia(aPicture())
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
    state().addMedia(aPicture())
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
