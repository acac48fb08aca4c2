import { REPLY_WITHIN } from '#contract/contact/reply-within.ts'
import { POLICY_FACTS } from '#contract/policy-facts.ts'
import { FREE_TRIAL_DAYS } from '#domain/plans/owner-plans.ts'
import type { Question } from '#web/content/questions.ts'

const { annualWithinDays, reportWithinDays } = POLICY_FACTS.refunds

export const PRICING = {
  title: 'Simple pricing. No surprises.',
  lead: `Core and Plus start with a ${FREE_TRIAL_DAYS}-day free trial. Cancel any time.`,
  freeStarter:
    'You begin on our free starter tier: an account, a profile of your pet and the answers you had. Paid memberships are there when you need more.',
  commission: 'We may earn a commission on products we suggest.',
} as const

export const PRICING_FAQ: readonly Question[] = [
  {
    question: 'Do I pay today?',
    answer: `No. Pawlight is in an invite-only beta, and this site takes no card details. With a 6-digit invite code you can make a free account. To ask about Core or Plus, write to us. We reply within ${REPLY_WITHIN}.`,
  },
  {
    question: 'What is free?',
    answer: `The free starter tier is your account, a profile of your pet and the answers you had. Core and Plus also have a ${FREE_TRIAL_DAYS}-day free trial.`,
  },
  {
    question: 'Can I cancel any time?',
    answer: `Yes. Your plan stays on until the end of the billing cycle. A yearly plan can be canceled within ${annualWithinDays} days of renewal for a prorated refund.`,
  },
  {
    question: 'What if a single session gives me no result?',
    answer: `Then you can have your money back. Tell us within ${reportWithinDays} days.`,
  },
  {
    question: 'Will the prices change?',
    answer: `If they do, we tell you at least ${POLICY_FACTS.priceChangeNoticeDays} days ahead.`,
  },
]
