import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ForgotPasswordForm } from '#web/features/account/password/forgot-password-form.tsx'
import { ResetPasswordForm } from '#web/features/account/password/reset-password-form.tsx'
import { checkReset, checkSignUp } from '#web/features/account/sign-up-rules.ts'
import { sessionStore, SESSION } from '#web/lib/storage/storage.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend, type FakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'

const RECOVER = 'POST /auth/v1/recover'
const UPDATE = 'PUT /auth/v1/user'

afterEach(() => {
  vi.useRealTimers()
})

test('eight characters are enough where a password is chosen in peace, six after a reset link, and no fewer [R-AUTH-051] [R-CONST-001]', () => {
  const form = { fullName: 'Robin', email: 'robin@pets.test', inviteCode: '100001' }
  const both = (length: number) => ({ password: 'x'.repeat(length), confirmPassword: 'x'.repeat(length) })
  expect(checkSignUp({ ...form, ...both(8) })).toEqual({})
  expect(Object.keys(checkSignUp({ ...form, ...both(7) }))).toEqual(['password'])
  expect(checkReset(both(6))).toEqual({})
  expect(Object.keys(checkReset(both(5)))).toEqual(['password'])
})

test('a reset link is asked for and the mailbox is next [R-AUTH-045] [R-AUTH-046] [R-AUTH-047] [R-AUTH-048]', async () => {
  const fake = await installFakeBackend({ [RECOVER]: { body: {} } })
  const { user } = renderAt('/forgot-password', <ForgotPasswordForm />)
  const button = screen.getByRole('button', { name: 'Send reset link' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'robin@pets.test{Enter}')
  const title = await screen.findByRole('heading', { name: 'Check your email' })
  expect(document.activeElement).toBe(title)
  const [request] = fake.sentTo(RECOVER)
  expect(request?.body).toMatchObject({ email: 'robin@pets.test' })
  expect(request?.query.get('redirect_to')).toBe(`${window.location.origin}/auth/callback`)
  expect(screen.getByRole('link', { name: 'Back to log in' }).getAttribute('href')).toBe('/login')
  await user.click(screen.getByRole('button', { name: 'try again' }))
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'robin@pets.test')
})

test('a link that cannot be sent is said in the words of the service [R-AUTH-053]', async () => {
  await installFakeBackend({
    [RECOVER]: { status: 429, body: { message: 'Too many requests, please wait.' } },
  })
  const { user } = renderAt('/forgot-password', <ForgotPasswordForm />)
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'robin@pets.test{Enter}')
  expect(await screen.findByText('Too many requests, please wait.')).toBeTruthy()
})

const newPassword = () => screen.getByLabelText('New password')
const confirmation = () => screen.getByLabelText('Confirm new password')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Reset password' }))

const recovering = async (fake: FakeBackend) => {
  sessionStore.write(SESSION.recovery, '1')
  const session = aSession()
  await fake.client.auth.setSession({ access_token: session.access_token, refresh_token: 'r' })
}

test('a new password is checked before it is sent [R-AUTH-050]', async () => {
  const fake = await installFakeBackend()
  renderAt('/reset-password', <ResetPasswordForm />)
  type(newPassword(), 'five5')
  type(confirmation(), 'other')
  send()
  expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy()
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(newPassword()))
  expect(fake.sentTo(UPDATE)).toEqual([])
})

test('a new password is set, the session ends and the login page follows after 3 s [R-AUTH-049] [R-AUTH-052] [R-AUTH-054] [R-START-005]', async () => {
  const fake = await installFakeBackend({
    'GET /auth/v1/user': { body: aUser() },
    [UPDATE]: { body: aUser() },
    'POST /auth/v1/logout': { status: 204 },
  })
  await recovering(fake)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { at } = renderAt('/reset-password', <ResetPasswordForm />)
  type(newPassword(), 'sixsix')
  type(confirmation(), 'sixsix')
  send()
  expect(await screen.findByRole('heading', { name: 'Password reset successful!' })).toBeTruthy()
  expect(fake.sentTo(UPDATE)[0]?.body).toMatchObject({ password: 'sixsix' })
  expect(sessionStore.read(SESSION.recovery)).toBeNull()
  expect((await fake.client.auth.getSession()).data.session).toBeNull()
  expect(at()).toBe('/reset-password')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(at()).toBe('/login')
})

test('a password the service refuses is said in its words [R-AUTH-053]', async () => {
  const fake = await installFakeBackend({
    'GET /auth/v1/user': { body: aUser() },
    [UPDATE]: { status: 422, body: { code: 'same_password', message: 'New password should be different.' } },
  })
  await recovering(fake)
  renderAt('/reset-password', <ResetPasswordForm />)
  type(newPassword(), 'sixsix')
  type(confirmation(), 'sixsix')
  send()
  expect(await screen.findByText('New password should be different.')).toBeTruthy()
})
