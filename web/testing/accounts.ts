import type { Session, User } from '@supabase/supabase-js'

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

export const aUser = (changes: Partial<User> = {}): User => ({
  id: '11111111-1111-4111-8111-111111111111',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'robin@pets.test',
  app_metadata: {},
  user_metadata: { full_name: 'Robin Owner', phone: null },
  created_at: '2026-01-02T03:04:05Z',
  email_confirmed_at: '2026-01-02T03:05:05Z',
  identities: [
    {
      id: 'identity-1',
      identity_id: 'identity-1',
      user_id: '11111111-1111-4111-8111-111111111111',
      provider: 'email',
      identity_data: {},
    },
  ],
  ...changes,
})

export function aSession(user: User = aUser()): Session {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const claims = {
    sub: user.id,
    email: user.email,
    role: 'authenticated',
    aud: 'authenticated',
    exp: expires_at,
  }
  return {
    access_token: `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}.c2lnbmF0dXJl`,
    refresh_token: 'refresh-token',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user,
  }
}
