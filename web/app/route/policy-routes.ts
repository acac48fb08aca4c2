import { open, type PageEntry, type RouteEntry } from './route-entry.ts'

const policy = (page: string, route: Omit<PageEntry, 'page' | 'id'>): RouteEntry =>
  open({ page: `legal/${page}`, ...route })

export const POLICY_ROUTES: readonly RouteEntry[] = [
  policy('cookies', {
    path: '/cookies',
    title: 'Cookie Preferences',
    description: 'Choose which cookies we may use and read the cookie policy.',
    keywords: ['cookie preferences', 'cookie policy', 'privacy'],
  }),
  policy('terms', {
    path: '/terms',
    title: 'Terms of Service',
    description: 'The terms for using the service.',
    keywords: ['terms of service', 'terms', 'eligibility', 'liability'],
  }),
  policy('privacy', {
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'What we collect, why, how long we keep it and your choices.',
    keywords: ['privacy policy', 'data retention', 'deletion', 'privacy requests'],
  }),
  policy('accessibility', {
    path: '/accessibility',
    title: 'Accessibility',
    description: 'Our accessibility commitment and how to reach us.',
    keywords: ['accessibility', 'WCAG', 'feedback', 'keyboard'],
  }),
  policy('medical-disclaimer', {
    path: '/medical-disclaimer',
    title: 'Medical Disclaimer',
    description: 'What AI triage can and cannot do for your pet.',
    keywords: ['medical disclaimer', 'AI triage', 'no diagnosis'],
  }),
  policy('affiliate-disclosure', {
    path: '/affiliate-disclosure',
    title: 'Affiliate Disclosure',
    description: 'How product links and affiliate relationships work.',
    keywords: ['affiliate disclosure', 'product links', 'commission'],
  }),
  policy('acceptable-use', {
    path: '/acceptable-use',
    title: 'Acceptable Use',
    description: 'Rules for using the service and how to appeal.',
    keywords: ['acceptable use', 'rules', 'appeals', 'enforcement'],
  }),
  policy('trust', {
    path: '/trust',
    title: 'Trust and Safety',
    description: 'How we protect data and keep triage safe.',
    keywords: ['trust and safety', 'security', 'pet triage safety', 'data protection'],
  }),
  policy('notice-at-collection', {
    path: '/privacy/notice-at-collection',
    title: 'Notice at Collection',
    description: 'Categories of information collected and purposes.',
    keywords: ['notice at collection', 'categories of information', 'purposes', 'privacy'],
  }),
  policy('do-not-sell', {
    path: '/privacy/do-not-sell',
    title: 'Do Not Sell or Share',
    description: 'How to opt out of sale or sharing.',
    keywords: ['do not sell or share', 'opt out', 'Global Privacy Control', 'privacy'],
  }),
  policy('limit-sensitive-use', {
    path: '/privacy/limit-sensitive-use',
    title: 'Limit Use of Sensitive Information',
    description: 'How to limit the use of sensitive information.',
    keywords: ['limit use', 'sensitive information', 'location', 'privacy'],
  }),
  policy('subscription-terms', {
    path: '/subscription-terms',
    title: 'Subscription Terms',
    description: 'Billing, renewal, trial and cancellation.',
    keywords: ['subscription terms', 'billing', 'renewal', 'free trial', 'cancellation'],
  }),
  policy('refunds', {
    path: '/refunds',
    title: 'Refund Policy',
    description: 'When refunds are available and how long they take.',
    keywords: ['refund policy', 'refunds', 'annual plan', 'cancellation'],
  }),
  policy('legal-center', {
    path: '/legal',
    title: 'Legal Center',
    description: 'All legal documents in one place.',
    keywords: ['legal center', 'terms', 'policies', 'privacy'],
  }),
]
