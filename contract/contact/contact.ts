import { z } from 'zod/mini'
import { CONTACT_LONGEST, CONTACT_SUBJECTS } from '#contract/contact/contact-fields.ts'
import { REPLY_WITHIN } from '#contract/contact/reply-within.ts'
import { EMAIL } from '#contract/fields/email.ts'
import { optionalText, requiredText } from '#contract/fields/texts.ts'

export const ContactMessage = z.object({
  name: requiredText(CONTACT_LONGEST.name),
  email: requiredText(CONTACT_LONGEST.email).check(z.regex(EMAIL)),
  clinicName: optionalText(CONTACT_LONGEST.clinicName),
  phone: optionalText(CONTACT_LONGEST.phone),
  subject: z.enum(CONTACT_SUBJECTS),
  message: requiredText(CONTACT_LONGEST.message),
})
export type ContactMessage = z.output<typeof ContactMessage>

export const ContactReceipt = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  replyWithin: z.literal(REPLY_WITHIN),
})
export type ContactReceipt = z.infer<typeof ContactReceipt>
