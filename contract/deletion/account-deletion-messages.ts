export const ACCOUNT_DELETION_MESSAGES = {
  title: 'Your account was not deleted',
  signInNeeded: 'Please sign in to delete your account.',
  passwordMissing: 'Please type your password.',
  passwordWrong: 'That is not the password of this account. Nothing was deleted.',
  tooMany: 'Too many attempts. Nothing was deleted. Please wait a few minutes and try again.',
  alreadyGone: 'This account is deleted already.',
  failed: (email: string) => `We could not delete your account just now. Please try again or email ${email}.`,
  unsureTitle: 'We do not know whether your account was deleted',
  unsure: 'The answer did not reach this device. Check your connection and press the button again.',
  mostLikelyGone:
    'This account no longer lets you in, so it was most likely deleted. Sign out, and try to log in to make sure.',
} as const
