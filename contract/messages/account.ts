export const SIGN_IN_MESSAGES = {
  invalidCredentials: 'Invalid email or password. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const

export const SIGN_UP_MESSAGES = {
  signUpFailed: 'We could not create your account. Please try again.',
  submitInvite: {
    incomplete: 'A valid 6-digit invite code is required to create an account.',
    already_used: 'That invite code has already been used. Please request a new one or join the waitlist.',
    expired: 'That invite code has expired. Please request a new code.',
    not_found: 'We could not find that invite code. Please double-check and try again.',
    claimFailed: 'We were unable to claim that invite code. Please contact support or request a new code.',
    serviceError: 'Unable to validate the code right now. Please try again.',
    exception: 'Something went wrong while validating the code. Please try again.',
  },
} as const

export const WAITLIST_MESSAGES = { failed: 'Failed to join waitlist' } as const
