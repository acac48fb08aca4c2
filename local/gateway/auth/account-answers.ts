import { SIGN_UP_MESSAGES } from '#contract/messages/account.ts'
import { PASSWORD_CHARACTERS } from '#contract/fields/password.ts'
import { authError, type BackendAnswer, jsonAnswer } from '#local/gateway/request/answer.ts'
import { isCommonPassword } from '#local/gateway/auth/passwords.ts'

export const badRequest = (message: string): BackendAnswer => authError(400, 'validation_failed', message)

/** A wrong password and an address without an account: nobody can tell which. */
export const invalidCredentials = (): BackendAnswer =>
  authError(400, 'invalid_credentials', 'Invalid login credentials')

export const wrongCurrentPassword = (): BackendAnswer =>
  authError(400, 'invalid_credentials', 'This is not your password. Please try again.')

export const inviteRequired = (): BackendAnswer =>
  authError(422, 'validation_failed', SIGN_UP_MESSAGES.submitInvite.incomplete)

export const tooManyCodes = (): BackendAnswer =>
  authError(
    429,
    'over_request_rate_limit',
    'Too many invite codes were tried. Please wait a few minutes and try again.',
    { 'retry-after': '600' },
  )

const weakPassword = (reason: 'length' | 'pwned', message: string): BackendAnswer =>
  authError(422, 'weak_password', message, {}, { weak_password: { reasons: [reason], message } })

export const passwordFault = async (password: string, shortest: number): Promise<BackendAnswer | null> => {
  const length = Array.from(password).length
  if (length < shortest) return weakPassword('length', `Password should be at least ${shortest} characters.`)
  if (length > PASSWORD_CHARACTERS.max)
    return badRequest(`Password cannot be longer than ${PASSWORD_CHARACTERS.max} characters`)
  return (await isCommonPassword(password))
    ? weakPassword(
        'pwned',
        'Many people use that password, so it is easy to guess. Please choose another one.',
      )
    : null
}

/** The same shape and order for a real account and for one that only seems so. */
export const newUser = (
  id: string,
  email: string,
  data: Readonly<Record<string, unknown>>,
  now: number,
): BackendAnswer => {
  const at = new Date(now).toISOString()
  const metadata = { ...data, email, email_verified: false, phone_verified: false, sub: id }
  const times = { created_at: at, updated_at: at }
  const identity = { identity_id: id, id, user_id: id, identity_data: metadata, provider: 'email' }
  return jsonAnswer(200, {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [{ ...identity, last_sign_in_at: at, ...times, email }],
    ...times,
    is_anonymous: false,
    confirmation_sent_at: at,
  })
}
