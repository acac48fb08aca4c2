import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Guard } from '#web/app/gate/guard.tsx'
import { provideConfig } from '#web/lib/config.ts'
import { pendingRedirect } from '#web/lib/session/paths.ts'
import { useSession } from '#web/lib/session/session.ts'
import { aUser } from '#web/testing/accounts.ts'
import { renderAt } from '#web/testing/render.tsx'
import { testConfig } from '#web/testing/test-config.ts'

const SECRET = 'only for people who are signed in'
const ready = { authReady: true, appReady: true, loading: false }

function open(path: string, pattern = path.split('?')[0] ?? path) {
  return renderAt(
    path,
    <Guard>
      <p>{SECRET}</p>
    </Guard>,
    { entries: ['/before', path], pattern },
  )
}

afterEach(() => {
  vi.useRealTimers()
})

test('a spinner stands until it is known who is there, but never longer than 3 s [R-AUTH-070] [R-START-005]', async () => {
  vi.useFakeTimers()
  open('/pets')
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(screen.queryByText(SECRET)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText(SECRET)).toBeTruthy()
})

test('a page drawn after 3 s is still left when nobody turns out to be signed in [R-AUTH-080]', async () => {
  vi.useFakeTimers()
  const { at } = open('/pets')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await act(async () => useSession.setState(ready))
  expect(at()).toBe('/login')
})

test('without a person the way leads to login and is remembered [R-AUTH-071] [R-AUTH-078] [R-ROUTE-006] [R-ROUTE-012]', async () => {
  useSession.setState(ready)
  const { at, navigate } = open('/history?tab=2')
  await expect.poll(at).toBe('/login')
  expect(pendingRedirect()).toBe('/history?tab=2')
  await act(() => navigate(-1))
  expect(at()).toBe('/before')
})

test('a signed-in person sees the page, and no route asks for more [R-AUTH-073] [R-BETA-003]', async () => {
  useSession.setState({ ...ready, user: aUser(), isBetaUser: false })
  open('/pets')
  expect(screen.getByText(SECRET)).toBeTruthy()
})

test('the wizard may be tried without an account when asked for', () => {
  useSession.setState(ready)
  open('/pet-profile?guest=1')
  expect(screen.getByText(SECRET)).toBeTruthy()
})

test('the wizard is open where there are no accounts, the next step is not [R-AUTH-064]', async () => {
  provideConfig(testConfig({ supabase: null }))
  const { at } = open('/symptoms')
  await act(async () => useSession.setState(ready))
  expect(at()).toBe('/login')
})

test('nobody is sent to sign in before it is known that one can [R-AUTH-064]', async () => {
  provideConfig(testConfig({ supabase: null }))
  useSession.setState(ready)
  const { at } = open('/pet-profile')
  expect(await screen.findByText(SECRET)).toBeTruthy()
  expect(at()).toBe('/pet-profile')
})
