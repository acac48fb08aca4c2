import { CLINIC_PLANS } from '#domain/constants.ts'
import { entry, type PageEntry, type RouteEntry } from './route-entry.ts'

const open = entry({ header: 'fixed', footer: true, prerender: true })
const policy = (page: string, route: Omit<PageEntry, 'page' | 'id'>): RouteEntry =>
  open({ page: `legal/${page}`, id: page, ...route })
const comingSoon = (route: Omit<PageEntry, 'page'>): RouteEntry => open({ page: 'coming-soon', ...route })
const account = entry({ header: 'none', footer: false, prerender: true })
const signedIn = entry({ header: 'fixed', footer: true, prerender: false })
const flow = entry({ header: 'fixed', footer: false, prerender: false })

/** Every page: its address, who may see it, how it is framed and how it is described. */
export const ROUTES: readonly RouteEntry[] = [
  open({
    page: 'landing',
    path: '/',
    header: 'own',
    title: 'Pawlight - AI pet health triage for dogs and cats',
    description:
      "Describe your dog's or cat's symptoms and get clear urgency guidance, home-care coaching and nearby vets.",
    keywords: ['pet health triage', 'dog symptoms', 'cat symptoms', 'emergency vet', 'pet symptom checker'],
  }),
  open({
    page: 'pricing',
    path: '/pricing',
    title: 'Pricing',
    description: 'Pay per screen or choose Core or Plus: AI triage for pet parents and plans for clinics.',
    keywords: ['pricing', 'pet triage cost', 'pay per screen', 'pet health plans', 'clinic plans'],
  }),
  open({
    page: 'clinics',
    path: '/vet_clinics',
    title: 'For Vet Clinics',
    description: `Triage support and plans for veterinary clinics: live within ${CLINIC_PLANS.liveWithinInWords}, demo under ${CLINIC_PLANS.demoUnderMinutes} minutes.`,
    keywords: ['vet clinics', 'veterinary triage', 'clinic plans', 'triage support', 'clinic demo'],
  }),
  open({
    page: 'about',
    path: '/about',
    title: 'About Us',
    description:
      'Why families choose Pawlight: always-on reassurance, real veterinarians in the loop, tailored to the household.',
    keywords: ['about Pawlight', 'pet health triage', 'home care', 'veterinarians'],
  }),
  open({
    page: 'waitlist',
    path: '/waitlist',
    title: 'Join the Waitlist',
    description: 'Get early access to instant, affordable, reliable pet health triage.',
    keywords: ['waitlist', 'early access', 'pet health triage', 'closed beta'],
  }),
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
    page: 'evidence',
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
  account({
    page: 'login',
    path: '/login',
    title: 'Log In',
    description: 'Sign in to your account.',
    keywords: ['log in', 'sign in', 'account'],
  }),
  account({
    page: 'signup',
    path: '/signup',
    title: 'Redeem Your Invite',
    description: 'Create your account with a 6-digit invite code.',
    keywords: ['sign up', 'invite code', 'closed beta'],
  }),
  account({
    page: 'forgot-password',
    path: '/forgot-password',
    title: 'Forgot Password',
    description: 'Request a password reset link.',
    keywords: ['forgot password', 'password reset', 'account'],
  }),
  account({
    page: 'reset-password',
    path: '/reset-password',
    title: 'Reset Password',
    description: 'Choose a new password.',
    keywords: ['reset password', 'new password', 'account'],
  }),
  open({
    page: 'auth-callback',
    path: '/auth/callback',
    footer: false,
    title: 'Signing You In',
    description: 'Completing sign-in.',
    keywords: ['sign in', 'confirmation', 'account'],
  }),
  open({
    page: 'account-deleted',
    path: '/account-deleted',
    title: 'Account Deletion',
    description: 'The record of an account that was deleted.',
    keywords: ['account', 'deletion', 'record'],
  }),
  open({
    page: 'debug-assessment',
    path: '/debug/assessment',
    footer: false,
    title: 'Debug',
    description: 'Internal.',
    keywords: ['debug', 'assessment', 'internal'],
  }),
  signedIn({
    page: 'dashboard',
    path: '/dashboard',
    title: 'Dashboard',
    description: 'Your pets and assessments.',
    keywords: ['dashboard', 'pets', 'account'],
    canonical: '/pets',
  }),
  signedIn({
    page: 'profile',
    path: '/profile',
    title: 'Your Profile',
    description: 'Account details.',
    keywords: ['profile', 'account', 'subscription'],
  }),
  signedIn({
    page: 'workspace',
    id: 'pets',
    path: '/pets',
    title: 'My Pets',
    description: 'Pet profiles.',
    keywords: ['pets', 'pet profiles', 'pet management'],
  }),
  signedIn({
    page: 'workspace',
    id: 'history',
    path: '/history',
    title: 'Assessment History',
    description: 'Past assessments.',
    keywords: ['assessment history', 'past assessments', 'triage history'],
  }),
  signedIn({
    page: 'edit-pet',
    id: 'edit-pet',
    path: '/pet-profile/edit/:petId',
    title: 'Edit Pet Profile',
    description: "Update your pet's profile.",
    keywords: ['edit pet', 'pet profile', 'pet details'],
  }),
  signedIn({
    page: 'edit-pet',
    id: 'edit-pet-short',
    path: '/pets/:petId',
    title: 'Edit Pet Profile',
    description: "Update your pet's profile.",
    keywords: ['edit pet', 'pet profile', 'pet details'],
    canonical: '/pet-profile/edit/:petId',
  }),
  flow({
    page: 'pet-profile',
    path: '/pet-profile',
    title: 'Pet Profile',
    description: 'Tell us about your pet.',
    keywords: ['pet profile', 'dog', 'cat'],
  }),
  flow({
    page: 'symptoms',
    path: '/symptoms',
    title: 'Symptoms',
    description: 'Select symptoms.',
    keywords: ['symptoms', 'dog symptoms', 'cat symptoms'],
  }),
  flow({
    page: 'follow-up',
    path: '/follow-up',
    title: 'Follow-up Questions',
    description: 'Answer follow-up questions.',
    keywords: ['follow-up questions', 'symptoms', 'triage'],
  }),
  flow({
    page: 'media',
    path: '/media',
    title: 'Photos and Videos',
    description: 'Add photos or videos.',
    keywords: ['photos', 'videos', 'triage'],
  }),
  flow({
    page: 'notes',
    path: '/notes',
    title: 'Additional Information',
    description: 'Add notes.',
    keywords: ['notes', 'additional information', 'triage'],
  }),
  flow({
    page: 'assessment',
    path: '/assessment',
    footer: true,
    title: 'Assessment',
    description: 'Triage result.',
    keywords: ['assessment', 'triage result', 'urgency'],
  }),
  flow({
    page: 'treatment',
    path: '/treatment',
    footer: true,
    title: 'Treatment Plan',
    description: 'Treatment plan.',
    keywords: ['treatment plan', 'home care', 'triage'],
  }),
]

const HOME = ROUTES.find(({ path }) => path === '/')
if (HOME === undefined) throw new Error('The table has no home page.')

/** The page for every address that is not in the table; described like the home page and kept out of indexes. */
export const NOT_FOUND_ROUTE: RouteEntry = {
  ...HOME,
  id: 'not-found',
  path: '*',
  file: '../pages/not-found-page.tsx',
  header: 'fixed',
  indexable: false,
  prerender: false,
}

/** The paths whose HTML is made at build time. */
export const prerenderedPaths = (): string[] =>
  ROUTES.filter((route) => route.prerender).map((route) => route.path)

const bare = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)

/** The parts of `pathname` that the pattern names, or null where it does not fit. */
function parametersOf(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = pathname.split('/')
  if (wanted.length !== given.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':') && value !== '') parameters[part.slice(1)] = value
    else if (part !== value) return null
  }
  return parameters
}

/** The route that answers a path; unknown paths get the not-found route. */
export function routeFor(pathname: string): RouteEntry {
  const path = bare(pathname)
  return ROUTES.find((route) => parametersOf(route.path, path) !== null) ?? NOT_FOUND_ROUTE
}

/** Whether two different addresses are shown by one page. */
export const isOtherAddressOfPage = (one: string, other: string): boolean =>
  bare(one) !== bare(other) && routeFor(one).file === routeFor(other).file

/** The path that search engines keep for an address: without a query, and one spelling per page. */
export function canonicalPath(pathname: string): string {
  const path = bare(pathname)
  const route = routeFor(path)
  if (route.canonical === undefined) return path
  const parameters = parametersOf(route.path, path) ?? {}
  return route.canonical.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')
}

/** The pages of the triage flow, in the order of its steps. */
export const FLOW_PATHS: readonly string[] = [
  '/pet-profile',
  '/symptoms',
  '/follow-up',
  '/media',
  '/notes',
  '/assessment',
  '/treatment',
]

/** Paths that are never remembered as the last place visited, because they lead to signing in. */
export const SIGN_IN_PATHS: readonly string[] = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/auth/callback',
]

/** Whether an address of ours leads to a page. */
export const hasPage = (to: string): boolean => routeFor(to.split(/[?#]/)[0] ?? to) !== NOT_FOUND_ROUTE
