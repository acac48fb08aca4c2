import { contactLink, type Plan } from '#domain/plans/plan.ts'

export type OwnerPlan = Plan & {
  readonly price: number
  readonly trialDays: number
  readonly member: { readonly ctaText: string; readonly ctaLink: string }
}

export const FREE_TRIAL_DAYS = 7
/** What paying by the year saves at least. */
export const YEARLY_SAVING_PERCENT = 16

const SIGN_UP = '/signup'

const withTrial = {
  trialDays: FREE_TRIAL_DAYS,
  ctaText: `Start ${FREE_TRIAL_DAYS}-day free trial`,
  ctaLink: SIGN_UP,
} as const

/** Trials are arranged by message, because there is no checkout. */
const trialByMessage = (plan: 'pawlight-core' | 'pawlight-plus') => ({
  ctaText: `Ask for a ${FREE_TRIAL_DAYS}-day free trial`,
  ctaLink: contactLink('general', plan),
})

export const OWNER_PLANS: readonly OwnerPlan[] = [
  {
    key: 'pay-per-screen',
    name: 'Pay Per Screen',
    price: 4.99,
    yearlyPrice: null,
    period: 'one-time',
    description: 'One worry, one answer.',
    features: ['A single AI triage session', 'Full report to print'],
    popular: false,
    trialDays: 0,
    ctaText: 'Start a single session',
    ctaLink: SIGN_UP,
    member: { ctaText: 'Start a single session', ctaLink: '/pet-profile' },
  },
  {
    key: 'pawlight-core',
    name: 'Core',
    price: 14.99,
    yearlyPrice: 149,
    period: 'per month',
    description: 'Ask as often as you need.',
    features: ['Unlimited triage', 'History tracking', 'OTC search', 'Priority email support'],
    popular: true,
    ...withTrial,
    member: trialByMessage('pawlight-core'),
  },
  {
    key: 'pawlight-plus',
    name: 'Plus',
    price: 24.99,
    yearlyPrice: 249,
    period: 'per month',
    description: 'For homes with more than one pet.',
    features: ['Everything in Core', 'Multiple pet profiles', 'Early access to new tools'],
    popular: false,
    ...withTrial,
    member: trialByMessage('pawlight-plus'),
  },
]

export const YEARLY_SAVING = `save ${YEARLY_SAVING_PERCENT}%`

export const dollars = (amount: number): string => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`
