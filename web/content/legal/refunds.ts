import { POLICY_FACTS } from '#contract/policy-facts.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

const { annualWithinDays, reportWithinDays, arriveBusinessDays } = POLICY_FACTS.refunds

export const REFUNDS: PolicyText = {
  title: 'Refund policy',
  lead: 'When you get money back, and how long it takes.',
  updated: 'November 23, 2026',
  sections: [
    {
      id: 'annual',
      title: 'Annual plans',
      text: [
        `An annual plan can be cancelled within ${annualWithinDays} days of renewal for a prorated refund. Prorated means: you get back the part of the price for the time that is left.`,
      ],
    },
    {
      id: 'monthly',
      title: 'Monthly plans',
      text: [
        'Monthly plans get no refund of charges already incurred. You can cancel at any time, so that no further month is charged.',
      ],
    },
    {
      id: 'one-time',
      title: 'One-time assessments',
      text: [
        `A one-time assessment is refundable if no results were generated. This must be reported within ${reportWithinDays} days.`,
      ],
    },
    {
      id: 'how',
      title: 'How to ask',
      text: [
        'Write to us at the address below from the email of your account. Say what you bought, when, and what went wrong.',
        `Approved refunds arrive in ${arriveBusinessDays.from} to ${arriveBusinessDays.to} business days.`,
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancelling is not a refund',
      text: [
        'Cancellation takes effect at the end of the billing cycle. Until then your plan stays on. You can ask for both, a cancellation and a refund.',
      ],
      links: [{ label: 'Subscription terms', to: '/subscription-terms' }],
    },
  ],
  mailbox: 'support',
}
