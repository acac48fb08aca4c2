import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LoginForm } from '#web/features/account/sign-in/login-form.tsx'
import { followBackend, useSession } from '#web/lib/session/session.ts'
import { aSession } from '#web/testing/accounts.ts'
import { fakeBackend, installFakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import { provideBackend } from '#web/lib/calls/supabase.ts'

const TOKEN = 'POST /auth/v1/token'
const emailField = () => screen.getByRole('textbox', { name: 'Email' })
const passwordField = () => screen.getByLabelText('Password')
const button = () => screen.getByRole('button', { name: 'Log in' })

test('the button waits for both fields [R-AUTH-001] [R-AUTH-004]', async () => {
  const fake = await installFakeBackend()
  const { user } = renderAt('/login', <LoginForm />)
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await user.type(emailField(), 'robin@pets.test')
  await user.click(button())
  expect(fake.sent).toEqual([])
  await user.type(passwordField(), 'secret-word')
  expect(button().getAttribute('aria-disabled')).toBeNull()
})

test('signing in sends the address, trimmed and in small letters, and the password as it is [R-AUTH-007] [R-AUTH-076]', async () => {
  const fake = await fakeBackend({ [TOKEN]: { body: aSession() } })
  const stop = followBackend()
  provideBackend(fake.client)
  const { user } = renderAt('/login', <LoginForm />)
  await user.type(emailField(), ' Robin@Pets.test ')
  await user.type(passwordField(), ' Secret word{Enter}')
  await expect.poll(() => useSession.getState().user?.email).toBe('robin@pets.test')
  const [request] = fake.sentTo(TOKEN)
  expect(request?.query.get('grant_type')).toBe('password')
  expect(request?.body).toMatchObject({ email: 'robin@pets.test', password: ' Secret word' })
  stop()
})

test('a wrong password is said in one sentence [R-AUTH-005]', async () => {
  await installFakeBackend({
    [TOKEN]: {
      status: 400,
      body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    },
  })
  const { user } = renderAt('/login', <LoginForm />)
  await user.type(emailField(), 'robin@pets.test')
  await user.type(passwordField(), 'wrong{Enter}')
  expect(
    (await screen.findByText('Invalid email or password. Please try again.')).closest('[role="alert"]'),
  ).not.toBeNull()
  expect(button().getAttribute('aria-busy')).toBeNull()
})

test('another refusal is shown in the words of the service [R-AUTH-006]', async () => {
  await installFakeBackend({
    [TOKEN]: { status: 400, body: { code: 'email_not_confirmed', message: 'Email not confirmed' } },
  })
  const { user } = renderAt('/login', <LoginForm />)
  await user.type(emailField(), 'robin@pets.test')
  await user.type(passwordField(), 'secret{Enter}')
  expect(await screen.findByText('Email not confirmed')).toBeTruthy()
})

test('a service that cannot be reached gives the general sentence [R-AUTH-006] [R-ERR-003]', async () => {
  await installFakeBackend({
    [TOKEN]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  const { user } = renderAt('/login', <LoginForm />)
  await user.type(emailField(), 'robin@pets.test')
  await user.type(passwordField(), 'secret{Enter}')
  expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeTruthy()
})

test('what a password manager wrote before the scripts came counts [R-AUTH-004]', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  const page = (
    <MemoryRouter>
      <LoginForm />
    </MemoryRouter>
  )
  container.innerHTML = renderToString(page)
  fireEvent.change(emailField(), { target: { value: 'robin@pets.test' } })
  fireEvent.change(passwordField(), { target: { value: 'secret-word' } })
  render(page, { container, hydrate: true })
  expect(button().getAttribute('aria-disabled')).toBeNull()
  expect([emailField(), passwordField()].map((field) => field.getAttribute('name'))).toEqual([
    'email',
    'password',
  ])
  expect(passwordField()).toHaveProperty('value', 'secret-word')
})

test('the password can be looked at', async () => {
  const { user } = renderAt('/login', <LoginForm />)
  expect(passwordField().getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(passwordField().getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(passwordField().getAttribute('type')).toBe('password')
})
