import { z } from 'zod'
import { EMAIL } from '#contract/email.ts'
import { optionalText, requiredText } from '#contract/texts.ts'
import { POLICY_FACTS } from '#domain/constants.ts'

/** What an agent has to say besides. */
export const AGENT_NOTE_MISSING =
  'Authorized agents must describe the documentation granting permission to act on behalf of the account holder.'

const email = () => requiredText(254).toLowerCase().regex(EMAIL)

/** The body of POST /v1/privacy/delete. */
export const DeletionRequest = z
  .object({
    requesterName: optionalText(200),
    requesterEmail: email(),
    accountEmail: email(),
    relationship: z.enum(['self', 'agent']),
    phone: optionalText(40),
    verificationDetails: requiredText(2000),
    authorizationNote: optionalText(4000),
    additionalNotes: optionalText(4000),
  })
  .refine(({ relationship, authorizationNote }) => relationship !== 'agent' || authorizationNote !== null, {
    path: ['authorizationNote'],
  })
export type DeletionRequest = z.output<typeof DeletionRequest>

/** How soon a request is answered. */
export const ANSWER_WITHIN = `${POLICY_FACTS.privacyAnswerDays} days` as const

/** Its answer, the same whether or not there is such an account; nothing has been deleted yet. */
export const DeletionReceipt = z.object({
  reference: z.string().regex(/^DEL-[A-HJ-NP-Z2-9]{6}$/),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  answerWithin: z.literal(ANSWER_WITHIN),
})
export type DeletionReceipt = z.infer<typeof DeletionReceipt>
