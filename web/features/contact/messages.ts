import { CONTACT_LONGEST, CONTACT_SENTENCES } from '#contract/contact/contact-fields.ts'
import { SUPPORT_MESSAGES } from '#contract/messages/support.ts'

/** Every sentence shown about a message to support. */
export const MESSAGES = {
  ...SUPPORT_MESSAGES.contact,
  missing: CONTACT_SENTENCES,
  messageTooLong: `Please use at most ${CONTACT_LONGEST.message.toLocaleString('en-US')} characters.`,
} as const
