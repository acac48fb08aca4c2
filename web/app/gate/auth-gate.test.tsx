import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAuthGate } from '#web/app/gate/auth-gate.ts'
import { rememberPendingRedirect, pendingRedirect } from '#web/lib/session/paths.ts'
import { signOut, useSession } from '#web/lib/session/session.ts'
import { useSignIns, useSignUpProgress } from '#web/lib/session/sign-up-progress.ts'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'
import { aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'

function Gate() {
  useAuthGate()
  return null
}

const signIn = () => act(async () => useSession.setState({ user: aUser(), authReady: true }))

test.each(['/login', '/signup', '/forgot-password', '/reset-password'])(
  'a session takes people away from %s to where they wanted to go [R-AUTH-003] [R-AUTH-067]',
  async (path) => {
    rememberPendingRedirect('/symptoms?step=2')
    const { at } = renderAt(path, <Gate />)
    expect(at()).toBe(path)
    await signIn()
    expect(at()).toBe('/symptoms?step=2')
    expect(pendingRedirect()).toBeNull()
  },
)

test('without a wanted page the origin counts, then home [R-AUTH-003] [R-AUTH-067]', async () => {
  const first = renderAt('/login', <Gate />, {
    entries: [{ pathname: '/login', state: { from: '/history' } }],
  })
  await signIn()
  expect(first.at()).toBe('/history')
  first.unmount()
  const second = renderAt('/login', <Gate />)
  expect(second.at()).toBe('/')
})

test('an origin that is not ours is ignored [R-SEC-009]', async () => {
  const { at } = renderAt('/login', <Gate />, {
    entries: [{ pathname: '/login', state: { from: '//evil.test' } }],
  })
  await signIn()
  expect(at()).toBe('/')
})

test('it redirects once, and again only after a sign-out [R-AUTH-068]', async () => {
  await installFakeBackend({ 'POST /auth/v1/logout': { status: 204 } })
  const { at, navigate } = renderAt('/login', <Gate />)
  await signIn()
  expect(at()).toBe('/')
  await act(() => navigate('/login'))
  expect(at()).toBe('/login')
  await act(() => signOut())
  await signIn()
  expect(at()).toBe('/')
})

test('a recovery is left alone until it is done [R-AUTH-061]', async () => {
  sessionStore.write(SESSION.recovery, '1')
  const { at } = renderAt('/reset-password', <Gate />)
  await signIn()
  expect(at()).toBe('/reset-password')
})

test('an abandoned recovery keeps nobody on the login page', async () => {
  sessionStore.write(SESSION.recovery, '1')
  const { at } = renderAt('/login', <Gate />)
  await signIn()
  expect(at()).toBe('/')
})

test('signing in again with a password always leads on [R-AUTH-003]', async () => {
  const { at, navigate } = renderAt('/login', <Gate />)
  await signIn()
  await act(() => navigate('/login'))
  expect(at()).toBe('/login')
  await act(async () => useSignIns.setState(({ count }) => ({ count: count + 1 })))
  expect(at()).toBe('/')
})

test('a session that arrives before its sign-in is over is sent on once, to where it wanted to go', async () => {
  rememberPendingRedirect('/history')
  const { at } = renderAt('/login', <Gate />)
  await act(async () => {
    useSession.setState({ user: aUser(), authReady: true })
    await Promise.resolve()
    useSignIns.setState(({ count }) => ({ count: count + 1 }))
  })
  expect(at()).toBe('/history')
})

test('the welcome after a sign-up is left alone [R-AUTH-044]', async () => {
  useSignUpProgress.setState({ active: true })
  const { at } = renderAt('/signup', <Gate />)
  await signIn()
  expect(at()).toBe('/signup')
})
