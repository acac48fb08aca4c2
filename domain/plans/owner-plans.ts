import { PET_OWNER_PLANS } from '#domain/constants.ts'
import { contactLink, type Plan } from '#domain/plans/plan.ts'

/** What a pet owner can buy. */
export type OwnerPlan = Plan & {
  readonly price: number
  readonly trialDays: number
  /** What its button says and where it leads once somebody is signed in. */
  readonly member: { readonly ctaText: string; readonly ctaLink: string }
}

const { payPerScreen, core, plus, freeTrialDays } = PET_OWNER_PLANS

/** Visitors need an account first. */
const SIGN_UP = '/signup'

const withTrial = {
  trialDays: freeTrialDays,
  ctaText: `Start ${freeTrialDays}-day free trial`,
  ctaLink: SIGN_UP,
} as const

/** Trials are arranged by message, because there is no checkout. */
const trialByMessage = (plan: 'pawlight-core' | 'pawlight-plus') => ({
  ctaText: `Ask for a ${freeTrialDays}-day free trial`,
  ctaLink: contactLink('general', plan),
})

/** The plans, cheapest first; the middle one is the one most people take. */
export const OWNER_PLANS: readonly OwnerPlan[] = [
  {
    key: 'pay-per-screen',
    name: 'Pay Per Screen',
    price: payPerScreen.once,
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
    price: core.monthly,
    yearlyPrice: core.yearly,
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
    price: plus.monthly,
    yearlyPrice: plus.yearly,
    period: 'per month',
    description: 'For homes with more than one pet.',
    features: ['Everything in Core', 'Multiple pet profiles', 'Early access to new tools'],
    popular: false,
    ...withTrial,
    member: trialByMessage('pawlight-plus'),
  },
]

/** What paying by the year is said to save. */
export const YEARLY_SAVING = `save ${PET_OWNER_PLANS.yearlySavingPercent}%`

/** A price as it is written: whole dollars without cents. */
export const dollars = (amount: number): string => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`
