import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useRuns } from '#web/features/assessment/run/run-store.ts'
import { aPetRow } from '#web/features/pets/testing/a-pet-row.ts'
import { useSession } from '#web/lib/session/session.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend, type FakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import WorkspacePage from './workspace-page.tsx'
import { PATIENCE } from '#web/testing/patience.ts'

const PET = '22222222-2222-4222-8222-222222222222'
const PETS = 'GET /rest/v1/pet_profiles'
const SESSIONS = 'GET /rest/v1/triage_sessions'
const COUNT = 'HEAD /rest/v1/triage_sessions'
const aPet = { ...aPetRow(PET, 'Rex', 'dog'), breed: 'Beagle', birthday: null }
const aRow = {
  id: 's1',
  pet_profile_id: PET,
  pet_name: 'Rex',
  species: 'dog',
  symptoms: ['limping'],
  assessment_urgency: 'normal_vet',
  created_at: '2026-11-20 10:00:00+00',
}

/** A backend that knows these pets and finished assessments. */
const serve = (pets: readonly object[], sessions: readonly object[]): Promise<FakeBackend> =>
  installFakeBackend({
    [PETS]: { body: pets },
    [SESSIONS]: { body: sessions },
    [COUNT]: { headers: { 'content-range': `*/${sessions.length}` } },
  })

function open(path: string, entries = [path]) {
  const client = new QueryClient()
  const rendered = renderAt(
    path,
    <QueryClientProvider client={client}>
      <WorkspacePage />
    </QueryClientProvider>,
    { entries },
  )
  return { ...rendered, client }
}

describe('the workspace', () => {
  beforeEach(() => {
    localStorage.setItem('pawlight-auth-token', JSON.stringify(aSession()))
    useRuns.setState({ runs: {} })
    useSession.setState({ user: aUser(), authReady: true })
  })

  test('has the pets and the assessments as tabs [R-HIST-001]', async () => {
    await serve([aPet], [aRow])
    const { user } = open('/pets')
    expect(await screen.findByRole('article', { name: 'Rex' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: /^Assessments/ }))
    expect(screen.getByRole('article', { name: 'Assessment of Rex' })).toBeTruthy()
  })

  test('gives each tab its address, keeps the searches, and neither reads anew nor begins anew [R-ROUTE-008]', async () => {
    const fake = await serve([aPet], [aRow])
    const { user, at, navigate } = open('/pets', ['/profile', '/pets'])
    await screen.findByRole('article', { name: 'Rex' })
    const pets = screen.getByRole('tab', { name: /^My pets/, selected: true })
    await user.type(screen.getByRole('searchbox', { name: 'Search pets' }), 'bea')
    await user.click(pets)
    await user.keyboard('{ArrowRight}')
    const history = await screen.findByRole('tab', { name: /^Assessments/, selected: true })
    expect(at()).toBe('/history')
    expect(document.activeElement).toBe(history)
    const search = screen.getByRole('searchbox', { name: 'Search assessments' })
    await user.click(search)
    await user.paste('limp')
    await vi.waitFor(() => expect(fake.sentTo(SESSIONS)).toHaveLength(2), { timeout: PATIENCE })
    await user.click(pets)
    expect(at()).toBe('/pets')
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search pets' }).value).toBe('bea')
    expect(screen.getByRole('tab', { name: /^My pets/, selected: true })).toBe(pets)
    await user.click(history)
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search assessments' }).value).toBe('limp')
    expect(fake.sentTo(PETS)).toHaveLength(1)
    expect(fake.sentTo(SESSIONS)).toHaveLength(2)
    expect(fake.sentTo(COUNT)).toHaveLength(1)
    await act(() => navigate(-1))
    expect(at()).toBe('/profile')
  })

  test('asks for finished assessments of this owner only [R-HIST-010] [R-HIST-020]', async () => {
    const fake = await serve([], [aRow])
    open('/history')
    await screen.findByRole('article', { name: 'Assessment of Rex' })
    const { query } = fake.sentTo(SESSIONS)[0] ?? {}
    expect(query?.get('user_id')).toBe(`eq.${aUser().id}`)
    expect(query?.get('session_status')).toBe('eq.completed')
    expect(query?.get('order')).toBe('created_at.desc')
  })

  test('leaves word for the pet step before opening it [R-HIST-005] [R-HIST-002]', async () => {
    await serve([aPet], [])
    const { user, at } = open('/pets')
    await user.click(await screen.findByRole('button', { name: 'Something is wrong with Rex' }))
    expect(at()).toBe('/pet-profile')
    expect(sessionStorage.getItem('selectedPet')).toBe(PET)
    expect(sessionStorage.getItem('navigationSource')).toBe('pet-management')
    expect(sessionStorage.getItem('createNewPet')).toBeNull()
  })

  test('leaves word for a new pet [R-HIST-005]', async () => {
    await serve([aPet], [])
    const { user } = open('/pets')
    await user.click(await screen.findByRole('button', { name: 'Add a pet' }))
    expect(sessionStorage.getItem('createNewPet')).toBe('true')
    expect(sessionStorage.getItem('selectedPet')).toBeNull()
  })

  test('forgets its filters with the tab [R-HIST-008]', async () => {
    await serve([aPet], [aRow])
    const { user } = open('/pets')
    await screen.findByRole('article', { name: 'Rex' })
    await user.click(screen.getByRole('radio', { name: 'Cats' }))
    expect(screen.getByText('No pets match your search.')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: /^Assessments/ }))
    await user.click(screen.getByRole('tab', { name: /^My pets/ }))
    expect(screen.getByRole('article', { name: 'Rex' })).toBeTruthy()
  })

  test('shows the assessments of all pets once the chosen pet is removed [R-HIST-009]', async () => {
    const other = { ...aPet, id: '33333333-3333-4333-8333-333333333333', name: 'Miso' }
    const fake = await serve([aPet, other], [aRow])
    const { user, client } = open('/history')
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Pet' })
    await user.selectOptions(choice, 'Miso')
    expect(choice.value).toBe(other.id)
    fake.on(PETS, { body: [aPet] })
    await act(() => client.invalidateQueries())
    await vi.waitFor(() => expect(screen.queryByRole('option', { name: 'Miso' })).toBeNull(), PATIENCE)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pet' }).value).toBe('all')
  })

  test('says that a part could not be loaded, and asks again [R-HIST-014] [R-PET-063]', async () => {
    const fake = await serve([aPet], [])
    fake.on(SESSIONS, { status: 500, body: { message: 'down' } })
    const { user } = open('/pets')
    expect(await screen.findByText('Some data could not be loaded.')).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Rex' })).toBeTruthy()
    fake.on(SESSIONS, { body: [] })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await vi.waitFor(() => expect(screen.queryByText('Some data could not be loaded.')).toBeNull(), PATIENCE)
  })
})
