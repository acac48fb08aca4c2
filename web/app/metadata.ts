import { BUILD_ORIGIN } from '#contract/routes.ts'
import { OWNER_PLANS } from '#domain/plans/owner-plans.ts'
import { CLINICS_FAQ } from '#web/content/clinics.ts'
import { LANDING_FAQ, type Question } from '#web/content/landing.ts'
import { PRICING_FAQ } from '#web/content/pricing.ts'
import { WAITLIST_FAQ } from '#web/content/waitlist.ts'
import type { RouteEntry } from '#web/app/route-entry.ts'
import { canonicalPath, NOT_FOUND_ROUTE, routeFor } from '#web/app/route-table.ts'

export type Metadata = {
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly robots: 'index, follow' | 'noindex'
  readonly canonical: string
  readonly structuredData: object
}

const fullTitle = ({ path, title }: RouteEntry) =>
  path === '/' || path === '*' ? title : `${title} | Pawlight`

/** What a plan is called where search engines list it. */
const offerName = (plan: (typeof OWNER_PLANS)[number]) =>
  plan.key === 'pay-per-screen' ? 'Pay-per-triage' : plan.name

const product = {
  '@type': 'Product',
  name: 'Pawlight',
  description: 'AI pet health triage for dogs and cats.',
  offers: OWNER_PLANS.map((plan) => ({
    '@type': 'Offer',
    name: offerName(plan),
    price: plan.price.toFixed(2),
    priceCurrency: 'USD',
  })),
}

const faq = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

function structuredData(route: RouteEntry, origin: string, pathname: string, canonical: string): object {
  const parts = pathname.split('/').filter(Boolean)
  const site = { '@type': 'WebSite', '@id': `${origin}/#site`, name: 'Pawlight', url: `${origin}/` }
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#org`,
    name: 'Pawlight',
    url: `${origin}/`,
  }
  const page = {
    '@type': 'WebPage',
    name: fullTitle(route),
    url: canonical,
    isPartOf: { '@id': site['@id'] },
  }
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: parts.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}/${parts.slice(0, index + 1).join('/')}`,
    })),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      site,
      organization,
      page,
      ...(parts.length > 1 ? [trail] : []),
      ...(route.path === '/' ? [product, faq(LANDING_FAQ)] : []),
      ...(route.path === '/pricing' ? [product, faq(PRICING_FAQ)] : []),
      ...(route.path === '/vet_clinics' ? [faq(CLINICS_FAQ)] : []),
      ...(route.path === '/waitlist' ? [faq(WAITLIST_FAQ)] : []),
    ],
  }
}

function describe(route: RouteEntry, pathname: string, origin: string): Metadata {
  const canonical = origin + canonicalPath(pathname)
  return {
    title: fullTitle(route),
    description: route.description,
    keywords: route.keywords.join(', '),
    robots: route.indexable ? 'index, follow' : 'noindex',
    canonical,
    structuredData: structuredData(route, origin, pathname, canonical),
  }
}

/** Everything the head of a page says about it. */
export const metadataFor = (pathname: string, origin: string = BUILD_ORIGIN): Metadata =>
  describe(routeFor(pathname), pathname, origin)

/** The head of the empty shell that serves every page without HTML of its own. */
export const shellMetadata = (origin: string): Metadata => describe(NOT_FOUND_ROUTE, '/', origin)
