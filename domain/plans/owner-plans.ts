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
    price: 4.99,
    yearlyPrice: null,
    trialDays: 0,
    popular: false,
    features: ['A single AI triage session', 'Full report to print'],
  },
  {
    key: 'core',
    name: 'Core',
    price: 14.99,
    yearlyPrice: 149,
    trialDays: 7,
    popular: true,
    features: ['Unlimited triage', 'History tracking', 'OTC search', 'Priority email support'],
  },
  {
    key: 'plus',
    name: 'Plus',
    price: 24.99,
    yearlyPrice: 249,
    trialDays: 7,
    popular: false,
    features: ['Everything in Core', 'Multiple pet profiles', 'Early access to new tools'],
  },
]

/** What paying by the year is said to save. */
export const YEARLY_SAVING = 'save 16%'

/** A price as it is written: whole dollars without cents. */
export const dollars = (amount: number): string => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`
