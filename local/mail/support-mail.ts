import type { ContactMessage } from '#contract/contact.ts'
import type { Mail } from '#local/mail/mail.ts'

const SUBJECTS = {
  general: 'General question',
  'clinic-pricing': 'Clinic pricing',
  partnership: 'Partnership',
  technical: 'Technical problem',
  feedback: 'Feedback',
} as const satisfies Record<ContactMessage['subject'], string>

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The mail that tells support about a message from the contact form. */
export const supportMail = (message: ContactMessage, publicHost: string): Mail => {
  const text = [
    `From: ${message.name} <${message.email}>`,
    ...(message.clinicName === null ? [] : [`Clinic: ${message.clinicName}`]),
    ...(message.phone === null ? [] : [`Phone: ${message.phone}`]),
    '',
    message.message,
    '',
  ].join('\n')
  return {
    to: `support@${publicHost}`,
    // Nothing people wrote stands in a header.
    subject: `Contact form: ${SUBJECTS[message.subject]}`,
    text,
    html: `<!doctype html>\n<html lang="en"><body><pre style="white-space:pre-wrap;font:16px/1.5 Verdana,Arial,sans-serif">${escapeHtml(text)}</pre></body></html>\n`,
  }
}
