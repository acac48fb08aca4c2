import { POLICY_FACTS } from '#contract/policy-facts.ts'
import { dollars, OWNER_PLANS, type OwnerPlan } from '#domain/plans/owner-plans.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

const priceOf = ({ price, yearlyPrice }: OwnerPlan): string =>
  yearlyPrice === null
    ? `${dollars(price)}, once`
    : `${dollars(price)} a month or ${dollars(yearlyPrice)} a year`

const trialOf = ({ trialDays }: OwnerPlan): string => (trialDays === 0 ? 'none' : `${trialDays} days`)

const withTrial = OWNER_PLANS.filter(({ trialDays }) => trialDays > 0)
const trials = withTrial.map(({ name }) => name).join(' and ')
const trialDays = Math.max(...withTrial.map((plan) => plan.trialDays))

export const SUBSCRIPTION_TERMS: PolicyText = {
  title: 'Subscription terms',
  lead: 'Prices, the free trial, renewal, and how to cancel.',
  updated: 'November 23, 2026',
  sections: [
    {
      id: 'plans',
      title: 'Plans and prices',
      text: [
        'Prices are in US dollars. Nothing can be bought on this website yet; these terms count from the day you buy a plan. An account is free.',
      ],
      table: {
        columns: ['Plan', 'Price', 'Free trial'],
        rows: OWNER_PLANS.map((plan) => [plan.name, priceOf(plan), trialOf(plan)] as const),
      },
      links: [{ label: 'What each plan holds, and plans for clinics', to: '/pricing' }],
    },
    {
      id: 'trial',
      title: 'Free trial',
      text: [
        `${trials} start with a ${trialDays}-day free trial. The trial costs nothing. If you cancel during the trial, the plan ends with it.`,
      ],
    },
    {
      id: 'renewal',
      title: 'Billing and renewal',
      text: [
        'You pay for a month or a year ahead. That time is the billing cycle. At its end the plan renews for the same time at the price of that day, until you cancel.',
        `${OWNER_PLANS.filter((plan) => plan.yearlyPrice === null)
          .map(({ name }) => name)
          .join(' and ')} is paid once and does not renew.`,
      ],
    },
    {
      id: 'price-changes',
      title: 'Price changes',
      text: [
        `We announce price changes at least ${POLICY_FACTS.priceChangeNoticeDays} days ahead. If you do not want the new price, you can cancel before it counts.`,
      ],
    },
    {
      id: 'cancellation',
      title: 'How to cancel',
      text: [
        'Sign in, open your profile and press “Request cancellation”, or write to us. Cancellation takes effect at the end of the billing cycle. Until then your plan stays on, and after that it does not renew.',
        'Your account, your pets and your history stay. You can ask us to delete them.',
      ],
      links: [
        { label: 'Your profile', to: '/profile' },
        { label: 'Refund policy', to: '/refunds' },
      ],
    },
  ],
  mailbox: 'support',
}
