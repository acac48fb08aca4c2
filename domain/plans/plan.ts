/** What can be bought, as links and forms name it. */
export type PlanKey =
  | 'pay-per-screen'
  | 'pawlight-core'
  | 'pawlight-plus'
  | 'clinic-essential'
  | 'clinic-professional'
  | 'clinic-enterprise'

/** One offer, as it is shown; prices in US dollars. */
export type Plan = {
  readonly key: PlanKey
  readonly name: string
  /** For one `period`; null where it is agreed upon. */
  readonly price: number | null
  /** The price of a year, where one can pay by the year. */
  readonly yearlyPrice: number | null
  readonly period: 'one-time' | 'per month'
  /** For whom it is. */
  readonly description: string
  readonly features: readonly string[]
  readonly popular: boolean
  readonly ctaText: string
  readonly ctaLink: string
}

/** The address of the contact form with its subject, and the plan, filled in. */
export const contactLink = (subject: 'general' | 'clinic-pricing', plan?: PlanKey): string =>
  `/contact?subject=${subject}${plan === undefined ? '' : `&plan=${plan}`}`
