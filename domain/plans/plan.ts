export type PlanKey =
  | 'pay-per-screen'
  | 'pawlight-core'
  | 'pawlight-plus'
  | 'clinic-essential'
  | 'clinic-professional'
  | 'clinic-enterprise'

/** Prices are in US dollars; `price` is for one `period`, and null where it is agreed upon. */
export type Plan = {
  readonly key: PlanKey
  readonly name: string
  readonly price: number | null
  readonly yearlyPrice: number | null
  readonly period: 'one-time' | 'per month'
  readonly description: string
  readonly features: readonly string[]
  readonly popular: boolean
  readonly ctaText: string
  readonly ctaLink: string
}

export const contactLink = (subject: 'general' | 'clinic-pricing', plan?: PlanKey): string =>
  `/contact?subject=${subject}${plan === undefined ? '' : `&plan=${plan}`}`
