import { HOW_LONG, REPLACES_VET, type Question } from '#web/content/questions.ts'

export const HERO_WORDS = ['Instant', 'Affordable', 'Reliable'] as const

/** The words with an A and a B are what the experiments try. */
export const WAITLIST = {
  headline: 'pet health answers',
  headlineB: 'Know what your pet needs, right now',
  lead: 'Pawlight is in a closed beta. Join the waitlist and we will send you an invite code.',
  submit: 'Join the Waitlist',
  submitB: 'Get Early Access',
  urgencyB: 'Beta places are limited.',
} as const

export const WAITLIST_BENEFITS: readonly string[] = [
  'Know in under two minutes if it is urgent',
  'Home-care steps you can follow tonight',
  'Vets near you when your pet needs one',
  'A report you can show your vet',
]

/** Made up to show how it could feel; the page says so above and below each of them. */
export const SAMPLE_QUOTES = [
  {
    quote: 'It told me to go in straight away, and where. I did not have to think.',
    who: 'Sample: cat owner',
    species: 'cat',
  },
  {
    quote: 'I stopped scrolling forums at midnight. I had a plan in two minutes.',
    who: 'Sample: dog owner',
    species: 'dog',
  },
  {
    quote: 'My vet read the printed report and knew where to start.',
    who: 'Sample: dog and cat owner',
    species: 'dog',
  },
] as const

export const WAITLIST_FAQ: readonly Question[] = [
  {
    question: 'How does the waitlist work?',
    answer:
      'You get a number in line and a referral code. When a place opens, we email you a 6-digit invite code. With it you create your account.',
  },
  REPLACES_VET,
  HOW_LONG,
  {
    question: 'What if it is an emergency?',
    answer:
      'Do not wait for an invite. Press “Emergency help” on any page, or call the nearest emergency vet now. You need no account for that.',
  },
  {
    question: 'What does a referral code do?',
    answer: 'It tells us who told you about Pawlight. It does not change your place in line.',
  },
  { question: 'Which pets can I use it for?', answer: 'Dogs and cats in the United States.' },
]
