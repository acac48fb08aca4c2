import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aRequest } from '#web/features/assessment/testing/an-answer.ts'
import { aPetRow } from '#web/features/pets/testing/a-pet-row.ts'
import { useTriage } from '#web/features/triage/case/triage-store.ts'
import { useSession } from '#web/lib/session/session.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import FollowUpPage from './follow-up-page.tsx'
import MediaPage from './media-page.tsx'
import NotesPage from './notes-page.tsx'
import PetProfilePage from '#web/pages/owner/pet-profile-page.tsx'
import SymptomsPage from './symptoms-page.tsx'
import TreatmentPage from './treatment-page.tsx'

const PET = '22222222-2222-4222-8222-222222222222'
const aPet = { ...aPetRow(PET, 'Rex', 'dog'), breed: 'Beagle' }

const open = (path: string, page: ReactElement) =>
  renderAt(path, <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>)
const state = () => useTriage.getState()
const press = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the pages of the flow', () => {
  beforeEach(async () => {
    localStorage.setItem('pawlight-auth-token', JSON.stringify(aSession()))
    await installFakeBackend({ 'GET /rest/v1/pet_profiles': { body: [aPet] } })
    state().createSession()
    useSession.setState({ user: aUser(), authReady: true })
  })

  test('a saved pet goes on to the symptoms [R-PET-018] [R-TRIAGE-008] [R-PET-064]', async () => {
    const { user, at } = open('/pet-profile', <PetProfilePage />)
    await user.click(await screen.findByRole('radio', { name: 'Rex' }))
    await user.click(press('Continue with Rex'))
    expect(at()).toBe('/symptoms')
    expect(state().completedSteps).toEqual(['pet-profile'])
    expect(state().selectedPetProfile).toMatchObject({
      id: PET,
      name: 'Rex',
      weight: { value: 25, unit: 'lbs' },
    })
  })

  test('saved pets that do not come keep nobody waiting: after five seconds the questions begin without them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const never = new Promise<never>(() => undefined)
    await installFakeBackend({ 'GET /rest/v1/pet_profiles': () => never })
    open('/pet-profile', <PetProfilePage />)
    await act(() => vi.advanceTimersByTimeAsync(4_900))
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Is your pet a dog or a cat?')
    expect(screen.getByText('An error occurred while loading. Please try again.')).toBeTruthy()
  })

  test('from pet management the way back leads there [R-PET-019] [R-PET-021] [R-SYMP-006]', async () => {
    sessionStorage.setItem('selectedPet', PET)
    sessionStorage.setItem('navigationSource', 'pet-management')
    const first = open('/pet-profile', <PetProfilePage />)
    await first.user.click(await screen.findByRole('button', { name: 'Continue with Rex' }))
    expect(sessionStorage.getItem('navigationSource')).toBeNull()
    first.unmount()
    const { user, at } = open('/symptoms', <SymptomsPage />)
    await user.click(press('Back'))
    expect(at()).toBe('/pets')
  })

  test('Back on the first question leads to pet management when it came from there [R-PET-021]', async () => {
    sessionStorage.setItem('createNewPet', 'true')
    sessionStorage.setItem('navigationSource', 'pet-management')
    const { user, at } = open('/pet-profile', <PetProfilePage />)
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    await user.click(press('Back'))
    expect(at()).toBe('/pets')
  })

  test('the wizard waits for the pets and then asks which, or begins [R-PET-012]', async () => {
    const pets = open('/pet-profile', <PetProfilePage />)
    expect(screen.getByRole('status').textContent).toContain('Loading...')
    expect(await screen.findByRole('heading', { level: 1, name: 'Which pet needs help?' })).toBeTruthy()
    pets.unmount()
    await installFakeBackend({ 'GET /rest/v1/pet_profiles': { body: [] } })
    open('/pet-profile', <PetProfilePage />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Is your pet a dog or a cat?' })).toBeTruthy()
  })

  test('what was left for the wizard is taken away once read [R-PET-019] [R-PET-020] [R-PET-021]', async () => {
    sessionStorage.setItem('createNewPet', 'true')
    sessionStorage.setItem('selectedPet', PET)
    sessionStorage.setItem('navigationSource', 'pet-management')
    open('/pet-profile', <PetProfilePage />)
    await screen.findByRole('heading', { level: 1 })
    const keys = ['createNewPet', 'selectedPet', 'navigationSource']
    expect(keys.map((key) => sessionStorage.getItem(key))).toEqual([null, null, null])
    expect(state().navigationSource).toBe('pet-management')
  })

  test('otherwise Back on the symptoms leads to the pet [R-SYMP-006]', async () => {
    const { user, at } = open('/symptoms', <SymptomsPage />)
    await user.click(press('Back'))
    expect(at()).toBe('/pet-profile')
  })

  test('a guest walks the wizard without any call to the backend [R-PET-017]', async () => {
    const fake = await installFakeBackend({})
    localStorage.clear()
    useSession.setState({ user: null, authReady: true })
    const { user, at } = open('/pet-profile?guest=1', <PetProfilePage />)
    await user.click(screen.getByRole('radio', { name: 'Dog' }))
    await user.click(press('Continue'))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rex')
    await user.click(press('Continue'))
    await user.click(press('Continue'))
    await user.type(screen.getByRole('textbox', { name: 'Birthday' }), '02012020')
    for (let step = 0; step < 8; step += 1) await user.click(press('Continue'))
    expect(at()).toBe('/symptoms')
    expect(state().selectedPetProfile).toMatchObject({ id: null, name: 'Rex' })
    expect(fake.sent).toEqual([])
  })

  test('symptoms without a name speak of your pet [R-SYMP-003]', () => {
    open('/symptoms', <SymptomsPage />)
    expect(
      screen.getByRole('heading', { level: 1, name: 'What symptoms is your pet experiencing?' }),
    ).toBeTruthy()
  })

  test('follow-up questions ask for symptoms first, and for the pet [R-FOLLOW-007]', () => {
    const empty = open('/follow-up', <FollowUpPage />)
    expect(screen.getByText('Please select symptoms first.')).toBeTruthy()
    empty.unmount()
    state().toggleSymptom('limping')
    open('/follow-up', <FollowUpPage />)
    expect(screen.getByText('Please tell us about your pet first.')).toBeTruthy()
  })

  test('answers of another pet are not asked on, and say so', () => {
    state().choosePet(aRequest().pet)
    state().toggleSymptom('limping')
    useTriage.setState({ selectedPetProfile: { ...aRequest().pet, name: 'Tom' } })
    open('/follow-up', <FollowUpPage />)
    expect(screen.getByText(/^These answers were given for another pet or problem/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Choose a pet' }).getAttribute('href')).toBe('/pet-profile')
    expect(state().selectedSymptoms).toEqual(['limping'])
  })

  test('Continue and Skip mark the step done and go on [R-TRIAGE-008] [R-MEDIA-003]', async () => {
    const media = open('/media', <MediaPage />)
    await media.user.click(press('Skip'))
    expect(media.at()).toBe('/notes')
    media.unmount()
    const notes = open('/notes', <NotesPage />)
    await notes.user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Limps')
    await notes.user.click(press('Continue'))
    expect(notes.at()).toBe('/assessment')
    expect(state().completedSteps).toEqual(['media', 'notes'])
    expect(state().additionalNotes).toBe('Limps')
  })

  test('an emergency can leave out the other questions, and nothing that was said', async () => {
    state().choosePet(aRequest().pet)
    state().toggleSymptom('limping')
    const { user, at } = open('/follow-up', <FollowUpPage />)
    await user.click(screen.getByRole('checkbox', { name: /^Collapsed/ }))
    await user.click(press('Skip to the assessment'))
    expect(at()).toBe('/assessment')
    expect(state().followUpAnswers).toEqual({ danger_signs: ['collapse'] })
    expect(state().completedSteps).toEqual(['follow-up'])
    expect(state().seenFlags).toEqual(['danger_signs:collapse'])
  })

  test('a problem outside the list goes on to the questions with its words in the notes', async () => {
    state().choosePet(aRequest().pet)
    const { user, at } = open('/symptoms', <SymptomsPage />)
    await user.type(screen.getByRole('searchbox'), 'ate a lily')
    await user.click(press('Go on to the danger signs'))
    expect(at()).toBe('/follow-up')
    expect(state()).toMatchObject({ selectedSymptoms: [], additionalNotes: 'ate a lily' })
  })

  test('notes written at the last moment are kept when the browser goes back', async () => {
    const { user, unmount } = open('/notes', <NotesPage />)
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Limps')
    unmount()
    expect(state().additionalNotes).toBe('Limps')
  })

  test('the step follows the address', () => {
    open('/notes', <NotesPage />)
    expect(state().currentStep).toBe('notes')
  })

  test('the treatment plan needs an assessment [R-TREAT-008]', () => {
    state().choosePet(aRequest().pet)
    open('/treatment', <TreatmentPage />)
    expect(screen.getByText('No treatment plan yet. Complete an assessment first.')).toBeTruthy()
  })
})
