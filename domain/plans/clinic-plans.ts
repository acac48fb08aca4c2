import { CLINIC_TERMS } from '#domain/plans/clinic-terms.ts'
import { contactLink, type Plan } from '#domain/plans/plan.ts'

const byDemo = (key: Plan['key']) =>
  ({
    key,
    yearlyPrice: null,
    period: 'per month',
    popular: false,
    ctaText: 'Schedule a demo',
    ctaLink: contactLink('clinic-pricing', key),
  }) as const

export const CLINIC_PLANS: readonly Plan[] = [
  {
    ...byDemo('clinic-essential'),
    name: 'Essential',
    price: 299,
    description: 'For small clinics.',
    features: ['1-2 vets', '200 assessments a month'],
  },
  {
    ...byDemo('clinic-professional'),
    name: 'Professional',
    price: 499,
    description: 'For growing clinics.',
    features: ['3-5 vets', '1,000 assessments a month', 'Practice-management integration'],
  },
  {
    ...byDemo('clinic-enterprise'),
    name: 'Enterprise',
    price: null,
    description: 'For large clinics and groups.',
    features: ['Unlimited vets', 'Unlimited assessments'],
  },
]

export const CLINIC_CLAIMS: readonly string[] = [
  `Live within ${CLINIC_TERMS.liveWithin}`,
  'Unlimited staff seats',
  `Demo under ${CLINIC_TERMS.demoUnderMinutes} minutes`,
]
