import { WAITLIST_MESSAGES } from '#contract/messages/account.ts'

export const MESSAGES = {
  emailMissing: 'Email is required',
  emailInvalid: 'Please enter a valid email',
  name: 'Name is required (at least 2 characters)',
  referral: "We couldn't find a waitlist member with that referral code.",
  ...WAITLIST_MESSAGES,
  codeCopied: 'Code copied.',
  linkCopied: 'Link copied.',
  notCopied: 'Your browser did not let us copy. Select the text and copy it yourself.',
} as const
