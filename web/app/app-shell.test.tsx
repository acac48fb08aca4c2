import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppShell } from '#web/app/app-shell.tsx'
import { FailureScreen } from '#web/app/failure-screen.tsx'
import { provideConfig } from '#web/lib/config.ts'
import { lastPath } from '#web/lib/session/paths.ts'
import { readSignal } from '#web/lib/calls/reads.ts'
import { useSession } from '#web/lib/session/session.ts'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'
import { aUser } from '#web/testing/accounts.ts'
import { renderAt } from '#web/testing/render.tsx'
import { testConfig } from '#web/testing/test-config.ts'

beforeEach(() => {
  // Without accounts the shell has nobody to ask.
  provideConfig(testConfig({ supabase: null }))
})

afterEach(() => {
  vi.restoreAllMocks()
})

const open = (path: string, entries?: Parameters<typeof renderAt>[2]) =>
  renderAt(
    path,
    <AppShell>
      <h1>A page</h1>
    </AppShell>,
    entries,
  )

test('every page begins with a way to its content and has emergency help in reach', () => {
  open('/pets')
  expect(screen.getByRole('link', { name: 'Skip to main content' }).getAttribute('href')).toBe('#main')
  expect(screen.getByRole('main').id).toBe('main')
  expect(screen.getByRole('button', { name: 'Emergency help' })).toBeTruthy()
})

test('what invites visitors is put away for an owner, and only for one', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-owner')
  // What the page noted before its first paint stands until it is known better.
  document.documentElement.setAttribute('data-owner', '')
  useSession.setState({ authReady: false, user: null })
  open('/about')
  expect(isMarked()).toBe(true)
  const user = aUser()
  act(() => useSession.setState({ authReady: true, user }))
  expect(isMarked()).toBe(true)
  act(() => useSession.setState({ user: null }))
  expect(isMarked()).toBe(false)
})

test('moving to another page gives its title the focus', async () => {
  const { navigate } = open('/pets')
  await act(() => navigate('/history'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a link to a place in a page gives the heading of that place the focus', async () => {
  const { navigate } = renderAt(
    '/about',
    <AppShell>
      <h1>A page</h1>
      <section id="plans">
        <h2>Plans</h2>
      </section>
      <h2 id="questions">Questions</h2>
    </AppShell>,
  )
  await act(() => navigate('/pricing#plans'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Plans' }))
  await act(() => navigate('/pricing#questions'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Questions' }))
  await act(() => navigate('/about#nowhere'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a redirect takes nobody out of a menu they have opened', async () => {
  const { user, navigate } = open('/dashboard')
  const menu = screen.getByRole('button', { name: 'Pet Owners' })
  await user.click(menu)
  await act(() => navigate('/pets', { replace: true }))
  expect(document.activeElement).toBe(menu)
  expect(menu.getAttribute('aria-expanded')).toBe('true')
})

test('a redirect gives the title the focus of whoever has none', async () => {
  const { navigate } = open('/dashboard')
  await act(() => navigate('/pets', { replace: true }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a page that only takes another address reads on and leaves the focus where it is [R-ROUTE-008]', async () => {
  const { user, navigate } = open('/pets')
  const reads = readSignal()
  await user.tab()
  const focused = document.activeElement
  await act(() => navigate('/history', { replace: true }))
  expect(reads.aborted).toBe(false)
  expect(document.activeElement).toBe(focused)
  expect(lastPath()).toBe('/history')
})

test('visited pages are remembered, the pages about signing in are not [R-AUTH-069]', async () => {
  const { navigate } = open('/history?tab=2')
  expect(lastPath()).toBe('/history?tab=2')
  for (const path of ['/login', '/signup', '/forgot-password', '/reset-password', '/dashboard', '/nowhere']) {
    await act(() => navigate(path))
    expect(lastPath()).toBe('/history?tab=2')
  }
})

test('leaving the flow ends the triage and cancels reads, moving inside it keeps the triage [R-NET-001] [R-NET-002] [R-NET-003]', async () => {
  const { navigate } = open('/symptoms')
  sessionStore.write(SESSION.triage, '{}')
  const first = readSignal()
  await act(() => navigate('/follow-up'))
  expect(first.aborted).toBe(true)
  expect(sessionStore.read(SESSION.triage)).toBe('{}')
  const second = readSignal()
  await act(() => navigate('/history'))
  expect(second.aborted).toBe(true)
  expect(sessionStore.read(SESSION.triage)).toBeNull()
})

test.each([
  '#access_token=a&refresh_token=b&type=signup',
  '#error=access_denied&error_code=otp_expired',
  '?code=0b5c2f4e-8f0e-4b8a-9a39-3d6f6c1d2e5a',
  '?token_hash=abc&type=recovery',
])('a mail link that lands on the root goes on to the callback: %s [R-AUTH-081]', async (brought) => {
  const { at } = open(`/${brought}`)
  await expect.poll(at).toBe(`/auth/callback${brought}`)
})

test('other queries stay with the home page', () => {
  const { at } = open('/?code=SPRING&utm_source=mail')
  expect(at()).toBe('/?code=SPRING&utm_source=mail')
})

test('drawing that fails shows what happened and a way out [R-START-010]', async () => {
  const refresh = vi.fn<() => void>()
  const { user } = renderAt('/', <FailureScreen error={new Error('boom')} onRefresh={refresh} />)
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByText('An unexpected error occurred. Please try refreshing the page.')).toBeTruthy()
  expect(screen.getByText('Error: boom')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Refresh Page' }))
  expect(refresh).toHaveBeenCalledTimes(1)
})
