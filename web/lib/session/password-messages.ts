import { PASSWORD_CHARACTERS } from '#contract/fields/password.ts'

export const PASSWORD_MESSAGES = {
  rule: (shortest: number) =>
    `At least ${shortest} characters, and not one that many people use. A short sentence is easy to remember.`,
  tooShort: `Password must be at least ${PASSWORD_CHARACTERS.signUpMin} characters long.`,
  mismatch: 'Passwords do not match.',
} as const
