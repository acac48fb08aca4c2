import { expect, test } from 'vitest'
import { MESSAGES } from '#web/features/account/messages.ts'
import { serviceMessage } from '#web/features/account/service-message.ts'

test('every sentence about accounts reads as it was written', () => {
  const { submitInvite, inviteHint } = MESSAGES
  expect([MESSAGES.invalidCredentials, MESSAGES.unexpected]).toEqual([
    'Invalid email or password. Please try again.',
    'An unexpected error occurred. Please try again.',
  ])
  expect([
    MESSAGES.fullName,
    MESSAGES.email,
    MESSAGES.passwordTooShort,
    MESSAGES.passwordMismatch,
    MESSAGES.inviteMissing,
    MESSAGES.signUpFailed,
  ]).toEqual([
    'Please enter your full name.',
    'Enter a valid email address.',
    'Password must be at least 8 characters long.',
    'Passwords do not match.',
    'A valid 6-digit invite code is required.',
    'We could not create your account. Please try again.',
  ])
  expect(Object.values(submitInvite)).toEqual([
    'A valid 6-digit invite code is required to create an account.',
    'That invite code has already been used. Please request a new one or join the waitlist.',
    'That invite code has expired. Please request a new code.',
    'We could not find that invite code. Please double-check and try again.',
    'We were unable to claim that invite code. Please contact support or request a new code.',
    'Unable to validate the code right now. Please try again.',
    'Something went wrong while validating the code. Please try again.',
  ])
  expect(Object.values(inviteHint)).toEqual([
    'Enter the 6-digit invite code from your contact at Pawlight.',
    'Invite codes are six digits. Complete the code to continue.',
    'Checking invite code...',
    'Invite code accepted! You are ready to create your account.',
    'That invite code has already been used. Reach out for a new one or join the waitlist.',
    'That invite code has expired. Request a new code to continue.',
    'We could not find that invite code. Double-check the digits and try again.',
  ])
  expect([MESSAGES.resetTooShort, MESSAGES.resetMismatch]).toEqual([
    'Password must be at least 6 characters long',
    'Passwords do not match',
  ])
})

const failure = (message: string, more: { name?: string; status?: number } = {}) => ({
  name: 'AuthApiError',
  status: 400,
  message,
  ...more,
})

test.each([
  [failure('Too many requests, please wait.'), 'Too many requests, please wait.'],
  [failure(''), 'ours'],
  [failure('   '), 'ours'],
  [failure('{}'), 'ours'],
  [failure('Internal server error'), 'ours'],
  [failure('Database error saving new user'), 'ours'],
  [failure('Load failed', { name: 'AuthRetryableFetchError', status: 0 }), 'ours'],
])('the service has its say only where it says something: %j [R-ERR-003]', (error, shown) => {
  expect(serviceMessage(error, 'ours')).toBe(shown)
})
