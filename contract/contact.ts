import { z } from 'zod'

/** What a message can be about. */
export const CONTACT_SUBJECTS = ['general', 'clinic-pricing', 'partnership', 'technical', 'feedback'] as const

const required = (longest: number) => z.string().trim().min(1).max(longest)

/** A text that may be missing, null or empty; all three are the same and come out as null. */
const optional = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullish()
    .transform((text) => (text === undefined || text === '' ? null : text))

/** The body of POST /v1/contact. */
export const ContactMessage = z.object({
  name: required(200),
  email: required(254).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  clinicName: optional(200),
  phone: optional(40),
  subject: z.enum(CONTACT_SUBJECTS),
  message: required(10_000),
})
export type ContactMessage = z.output<typeof ContactMessage>

/** Its answer. */
export const ContactReceipt = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  replyWithin: z.literal('three business days'),
})
export type ContactReceipt = z.infer<typeof ContactReceipt>
