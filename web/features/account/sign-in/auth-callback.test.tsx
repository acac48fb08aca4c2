import { StrictMode } from 'react'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AuthCallback } from '#web/features/account/sign-in/auth-callback.tsx'
import { ConfirmedNotice } from '#web/features/account/sign-in/confirmed-notice.tsx'
import { rememberLastPath, rememberPendingRedirect } from '#web/lib/session/paths.ts'
import { SESSION, localStore, sessionStore } from '#web/lib/storage/storage.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'

const TOKEN = 'POST /auth/v1/token'
const session = aSession()
const tokens = `access_token=${session.access_token}&refresh_token=r`

const verifier = (kind = '') =>
  localStore.write('pawlight-auth-token-code-verifier', JSON.stringify(`secret${kind}`))

const open = (path: string) =>
  renderAt(
    path,
    <StrictMode>
      <AuthCallback />
    </StrictMode>,
    { pattern: '/auth/callback' },
  )

const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined)

test('a code becomes a session, once, and leads to the wanted page [R-AUTH-055] [R-AUTH-057] [R-AUTH-060]', async () => {
  const fake = await installFakeBackend({ [TOKEN]: { body: session } })
  verifier()
  rememberPendingRedirect('/symptoms')
  const { at } = open('/auth/callback?code=abc')
  await expect.poll(at).toBe('/symptoms')
  expect(fake.sentTo(TOKEN).map(({ body }) => body)).toEqual([{ auth_code: 'abc', code_verifier: 'secret' }])
  expect(sessionStore.read(SESSION.pendingRedirect)).toBeNull()
})

test('tokens in the hash become a session and lead to the last page visited [R-AUTH-056] [R-AUTH-057]', async () => {
  const fake = await installFakeBackend({ 'GET /auth/v1/user': { body: aUser() } })
  rememberLastPath('/history')
  const { at } = open(`/auth/callback#${tokens}&type=signup`)
  await expect.poll(at).toBe('/history')
  expect((await fake.client.auth.getSession()).data.session?.user.email).toBe('robin@pets.test')
})

test('a confirmed address is told where the link leads', async () => {
  await installFakeBackend({ 'GET /auth/v1/user': { body: aUser() } })
  rememberLastPath('/pet-profile')
  renderAt(
    '/',
    <>
      <ConfirmedNotice />
      <AuthCallback />
    </>,
    { entries: [`/auth/callback#${tokens}&type=signup`] },
  )
  expect(await screen.findByText('Email confirmed. Now tell us about your pet.')).toBeTruthy()
})

test('nothing remembered leads to the dashboard [R-AUTH-057]', async () => {
  await installFakeBackend({ 'GET /auth/v1/user': { body: aUser() } })
  const { at } = open(`/auth/callback#${tokens}&type=magiclink`)
  await expect.poll(at).toBe('/dashboard')
})

test('a recovery link ends at the new password, not at the wanted page [R-AUTH-061]', async () => {
  await installFakeBackend({ 'GET /auth/v1/user': { body: aUser() } })
  rememberPendingRedirect('/symptoms')
  const { at } = open(`/auth/callback#${tokens}&type=recovery`)
  await expect.poll(at).toBe('/reset-password')
  expect(sessionStore.read(SESSION.recovery)).toBe('1')
  expect(sessionStore.read(SESSION.pendingRedirect)).toBe('/symptoms')
})

test.each([
  ['two days behind', -2],
  ['two days ahead', 2],
])('a session from a link holds on a clock that is %s', async (_, days) => {
  const expires = Math.floor(Date.now() / 1000) + 3600
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
  const renewed = { ...aSession(), expires_at: expires, refresh_token: 'renewed' }
  const fake = await installFakeBackend({
    'GET /auth/v1/user': { body: aUser() },
    [TOKEN]: { body: renewed },
  })
  const { at } = open(`/auth/callback#${tokens}&expires_in=3600&type=signup&case=${days}`)
  await expect.poll(at).toBe('/dashboard')
  const first = (await fake.client.auth.getSession()).data.session
  expect(Math.abs((first?.expires_at ?? 0) - Date.now() / 1000 - 3600)).toBeLessThan(60)
  await fake.client.auth.getSession()
  expect(fake.sentTo(TOKEN)).toHaveLength(1)
})

test('a recovery code is recognised too [R-AUTH-061]', async () => {
  await installFakeBackend({ [TOKEN]: { body: session } })
  verifier('/recovery')
  const { at } = open('/auth/callback?code=recover-me')
  await expect.poll(at).toBe('/reset-password')
})

test.each([
  ['recovery', '/reset-password'],
  ['signup', '/dashboard'],
])(
  'a token hash of a %s link is traded for a session, once, and leads to %s [R-AUTH-061] [R-AUTH-081]',
  async (type, target) => {
    const fake = await installFakeBackend({ 'POST /auth/v1/verify': { body: session } })
    const { at } = open(`/auth/callback?token_hash=abc123&type=${type}`)
    await expect.poll(at).toBe(target)
    expect(fake.sentTo('POST /auth/v1/verify').map(({ body }) => body)).toEqual([
      expect.objectContaining({ token_hash: 'abc123', type }),
    ])
    expect(sessionStore.read(SESSION.recovery)).toBe(type === 'recovery' ? '1' : null)
  },
)

test('a used recovery link leaves no trace of a recovery [R-AUTH-058]', async () => {
  const warned = quiet()
  await installFakeBackend({ 'POST /auth/v1/verify': { status: 403, body: { code: 'otp_expired' } } })
  const { at } = open('/auth/callback?token_hash=abc123&type=recovery')
  await expect.poll(at).toBe('/login')
  expect(sessionStore.read(SESSION.recovery)).toBeNull()
  warned.mockRestore()
})

test.each([
  ['an error in the query', '/auth/callback?error=access_denied&error_description=expired'],
  ['an error in the hash', '/auth/callback#error=access_denied&error_code=otp_expired'],
  ['a code nobody knows', '/auth/callback?code=unknown'],
  ['nothing at all', '/auth/callback'],
])('%s leads to the login page without a word [R-AUTH-058] [R-AUTH-059]', async (_, path) => {
  const warned = quiet()
  await installFakeBackend({ [TOKEN]: { status: 400, body: { message: 'invalid flow state' } } })
  const { at, container } = open(path)
  await expect.poll(at).toBe('/login')
  expect(container.querySelector('[role="alert"]')).toBeNull()
  warned.mockRestore()
})
