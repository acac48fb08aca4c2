import { CONTACT_TOPICS } from '#contract/contact/contact-fields.ts'
import type { ContactMessage } from '#contract/contact/contact.ts'
import type { Mail } from '#local/mail/mail.ts'
import { plainLetter } from '#local/mail/plain-letter.ts'

export const supportMail = (message: ContactMessage, publicHost: string): Mail =>
  plainLetter(
    {
      to: `support@${publicHost}`,
      // Nothing people wrote stands in a header.
      subject: `Contact form: ${CONTACT_TOPICS[message.subject]}`,
    },
    [
      `From: ${message.name} <${message.email}>`,
      ...(message.clinicName === null ? [] : [`Clinic: ${message.clinicName}`]),
      ...(message.phone === null ? [] : [`Phone: ${message.phone}`]),
      '',
      message.message,
    ],
  )
