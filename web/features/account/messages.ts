import { SIGN_IN_MESSAGES, SIGN_UP_MESSAGES } from '#contract/messages/account.ts'
import { PASSWORD_MESSAGES } from '#web/lib/session/password-messages.ts'

export const MESSAGES = {
  ...SIGN_IN_MESSAGES,
  ...SIGN_UP_MESSAGES,
  unconfirmed:
    'Open the link in the email we sent you. If it is older than an hour, use "Forgot your password?" to get a new one.',
  withoutScript: 'Please turn it on for this site to go on. Emergency help works without it.',
  offline: 'Accounts are not available here right now. Emergency help still works.',

  fullName: 'Please enter your full name.',
  email: 'Enter a valid email address.',
  anotherAddress: 'Correct your address here. Everything else is still filled in.',
  passwordTooShort: PASSWORD_MESSAGES.tooShort,
  passwordMismatch: PASSWORD_MESSAGES.mismatch,
  inviteMissing: 'A valid 6-digit invite code is required.',

  inviteHint: {
    idle: 'Enter the 6-digit invite code from your contact at Pawlight.',
    incomplete: 'Invite codes are six digits. Complete the code to continue.',
    checking: 'Checking invite code...',
    valid: 'Invite code accepted! You are ready to create your account.',
    already_used: 'That invite code has already been used. Reach out for a new one or join the waitlist.',
    expired: 'That invite code has expired. Request a new code to continue.',
    not_found: 'We could not find that invite code. Double-check the digits and try again.',
  },

  resendFailed: 'We could not send the email again. Please try again.',

  resetTooShort: 'Password must be at least 6 characters long',
  resetMismatch: 'Passwords do not match',
  mailFailed: 'We could not send the reset link. Please try again.',
  resetFailed: 'We could not change your password. Please try again.',
  resetNoLink:
    'This page works with the link from your password reset email. Request a new link to continue.',
} as const
