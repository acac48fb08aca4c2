import type { ClaimId } from '#web/content/claims.ts'

export const ABOUT = {
  title: 'A calm light for worried pet parents',
  lead: 'Pawlight tells dog and cat owners in the United States how soon a pet needs care, and why. Answers come in 1-3 minutes, day or night.',
} as const

type Point = { readonly title: string; readonly text: string; readonly claims?: readonly ClaimId[] }

export const REASONS: readonly Point[] = [
  {
    title: 'Always-on reassurance',
    text: 'Ask at noon or at 2 a.m. You get a plain answer, and the reasons for it.',
    claims: ['anyHour'],
  },
  {
    title: 'Real veterinarians in the loop',
    text: 'When your pet needs a vet, you see who is near, and you get a report to hand over.',
    claims: ['realVets'],
  },
  {
    title: 'Tailored to the household',
    text: 'Age, breed, weight, illnesses and medicines of each pet count. You save them once.',
  },
]

export const PILLARS: readonly Point[] = [
  {
    title: 'Instant Triage',
    text: 'Is it an emergency, a vet visit, or something to watch at home? You know, and you know what to do first.',
  },
  {
    title: 'Home Care Coach',
    text: 'What to do, what to feed and what to watch, with over-the-counter ideas that fit your pet.',
  },
  {
    title: 'Vet Team Bridge',
    text: 'Vets near you, what to say on the phone, and a report that tells the vet what you saw.',
  },
]
