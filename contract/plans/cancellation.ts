import { z } from 'zod/mini'
import { EMAIL } from '#contract/fields/email.ts'
import { PLAN_NAMES } from '#contract/plans/plan-names.ts'
import { optionalText, requiredText } from '#contract/fields/texts.ts'

/** Here and in the reasons, the label is what travels and is stored. */
export const CANCELLATION_PLANS = { ...PLAN_NAMES, 'not-sure': 'Not sure' } as const

export const CANCELLATION_REASONS = {
  'not-using': 'Not using it enough',
  cost: 'Too expensive',
  'technical-issues': 'Technical issues',
  'clinical-overlap': 'Overlaps with my clinic',
  switching: 'Switching to another service',
  other: 'Other',
} as const

export const CancellationRequest = z.object({
  accountEmail: requiredText(254).check(z.toLowerCase(), z.regex(EMAIL)),
  accountId: optionalText(100),
  plan: requiredText(100),
  reason: requiredText(200),
  details: optionalText(4000),
  phone: optionalText(40),
  requesterName: optionalText(200),
})
export type CancellationRequest = z.output<typeof CancellationRequest>

/** The request is written down; nothing has been ended by it yet. */
export const CancellationReceipt = z.object({
  reference: z.string().check(z.regex(/^CAN-[A-HJ-NP-Z2-9]{6}$/)),
  receivedAt: z.iso.datetime(),
  effective: z.literal('end_of_billing_cycle'),
})
export type CancellationReceipt = z.infer<typeof CancellationReceipt>
