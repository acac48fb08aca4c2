import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSession } from '#web/lib/session/session.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend, type FakeBackend, type Reply } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import EditPetPage from './edit-pet-page.tsx'

const PET = '22222222-2222-4222-8222-222222222222'
const TABLE = 'GET /rest/v1/pet_profiles'

async function open(reply: Reply, id = PET): Promise<FakeBackend> {
  const fake = await installFakeBackend({ [TABLE]: reply })
  renderAt(
    `/pet-profile/edit/${id}`,
    <QueryClientProvider client={new QueryClient()}>
      <EditPetPage />
    </QueryClientProvider>,
    { pattern: '/pet-profile/edit/:petId?' },
  )
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  return fake
}

describe('the page that edits a pet', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.setItem('pawlight-auth-token', JSON.stringify(aSession()))
    useSession.setState({ user: aUser(), authReady: true })
  })
  afterEach(() => void vi.useRealTimers())

  test('says that a removed pet or that of another owner is not there [R-PET-036] [R-PET-038]', async () => {
    const fake = await open({ status: 406, body: { code: 'PGRST116', message: 'no rows' } })
    expect(screen.getByText('Pet profile unavailable')).toBeTruthy()
    expect(screen.getByText('We could not find that pet profile. It may have been removed.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to my pets' }).getAttribute('href')).toBe('/pets')
    expect(fake.sentTo(TABLE)).toHaveLength(1)
  })

  test('asks twice more before it says that something went wrong [R-PET-039] [R-PET-061]', async () => {
    const fake = await open({ status: 500, body: { code: 'XX000', message: 'boom' } })
    expect(fake.sentTo(TABLE)).toHaveLength(3)
    expect(
      screen.getByText('Something went wrong while loading the pet profile. Please try again.'),
    ).toBeTruthy()
  })

  test('needs to know which pet [R-PET-037]', async () => {
    const fake = await open({ body: [] }, '')
    expect(screen.getByText('Missing pet identifier.')).toBeTruthy()
    expect(fake.sent).toEqual([])
  })
})
