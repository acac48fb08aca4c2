import { OWNER_PLANS } from '#domain/plans/owner-plans.ts'
import type { Question } from '#web/content/questions.ts'

const offerName = (plan: (typeof OWNER_PLANS)[number]) =>
  plan.key === 'pay-per-screen' ? 'Pay-per-triage' : plan.name

export const productData = () => ({
  '@type': 'Product',
  name: 'Pawlight',
  description: 'AI pet health triage for dogs and cats.',
  offers: OWNER_PLANS.map((plan) => ({
    '@type': 'Offer',
    name: offerName(plan),
    price: plan.price.toFixed(2),
    priceCurrency: 'USD',
  })),
})

export const faqData = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
