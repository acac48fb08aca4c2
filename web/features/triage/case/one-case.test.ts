import { beforeEach, describe, expect, test, vi } from 'vitest'
import { goOnWith } from '../go-on/go-on-with.ts'
import { canGoOnWith, isFinished, isOfOnePet, isUnfinished, sessionOf, useTriage } from './triage-store.ts'
import { anIntake } from '../testing/an-intake.ts'
import { answerTo } from '../testing/answer-to.ts'

const BELLA = anIntake(
  [],
  {},
  { pet: { id: 'bella', name: 'Bella', gender: 'female', isNeutered: false } },
).pet
const TOM = anIntake([], {}, { pet: { id: 'tom', name: 'Tom', species: 'cat' } }).pet
const GUEST = { ...BELLA, id: null }
const NOTHING = {
  selectedSymptoms: [],
  followUpAnswers: {},
  additionalNotes: '',
  mediaFiles: [],
  seenFlags: [],
}

const state = () => useTriage.getState()
const aPicture = () => {
  const file = new File(['x'], 'paw.jpg', { type: 'image/jpeg' })
  return { name: 'paw.jpg', size: 1, type: 'image/jpeg', file, previewUrl: null }
}
/** Tells everything there is to tell, up to the notes. */
function tell(pet = BELLA): void {
  state().choosePet(pet)
  state().toggleSymptom('vomiting')
  state().setAnswers({ danger_signs: ['none'], onset: 'hours_6_to_24', energy_level: 'normal' })
  state().markSeen(['rule:RF-001'])
  state().setQuestionId('energy_level')
  state().setNotes('Twice since noon.')
  state().addMedia(aPicture(), state().currentSessionId)
  state().goTo('notes')
}
const finish = () => state().finish(state().currentSessionId, answerTo(sessionOf(state())))
const stored = (): { state: Record<string, unknown>; version: number } =>
  JSON.parse(sessionStorage.getItem('triage-store') ?? 'null')
async function reloadWith(kept: Record<string, unknown>): Promise<void> {
  state().createSession()
  sessionStorage.setItem('triage-store', JSON.stringify({ version: 1, state: kept }))
  await useTriage.persist.rehydrate()
}

describe('a case of one pet', () => {
  beforeEach(() => {
    localStorage.clear()
    state().createSession()
  })

  test.each([
    ['another pet', TOM],
    ['the same pet, where the owner does not go on', BELLA],
    ['a pet that is not saved', { ...TOM, id: null }],
    ['a pet of the same name that is not saved', { ...GUEST, gender: 'male' as const }],
  ])('choosing %s keeps nothing that was told before', (_who, pet) => {
    tell()
    const before = state().currentSessionId
    state().choosePet(pet)
    expect(state()).toMatchObject({
      ...NOTHING,
      selectedPetProfile: pet,
      currentQuestionId: null,
      currentSession: null,
      completedSteps: [],
    })
    expect(state().currentSessionId).not.toBe(before)
    expect(isOfOnePet(state())).toBe(true)
  })

  test('a result is followed by an empty case, also of the same pet', () => {
    tell()
    finish()
    expect([isFinished(state()), isUnfinished(state()), canGoOnWith(BELLA, state())]).toEqual([
      true,
      false,
      false,
    ])
    state().choosePet(BELLA)
    expect(state()).toMatchObject({ ...NOTHING, currentSession: null })
  })

  test('is there to go on with for its own pet alone, and not once it is empty', () => {
    tell()
    expect(canGoOnWith(BELLA, state())).toBe(true)
    expect(canGoOnWith(TOM, state())).toBe(false)
    state().choosePet(BELLA)
    expect(canGoOnWith(BELLA, state())).toBe(false)
  })

  test('is there to go on with when the answers were changed after the result', () => {
    tell()
    finish()
    state().setNotes('Worse now.')
    expect(canGoOnWith(BELLA, state())).toBe(true)
  })

  test('goes on where it stopped, with all that was told', () => {
    tell()
    state().goTo('pet-profile')
    const before = state()
    goOnWith(BELLA)
    expect(state()).toMatchObject({
      selectedSymptoms: before.selectedSymptoms,
      followUpAnswers: before.followUpAnswers,
      additionalNotes: 'Twice since noon.',
      currentSessionId: before.currentSessionId,
      lastStep: 'notes',
    })
    expect(isOfOnePet(state())).toBe(true)
  })

  test('going on with another pet begins an empty case', () => {
    tell()
    goOnWith(TOM)
    expect(state()).toMatchObject({ ...NOTHING, selectedPetProfile: TOM })
  })

  test('a pet whose sex or age was corrected goes through the questions again, without answers of the other sex', () => {
    tell()
    state().toggleSymptom('straining_urinate')
    state().setAnswers({
      danger_signs: ['none'],
      reproductive_status: ['none'],
      urine_signs: ['pink_or_red'],
      urine_output: 'normal_amounts',
    })
    goOnWith({ ...BELLA, gender: 'male' })
    expect(Object.keys(state().followUpAnswers)).toEqual(['danger_signs', 'urine_signs', 'urine_output'])
    expect(state()).toMatchObject({ currentQuestionId: null, lastStep: 'follow-up' })
  })

  test('what was ticked before any pet was named is told for the first one', () => {
    state().toggleSymptom('coughing')
    state().choosePet(TOM)
    expect(state().selectedSymptoms).toEqual(['coughing'])
    expect(isOfOnePet(state())).toBe(true)
    state().choosePet(BELLA)
    expect(state().selectedSymptoms).toEqual([])
  })

  test('a photo made ready too late is not put into the case of another pet', () => {
    tell()
    const before = state().currentSessionId
    state().choosePet(TOM)
    state().addMedia(aPicture(), before)
    expect(state().mediaFiles).toEqual([])
  })

  test('stays of one pet when the answers make a new assessment necessary', () => {
    tell()
    finish()
    state().renewSession()
    expect(isOfOnePet(state())).toBe(true)
    expect(state().additionalNotes).toBe('Twice since noon.')
  })

  test('answers of another pet or case are known for what they are', () => {
    tell()
    useTriage.setState({ selectedPetProfile: TOM })
    expect(isOfOnePet(state())).toBe(false)
    state().renewSession()
    expect(isOfOnePet(state())).toBe(false)
    state().choosePet(TOM)
    useTriage.setState({ currentSessionId: crypto.randomUUID() })
    expect(isOfOnePet(state())).toBe(false)
    state().renewSession()
    expect(isOfOnePet(state())).toBe(false)
  })

  test('comes back whole after a reload [R-TRIAGE-019]', async () => {
    tell()
    const kept = stored().state
    await reloadWith(kept)
    expect(state()).toMatchObject({ selectedSymptoms: ['vomiting'], additionalNotes: 'Twice since noon.' })
    expect(canGoOnWith(BELLA, state())).toBe(true)
  })

  test.each([
    ['of an older shape, which does not say whose it is', { toldFor: undefined }],
    ['told for another pet', { selectedPetProfile: TOM }],
    ['told for another case', { currentSessionId: '3f6c2f4e-5a69-4b0e-9a0b-6b0a3f1c2d4e' }],
  ])('of a stored run %s only the pet is read', async (_what, change) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    tell()
    state().setNavigationSource('pet-management')
    const kept = { ...stored().state, ...change }
    await reloadWith(kept)
    expect(state()).toMatchObject({
      ...NOTHING,
      selectedPetProfile: { name: 'selectedPetProfile' in change ? 'Tom' : 'Bella' },
      navigationSource: 'pet-management',
    })
    expect(isOfOnePet(state())).toBe(true)
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })
})
