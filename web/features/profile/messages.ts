import { ACCOUNT_DELETION_MESSAGES } from '#contract/deletion/account-deletion-messages.ts'
import { PROFILE_MESSAGES } from '#contract/messages/profile.ts'
import { CANCELLATION_MESSAGES } from '#contract/messages/support.ts'
import { PASSWORD_MESSAGES } from '#web/lib/session/password-messages.ts'

export const MESSAGES = {
  emailFixed: 'Email cannot be changed',
  ...PROFILE_MESSAGES,

  currentMissing: ACCOUNT_DELETION_MESSAGES.passwordMissing,
  currentWrong: 'That is not the password of this account.',
  passwordTooShort: PASSWORD_MESSAGES.tooShort,
  passwordMismatch: PASSWORD_MESSAGES.mismatch,
  passwordChanged: 'Your password is changed. Every other device is signed out.',
  emailInvalid: 'Enter a valid email address.',
  emailSame: 'This is your address already.',
  emailAsked: (wanted: string) => `We sent a link to ${wanted}. Open it, and your address changes.`,
  emailChanged: 'New email confirmed. Use it to log in from now on.',
  changeFailed: 'We could not change this just now. Please try again.',

  confirmMissing: 'Please confirm that you understand cancellation will stop future renewals.',
  planMissing: 'Please choose a plan.',
  reasonMissing: 'Please choose a reason.',
  cancelTitle: CANCELLATION_MESSAGES.title,
  cancelFailed: CANCELLATION_MESSAGES.failed,
  cancelUnusable: CANCELLATION_MESSAGES.unusable,
} as const
