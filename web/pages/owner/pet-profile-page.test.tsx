import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAnswer } from '#web/features/assessment/testing/an-answer.ts'
import { intakePetOf } from '#web/features/pets/form/convert-pet.ts'
import { aPetRow } from '#web/features/pets/testing/a-pet-row.ts'
import { leaveFlags } from '#web/features/triage/case/flow-flags.ts'
import { useTriage } from '#web/features/triage/case/triage-store.ts'
import { useSession } from '#web/lib/session/session.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import PetProfilePage from './pet-profile-page.tsx'

const BELLA = '22222222-2222-4222-8222-222222222222'
const TOM = '33333333-3333-4333-8333-333333333333'
const state = () => useTriage.getState()
const open = () =>
  renderAt(
    '/pet-profile',
    <QueryClientProvider client={new QueryClient()}>
      <PetProfilePage />
    </QueryClientProvider>,
  )
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const OFFER = 'Go on with Bella’s last check, or start new?'

/** Half a case of Bella, left at her notes. */
function leaveHalfway(): void {
  state().choosePet(intakePetOf(aPetRow(BELLA, 'Bella', 'dog')))
  state().toggleSymptom('vomiting')
  state().toggleSymptom('limping')
  state().setAnswers({ danger_signs: ['none'] })
  state().goTo('notes')
}

async function choose(name: string) {
  const opened = open()
  await opened.user.click(await screen.findByRole('radio', { name }))
  await opened.user.click(screen.getByRole('button', { name: `Continue with ${name}` }))
  return opened
}

describe('the pet step after something was told', () => {
  beforeEach(async () => {
    sessionStorage.clear()
    localStorage.setItem('pawlight-auth-token', JSON.stringify(aSession()))
    await installFakeBackend({
      'GET /rest/v1/pet_profiles': { body: [aPetRow(BELLA, 'Bella', 'dog'), aPetRow(TOM, 'Tom', 'cat')] },
    })
    state().createSession()
    useSession.setState({ user: aUser(), authReady: true })
  })

  test('offers half a case to its own pet, with nothing chosen beforehand', async () => {
    leaveHalfway()
    const { user, at } = await choose('Bella')
    expect(await title(OFFER)).toBeTruthy()
    expect(screen.getByText(/^Begun today at .* · 1 answer$/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(at()).toBe('/pet-profile')
    await user.click(screen.getByRole('radio', { name: 'Go on with vomiting or retching and 1 more sign' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(at()).toBe('/notes')
    expect(state().followUpAnswers).toEqual({ danger_signs: ['none'] })
  })

  test('starts empty where the owner says so', async () => {
    leaveHalfway()
    const { user, at } = await choose('Bella')
    await user.click(await screen.findByRole('radio', { name: 'Start new' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(at()).toBe('/symptoms')
    expect(state()).toMatchObject({ selectedSymptoms: [], followUpAnswers: {} })
  })

  test('leads back to the choice of a pet, and loses nothing', async () => {
    leaveHalfway()
    const { user } = await choose('Bella')
    await title(OFFER)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await title('Which pet needs help?')).toBeTruthy()
    expect(state().selectedSymptoms).toEqual(['vomiting', 'limping'])
  })

  test('keeps the way to help in sight where an answer was an emergency', async () => {
    leaveHalfway()
    state().setAnswers({ danger_signs: ['collapse'] })
    await choose('Bella')
    await title(OFFER)
    expect(screen.getByRole('button', { name: 'Show emergency help' })).toBeTruthy()
  })

  test('starts empty for another pet', async () => {
    leaveHalfway()
    const { at } = await choose('Tom')
    expect(at()).toBe('/symptoms')
    expect(state()).toMatchObject({
      selectedPetProfile: { name: 'Tom' },
      selectedSymptoms: [],
      followUpAnswers: {},
    })
  })

  test('started from pet management, offers as well', async () => {
    leaveHalfway()
    leaveFlags({ selectedPet: BELLA })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Continue with Bella' }))
    expect(await title(OFFER)).toBeTruthy()
  })

  test('after a result, offers nothing and chooses nobody beforehand', async () => {
    leaveHalfway()
    state().setNavigationSource('pet-management')
    state().finish(state().currentSessionId, anAnswer())
    const { user, at } = open()
    expect(await screen.findByRole('radio', { name: 'Bella', checked: false })).toBeTruthy()
    expect(state().navigationSource).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Bella' }))
    await user.click(screen.getByRole('button', { name: 'Continue with Bella' }))
    expect(at()).toBe('/symptoms')
    expect(state()).toMatchObject({ selectedSymptoms: [], currentSession: null })
  })
})
