import { z } from 'zod'
import { EMAIL } from '#contract/email.ts'
import { optionalText, requiredText } from '#contract/texts.ts'
import { LIMITS } from '#domain/constants.ts'

/** What a message can be about. */
export const CONTACT_SUBJECTS = ['general', 'clinic-pricing', 'partnership', 'technical', 'feedback'] as const

/** The body of POST /v1/contact. */
export const ContactMessage = z.object({
  name: requiredText(200),
  email: requiredText(254).regex(EMAIL),
  clinicName: optionalText(200),
  phone: optionalText(40),
  subject: z.enum(CONTACT_SUBJECTS),
  message: requiredText(10_000),
})
export type ContactMessage = z.output<typeof ContactMessage>

/** How soon support answers. */
export const REPLY_WITHIN = LIMITS.support.replyInWords

/** Its answer. */
export const ContactReceipt = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  replyWithin: z.literal(REPLY_WITHIN),
})
export type ContactReceipt = z.infer<typeof ContactReceipt>
