import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { needsBeta } from '#web/app/gate/account-mode.ts'
import { BetaGate } from '#web/app/gate/beta-gate.tsx'
import { Guard } from '#web/app/gate/guard.tsx'
import { provideConfig } from '#web/lib/config.ts'
import { useSession } from '#web/lib/session/session.ts'
import { aUser } from '#web/testing/accounts.ts'
import { renderAt } from '#web/testing/render.tsx'
import { testConfig } from '#web/testing/test-config.ts'

const SECRET = 'only for the beta'
const ready = { authReady: true, appReady: true, loading: false }
const unapproved = { ...ready, user: aUser(), isBetaUser: false }
const gate = () => screen.findByRole('heading', { name: 'Pawlight is in closed beta' })

beforeEach(() => {
  provideConfig(testConfig({ betaRoutes: ['/pets', '/about'] }))
})
afterEach(() => {
  vi.useRealTimers()
})

const secret = <p>{SECRET}</p>
const openPublic = (path = '/about') => renderAt(path, <BetaGate>{secret}</BetaGate>)
const openPersonal = () => renderAt('/pets', <Guard>{secret}</Guard>, { pattern: '/pets' })

describe('a page that needs approval', () => {
  test('shows the waitlist form and the way to sign in to a visitor [R-BETA-001] [R-BETA-003]', async () => {
    useSession.setState(ready)
    openPublic()
    expect(await gate()).toBeTruthy()
    expect(screen.getByText('Join the waitlist and we will email you when a place opens.')).toBeTruthy()
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Join/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByText(/not yet approved/)).toBeNull()
    expect(screen.queryByText(SECRET)).toBeNull()
  })

  test('tells a signed-in person without approval so, with a way out [R-AUTH-072] [R-BETA-002] [R-BETA-003]', async () => {
    useSession.setState(unapproved)
    openPersonal()
    expect(await gate()).toBeTruthy()
    expect(
      screen.getByText(
        'You are signed in as robin@pets.test, but this account is not yet approved for the beta.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
    expect(screen.queryByText(SECRET)).toBeNull()
  })

  test('waits with a spinner until approval is known [R-BETA-003]', async () => {
    useSession.setState({ ...ready, user: aUser(), loading: true })
    openPersonal()
    await screen.findByText('Loading...')
    expect(screen.queryByText(SECRET)).toBeNull()
    await act(async () => useSession.setState({ loading: false, isBetaUser: true }))
    expect(screen.getByText(SECRET)).toBeTruthy()
  })

  test('is not closed because nobody can be asked', async () => {
    vi.useFakeTimers()
    openPublic()
    await act(() => vi.advanceTimersByTimeAsync(2999))
    expect(screen.queryByText(SECRET)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText(SECRET)).toBeTruthy()
  })
})

test('other pages ask for no approval [R-AUTH-073] [R-BETA-003]', async () => {
  useSession.setState(unapproved)
  openPublic('/contact')
  expect(screen.getByText(SECRET)).toBeTruthy()
})

test('approval is the only thing that sets people apart, and it never closes the way in [R-SEC-003]', () => {
  const all = ['/pets', '/pets/:id', '/login', '/signup', '/auth/callback']
  expect(needsBeta('/pets', all)).toBe(true)
  expect(needsBeta('/pets/', all)).toBe(true)
  expect(needsBeta('/pets/7', all)).toBe(true)
  expect(needsBeta('/pets/7', ['/pets'])).toBe(false)
  expect(['/login', '/signup', '/auth/callback'].filter((path) => needsBeta(path, all))).toEqual([])
  expect(needsBeta('/pets', [])).toBe(false)
})
