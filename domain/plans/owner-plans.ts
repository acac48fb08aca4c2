import { PET_OWNER_PLANS } from '#domain/constants.ts'

/** What a pet owner can buy; prices in US dollars. */
export type OwnerPlan = {
  readonly key: 'pay-per-screen' | 'core' | 'plus'
  readonly name: string
  /** The one-time or monthly price. */
  readonly price: number
  /** The price of a year, where there is a subscription. */
  readonly yearlyPrice: number | null
  readonly trialDays: number
  readonly popular: boolean
  readonly features: readonly string[]
}

/** The plans, cheapest first; the middle one is the one most people take. */
export const OWNER_PLANS: readonly OwnerPlan[] = [
  {
    key: 'pay-per-screen',
    name: 'Pay Per Screen',
    price: PET_OWNER_PLANS.payPerScreen.once,
    yearlyPrice: null,
    trialDays: 0,
    popular: false,
    features: ['A single AI triage session', 'Full report to print'],
  },
  {
    key: 'core',
    name: 'Core',
    price: PET_OWNER_PLANS.core.monthly,
    yearlyPrice: PET_OWNER_PLANS.core.yearly,
    trialDays: PET_OWNER_PLANS.freeTrialDays,
    popular: true,
    features: ['Unlimited triage', 'History tracking', 'OTC search', 'Priority email support'],
  },
  {
    key: 'plus',
    name: 'Plus',
    price: PET_OWNER_PLANS.plus.monthly,
    yearlyPrice: PET_OWNER_PLANS.plus.yearly,
    trialDays: PET_OWNER_PLANS.freeTrialDays,
    popular: false,
    features: ['Everything in Core', 'Multiple pet profiles', 'Early access to new tools'],
  },
]

/** What paying by the year is said to save. */
export const YEARLY_SAVING = `save ${PET_OWNER_PLANS.yearlySavingPercent}%`

/** A price as it is written: whole dollars without cents. */
export const dollars = (amount: number): string => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`
