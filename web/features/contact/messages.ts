import { CONTACT_LONGEST, CONTACT_SENTENCES } from '#contract/contact/contact-fields.ts'
import { SUPPORT_MESSAGES } from '#contract/messages/support.ts'

export const MESSAGES = {
  ...SUPPORT_MESSAGES.contact,
  missing: CONTACT_SENTENCES,
  messageTooLong: `Please use at most ${CONTACT_LONGEST.message.toLocaleString('en-US')} characters.`,
} as const
