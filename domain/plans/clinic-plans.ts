import { CLINIC_PLANS as FIGURES } from '#domain/constants.ts'
import { contactLink, type Plan } from '#domain/plans/plan.ts'

const { essential, professional, enterprise } = FIGURES

const vets = ({ from, to }: { from: number; to: number }) => `${from}-${to} vets`
const assessments = (count: number) => `${count.toLocaleString('en-US')} assessments a month`

/** Clinics talk to us first: there is no sign-up for them. */
const byDemo = (key: Plan['key']) =>
  ({
    key,
    yearlyPrice: null,
    period: 'per month',
    popular: false,
    ctaText: 'Schedule a demo',
    ctaLink: contactLink('clinic-pricing', key),
  }) as const

/** What a clinic can buy, smallest first. */
export const CLINIC_PLANS: readonly Plan[] = [
  {
    ...byDemo('clinic-essential'),
    name: 'Essential',
    price: essential.monthly,
    description: 'For small clinics.',
    features: [vets(essential.vets), assessments(essential.assessmentsAMonth)],
  },
  {
    ...byDemo('clinic-professional'),
    name: 'Professional',
    price: professional.monthly,
    description: 'For growing clinics.',
    features: [
      vets(professional.vets),
      assessments(professional.assessmentsAMonth),
      'Practice-management integration',
    ],
  },
  {
    ...byDemo('clinic-enterprise'),
    name: 'Enterprise',
    price: enterprise.monthly,
    description: 'For large clinics and groups.',
    features: ['Unlimited vets', 'Unlimited assessments'],
  },
]

/** What is promised to every clinic. */
export const CLINIC_CLAIMS: readonly string[] = [
  `Live within ${FIGURES.liveWithinInWords}`,
  'Unlimited staff seats',
  `Demo under ${FIGURES.demoUnderMinutes} minutes`,
]
