import type { ClaimId } from '#web/content/claims.ts'
import { HOW_LONG, REPLACES_VET, type Question } from '#web/content/questions.ts'

export const HERO = {
  title: 'Worried about your pet? Know what to do next.',
  lead: 'Tell us what you see and answer a few short questions. Know in under two minutes how urgent it is, day or night.',
  beta: 'AI-powered health triage for dogs and cats in the United States. Invite-only closed beta.',
} as const

export const EMERGENCY_STRIP = {
  question: 'Is your pet struggling to breathe, collapsed or bleeding heavily?',
  advice: 'Do not wait for an assessment. Call the nearest emergency vet now.',
} as const

export type Benefit = {
  readonly art: 'night' | 'checklist' | 'care'
  readonly title: string
  readonly text: string
  readonly claims: readonly ClaimId[]
}

export const BENEFITS: readonly Benefit[] = [
  {
    art: 'night',
    title: 'Here 24/7',
    text: 'Results in under two minutes, at noon or at 2 a.m.',
    claims: ['anyHour', 'underTwoMinutes'],
  },
  {
    art: 'checklist',
    title: 'Vet-reviewed AI',
    text: 'Every answer is checked against clear safety rules that vets can read.',
    claims: ['vetReviewed'],
  },
  {
    art: 'care',
    title: 'Home care that fits',
    text: 'Home-care coaching and over-the-counter ideas matched to your pet’s weight and age.',
    claims: [],
  },
]

export const STEPS = [
  {
    title: 'Tell us about your pet',
    text: 'Age, breed, weight. Save the profile once and use it next time.',
  },
  { title: 'Pick what you see', text: 'Choose the symptoms, then answer one short question at a time.' },
  {
    title: 'Know what to do',
    text: 'A plain answer, the reasons for it, and vets near you when you need one. Past assessments are kept for you.',
  },
] as const

/** The sample note and its rule stand in the first two. */
export const HOW_IT_DECIDES = {
  words: {
    title: 'Your words suggest',
    text: 'We look for signs in what you write. Your words can make an answer more urgent. They never make it less urgent.',
  },
  rules: {
    title: 'Written rules decide',
    text: 'Rules set the level, each with its reason and its source. A sign of danger always counts.',
  },
  never: {
    title: 'What it never does',
    points: [
      'It never lets AI make an answer less urgent.',
      'It never takes “not sure” as safe.',
      'It never tells you for certain what your pet has.',
    ],
  },
} as const

export const ANSWERS = [
  {
    level: 'monitor_at_home',
    name: 'Monitor at home',
    text: 'What to do, what to watch, and when to call a vet.',
  },
  {
    level: 'normal_vet',
    name: 'Vet visit',
    text: 'How soon to go, what to say, and clinics near you.',
  },
  {
    level: 'er_urgent',
    name: 'Emergency',
    text: 'The closest open emergency vet, with a call button first.',
  },
] as const

export const WAY_IN = 'How do I get in?'

export const LANDING_FAQ: readonly Question[] = [
  REPLACES_VET,
  HOW_LONG,
  {
    question: 'What if it is an emergency?',
    answer:
      'We tell you at once, and the way to an emergency vet comes first. You do not need an assessment: press “Emergency help” on any page.',
  },
  {
    question: WAY_IN,
    answer:
      'Pawlight is in an invite-only beta. With a 6-digit invite code you can create a free account. Without one, join the waitlist.',
  },
  {
    question: 'Can I cancel any time?',
    answer: 'Yes. Your plan stays on until the end of the billing cycle, and it does not renew.',
  },
  { question: 'Which pets can I use it for?', answer: 'Dogs and cats in the United States.' },
]

export const TRUST = [
  'Emergency rules always win over AI',
  'Analytics cookies stay off until you say yes',
  'Ask us to delete your data at any time',
  'Designed to meet WCAG 2.2 AA',
] as const
