import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAnswer } from '#web/features/assessment/testing/an-answer.ts'
import { intakePetOf } from '#web/features/pets/form/convert-pet.ts'
import { aPetRow } from '#web/features/pets/testing/a-pet-row.ts'
import { useTriage } from '#web/features/triage/case/triage-store.ts'
import { useSession } from '#web/lib/session/session.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import {
  installFakeBackend,
  type FakeBackend,
  type Reply,
  type SentRequest,
} from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import OwnersHome from './owners-home.tsx'

const BELLA = '22222222-2222-4222-8222-222222222222'
const TOM = '33333333-3333-4333-8333-333333333333'
const bella = aPetRow(BELLA, 'Bella', 'dog')
const PETS: Reply = { body: [bella, aPetRow(TOM, 'Tom', 'cat')] }
const NONE: Reply = { body: [] }
const OFFER = 'Go on with Bella’s vomiting or retching, or start new?'

const state = () => useTriage.getState()
const wrongWith = (name: string) => screen.findByRole('button', { name: `Something is wrong with ${name}` })
const offer = () => screen.queryByRole('heading', { name: OFFER })

type Answer = Reply | ((request: SentRequest) => Reply)
async function open(pets = PETS, sessions: Answer = NONE) {
  const backend: FakeBackend = await installFakeBackend({
    'GET /rest/v1/pet_profiles': pets,
    'GET /rest/v1/triage_sessions': sessions,
  })
  return { ...renderAt('/', <OwnersHome ownerId={aUser().id} />), backend }
}

/** Half a case of a pet, left at its notes by this owner. */
function leaveHalfway(pet = intakePetOf(bella), ownerId = aUser().id): void {
  state().claim(ownerId)
  state().choosePet(pet)
  state().toggleSymptom('vomiting')
  state().setAnswers({ danger_signs: ['none'] })
  state().goTo('notes')
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.setItem('pawlight-auth-token', JSON.stringify(aSession()))
  useTriage.setState({ ownerId: null })
  state().createSession()
  useSession.setState({ user: aUser(), appReady: true, authReady: true })
})

describe('the desk of an owner', () => {
  test('leads from a pet to its symptoms in one tap, with nothing told before', async () => {
    const { user, at } = await open()
    await user.click(await wrongWith('Tom'))
    expect(at()).toBe('/symptoms')
    expect(state()).toMatchObject({
      selectedPetProfile: { name: 'Tom' },
      selectedSymptoms: [],
      followUpAnswers: {},
      navigationSource: null,
      completedSteps: ['pet-profile'],
    })
  })

  test('shows the last answer of each pet, and when to look again while that is of use', async () => {
    const today = new Date()
    const longAgo = '2024-02-01T12:00:00Z'
    const session = (id: string, pet: string, at: string, level: string, next: string) => ({
      id,
      pet_profile_id: pet,
      assessment_urgency: level,
      created_at: at,
      treatment: { followUpSchedule: { nextCheckIn: next } },
    })
    const sessions = [
      session('s1', BELLA, today.toISOString(), 'monitor_at_home', 'In about 12 hours'),
      session('s2', TOM, longAgo, 'er_urgent', 'When the emergency vet has seen Tom'),
      session('s3', BELLA, longAgo, 'normal_vet', 'Tonight, and each day until the visit'),
    ]
    await open(PETS, ({ query }) => ({
      body: sessions.filter(({ id }) => query.get('id')?.includes(id) ?? true),
    }))
    const view = await screen.findByRole('link', { name: 'View last result of Bella' })
    expect(view.getAttribute('href')).toBe('/assessment?session=s1')
    const card = within((await wrongWith('Bella')).closest('li') ?? document.body)
    expect(card.getByText('Monitor at home')).toBeTruthy()
    expect(card.getByText(/^Today at /)).toBeTruthy()
    expect(card.getByText('We said to look again in about 12 hours.')).toBeTruthy()
    expect(screen.getByText('Emergency')).toBeTruthy()
    expect(screen.queryByText(/emergency vet has seen Tom/)).toBeNull()
  })

  test('still offers an assessment where the pets cannot be had, and asks again', async () => {
    const { user, backend } = await open({ status: 400, body: { code: '22P02', message: 'no' } })
    expect((await screen.findByRole('alert')).textContent).toContain('You can still start an assessment.')
    expect(screen.getByRole('link', { name: 'Start a health assessment' })).toBeTruthy()
    backend.on('GET /rest/v1/pet_profiles', PETS)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await wrongWith('Bella')).toBeTruthy()
  })
})

describe('a case that was left open', () => {
  test('is offered on the card of its own pet, and goes on where it stopped', async () => {
    leaveHalfway()
    const { user, at } = await open()
    await wrongWith('Tom')
    expect(offer()).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Something is wrong with Bella' })).toBeNull()
    expect(screen.getByText(/^Begun today at .* · 1 answer$/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Go on with Bella’s vomiting or retching' }))
    expect(at()).toBe('/notes')
    expect(state().followUpAnswers).toEqual({ danger_signs: ['none'] })
  })

  test('is given up where the owner starts new', async () => {
    leaveHalfway()
    const { user, at } = await open()
    await user.click(await screen.findByRole('button', { name: 'Start new for Bella' }))
    expect(at()).toBe('/symptoms')
    expect(state()).toMatchObject({ selectedSymptoms: [], followUpAnswers: {} })
  })

  test('never goes over to another pet', async () => {
    leaveHalfway()
    const { user } = await open()
    await user.click(await wrongWith('Tom'))
    expect(state()).toMatchObject({ selectedPetProfile: { name: 'Tom' }, selectedSymptoms: [] })
  })

  test('of a pet that is not saved stands on a card of its own', async () => {
    leaveHalfway({ ...intakePetOf(bella), id: null })
    const { user, at } = await open()
    expect(await wrongWith('Bella')).toBeTruthy()
    expect(offer()).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Go on with Bella’s vomiting or retching' }))
    expect(at()).toBe('/notes')
  })

  test('keeps the way to help in sight where an answer was an emergency', async () => {
    leaveHalfway()
    state().setAnswers({ danger_signs: ['collapse'] })
    await open()
    expect(await screen.findByRole('button', { name: 'Show emergency help' })).toBeTruthy()
  })

  test('is not offered after its result, nor to somebody else', async () => {
    leaveHalfway()
    state().finish(state().currentSessionId, anAnswer())
    const first = await open()
    await wrongWith('Bella')
    expect(offer()).toBeNull()
    first.unmount()
    leaveHalfway(intakePetOf(bella), '99999999-9999-4999-8999-999999999999')
    await open()
    await wrongWith('Bella')
    expect(offer()).toBeNull()
    expect(state().selectedSymptoms).toEqual([])
  })
})
