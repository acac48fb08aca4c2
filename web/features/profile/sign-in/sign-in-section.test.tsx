import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SignInSection } from '#web/features/profile/sign-in/sign-in-section.tsx'
import { LOCAL, localStore } from '#web/lib/storage/storage.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend, type Reply } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'

const UPDATE = 'PUT /auth/v1/user'

async function open(what: 'Change email' | 'Change password', reply: Reply = { body: aUser() }) {
  localStore.write(LOCAL.authToken, JSON.stringify(aSession()))
  const fake = await installFakeBackend({ [UPDATE]: reply })
  renderAt('/profile', <SignInSection user={aUser()} />)
  fireEvent.click(screen.getByRole('button', { name: what }))
  return fake
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('email and password', () => {
  test('the password is changed with the one there is', async () => {
    const fake = await open('Change password')
    expect(screen.getByText(/^At least 8 characters/)).toBeTruthy()
    type('Current password', 'the old light')
    type('New password', 'a new light')
    type('Confirm new password', 'a new light')
    press('Change password')
    expect(
      await screen.findByText('Your password is changed. Every other device is signed out.'),
    ).toBeTruthy()
    expect(fake.sentTo(UPDATE)[0]?.body).toMatchObject({
      password: 'a new light',
      current_password: 'the old light',
    })
  })

  test('a change that is not whole is not sent, and each fault is named', async () => {
    const fake = await open('Change password')
    type('New password', 'short')
    press('Change password')
    expect(screen.getByText('Please type your password.')).toBeTruthy()
    expect(screen.getByText('Password must be at least 8 characters long.')).toBeTruthy()
    expect(screen.getByText('Passwords do not match.')).toBeTruthy()
    expect(fake.sentTo(UPDATE)).toEqual([])
  })

  test('another password than the one there is, is said at its field', async () => {
    await open('Change email', {
      status: 400,
      body: { code: 400, error_code: 'invalid_credentials', msg: 'This is not your password.' },
    })
    type('New email address', 'new@pets.test')
    type('Current password', 'guessed')
    press('Send the link')
    expect(await screen.findByText('That is not the password of this account.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  })

  test('another address is asked for, and the link to it is named', async () => {
    const fake = await open('Change email')
    type('New email address', ' New@Pets.test ')
    type('Current password', 'the old light')
    press('Send the link')
    expect(
      await screen.findByText('We sent a link to new@pets.test. Open it, and your address changes.'),
    ).toBeTruthy()
    expect(fake.sentTo(UPDATE)[0]?.body).toMatchObject({ email: 'new@pets.test' })
  })

  test('the address there is need not be confirmed anew', async () => {
    const fake = await open('Change email')
    type('New email address', 'robin@pets.test')
    type('Current password', 'the old light')
    press('Send the link')
    expect(screen.getByText('This is your address already.')).toBeTruthy()
    expect(fake.sentTo(UPDATE)).toEqual([])
  })
})
