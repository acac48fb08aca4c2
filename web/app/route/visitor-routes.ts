import { CLINIC_TERMS } from '#domain/plans/clinic-terms.ts'
import { open, type PageEntry, type RouteEntry } from './route-entry.ts'

const comingSoon = (route: Omit<PageEntry, 'page'>): RouteEntry =>
  open({ page: 'visitor/coming-soon', ...route })

export const OFFER_ROUTES: readonly RouteEntry[] = [
  open({
    page: 'visitor/landing',
    path: '/',
    header: 'own',
    title: 'Pawlight - AI pet health triage for dogs and cats',
    description:
      "Describe your dog's or cat's symptoms and get clear urgency guidance, home-care coaching and nearby vets.",
    keywords: ['pet health triage', 'dog symptoms', 'cat symptoms', 'emergency vet', 'pet symptom checker'],
  }),
  open({
    page: 'visitor/pricing',
    path: '/pricing',
    title: 'Pricing',
    description: 'Pay per screen or choose Core or Plus: AI triage for pet parents and plans for clinics.',
    keywords: ['pricing', 'pet triage cost', 'pay per screen', 'pet health plans', 'clinic plans'],
  }),
  open({
    page: 'visitor/clinics',
    path: '/vet_clinics',
    title: 'For Vet Clinics',
    description: `Triage support and plans for veterinary clinics: live within ${CLINIC_TERMS.liveWithin}, demo under ${CLINIC_TERMS.demoUnderMinutes} minutes.`,
    keywords: ['vet clinics', 'veterinary triage', 'clinic plans', 'triage support', 'clinic demo'],
  }),
  open({
    page: 'visitor/about',
    path: '/about',
    title: 'About Us',
    description:
      'Why families choose Pawlight: always-on reassurance, real veterinarians in the loop, tailored to the household.',
    keywords: ['about Pawlight', 'pet health triage', 'home care', 'veterinarians'],
  }),
  open({
    page: 'visitor/waitlist',
    path: '/waitlist',
    title: 'Join the Waitlist',
    description: 'Get early access to instant, affordable, reliable pet health triage.',
    keywords: ['waitlist', 'early access', 'pet health triage', 'closed beta'],
  }),
]

export const READING_ROUTES: readonly RouteEntry[] = [
  open({
    page: 'contact',
    path: '/contact',
    title: 'Contact Us',
    description: 'Reach support, clinic partnerships, legal, privacy and security.',
    keywords: ['contact', 'support', 'clinic partnerships', 'privacy', 'security'],
  }),
  open({
    page: 'deletion',
    path: '/privacy/delete',
    title: 'Delete My Data',
    description: 'Request deletion of your data.',
    keywords: ['delete my data', 'data deletion', 'privacy request'],
  }),
  open({
    page: 'visitor/evidence',
    path: '/evidence',
    title: 'How Well It Works',
    description:
      'How often our advice agrees with published veterinary guidance on written cases, with every miss listed.',
    keywords: ['evidence', 'accuracy', 'pet triage', 'emergency recall', 'vignettes'],
  }),
  comingSoon({
    id: 'guides',
    path: '/resources/guides',
    title: 'Pet Care Guides',
    description: 'Coming soon.',
    keywords: ['pet care guides', 'dog care', 'cat care'],
  }),
  comingSoon({
    id: 'articles',
    path: '/resources/articles',
    title: 'Health Articles',
    description: 'Coming soon.',
    keywords: ['pet health articles', 'dog health', 'cat health'],
  }),
  comingSoon({
    id: 'community',
    path: '/resources/community',
    title: 'Community',
    description: 'Coming soon.',
    keywords: ['pet owners', 'community', 'dogs and cats'],
  }),
]
