/** What pet owners can buy, in US dollars. */
export const PET_OWNER_PLANS = {
  payPerScreen: { once: 4.99 },
  core: { monthly: 14.99, yearly: 149 },
  plus: { monthly: 24.99, yearly: 249 },
  yearlySavingPercent: 16,
  freeTrialDays: 7,
} as const

/** What clinics can buy, in US dollars; null: as agreed, or without a limit. */
export const CLINIC_PLANS = {
  essential: { monthly: 299, vets: { from: 1, to: 2 }, assessmentsAMonth: 200 },
  professional: { monthly: 499, vets: { from: 3, to: 5 }, assessmentsAMonth: 1000 },
  enterprise: { monthly: null, vets: null, assessmentsAMonth: null },
  liveWithinWeeks: 2,
  liveWithinInWords: 'two weeks',
  demoUnderMinutes: 30,
} as const
