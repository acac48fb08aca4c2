import { z } from 'zod'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What an agent has to say besides. */
export const AGENT_NOTE_MISSING =
  'Authorized agents must describe the documentation granting permission to act on behalf of the account holder.'

const required = (longest: number) => z.string().trim().min(1).max(longest)
const email = () => required(254).toLowerCase().regex(EMAIL)

/** A text that may be missing, null or empty; all three are the same and come out as null. */
const optional = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullish()
    .transform((text) => (text === undefined || text === '' ? null : text))

/** The body of POST /v1/privacy/delete. */
export const DeletionRequest = z
  .object({
    requesterName: optional(200),
    requesterEmail: email(),
    accountEmail: email(),
    relationship: z.enum(['self', 'agent']),
    phone: optional(40),
    verificationDetails: required(2000),
    authorizationNote: optional(4000),
    additionalNotes: optional(4000),
  })
  .refine(({ relationship, authorizationNote }) => relationship !== 'agent' || authorizationNote !== null, {
    path: ['authorizationNote'],
  })
export type DeletionRequest = z.output<typeof DeletionRequest>

/** Its answer, the same whether or not there is such an account; nothing has been deleted yet. */
export const DeletionReceipt = z.object({
  reference: z.string().regex(/^DEL-[A-HJ-NP-Z2-9]{6}$/),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  answerWithin: z.literal('45 days'),
})
export type DeletionReceipt = z.infer<typeof DeletionReceipt>
