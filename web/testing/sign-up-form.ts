import { fireEvent, screen } from '@testing-library/react'
import { aUser } from '#web/testing/accounts.ts'
import { installFakeBackend, type Reply } from '#web/testing/fake-backend.ts'

export const VERIFY = 'POST /rest/v1/rpc/verify_beta_invite_code'
export const CLAIM = 'POST /rest/v1/rpc/claim_beta_invite_code'
export const SIGN_UP = 'POST /auth/v1/signup'
export const PROFILE = 'POST /rest/v1/user_profiles'

export const verdict = (state: string): Reply => ({ body: [{ is_valid: state === 'valid', state }] })
export const newUser = aUser({ email: 'robin@pets.test' })

export const working = (changes: Record<string, Reply> = {}) =>
  installFakeBackend({
    [VERIFY]: verdict('valid'),
    [SIGN_UP]: { body: newUser },
    [CLAIM]: { body: true },
    [PROFILE]: { status: 201 },
    ...changes,
  })

export const field = (name: string) => screen.getByLabelText(name)

export function fill(changes: Partial<Record<string, string>> = {}) {
  const values: Record<string, string | undefined> = {
    'Invite code': '100001',
    'Full name': 'Robin Owner',
    Email: '  Robin@Pets.test ',
    Password: 'long-enough',
    'Confirm password': 'long-enough',
    ...changes,
  }
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
}

export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
export const described = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
