import { z } from 'zod/mini'
import { DELETION_LONGEST } from '#contract/deletion/deletion-fields.ts'
import { EMAIL } from '#contract/fields/email.ts'
import { optionalText, requiredText } from '#contract/fields/texts.ts'
import { POLICY_FACTS } from '#contract/policy-facts.ts'

const email = () => requiredText(DELETION_LONGEST.email).check(z.toLowerCase(), z.regex(EMAIL))

export const DeletionRequest = z
  .object({
    requesterName: optionalText(DELETION_LONGEST.requesterName),
    requesterEmail: email(),
    accountEmail: email(),
    relationship: z.enum(['self', 'agent']),
    phone: optionalText(DELETION_LONGEST.phone),
    verificationDetails: requiredText(DELETION_LONGEST.verificationDetails),
    authorizationNote: optionalText(DELETION_LONGEST.authorizationNote),
    additionalNotes: optionalText(DELETION_LONGEST.additionalNotes),
  })
  .check(
    z.refine(
      ({ relationship, authorizationNote }) => relationship !== 'agent' || authorizationNote !== null,
      {
        path: ['authorizationNote'],
      },
    ),
  )
export type DeletionRequest = z.output<typeof DeletionRequest>

export const ANSWER_WITHIN = `${POLICY_FACTS.privacyAnswerDays} days` as const

/** The same whether or not there is such an account; nothing has been deleted yet. */
export const DeletionReceipt = z.object({
  reference: z.string().check(z.regex(/^DEL-[A-HJ-NP-Z2-9]{6}$/)),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  answerWithin: z.literal(ANSWER_WITHIN),
})
export type DeletionReceipt = z.infer<typeof DeletionReceipt>
