import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { dataOfPages, metadataFor, shellMetadata } from '#web/app/route/metadata.ts'
import { CLINICS_FAQ } from '#web/content/clinics.ts'
import { LANDING_FAQ } from '#web/content/landing.ts'
import { WAITLIST_FAQ } from '#web/content/waitlist.ts'
import * as clinics from '#web/pages/visitor/clinics-page.tsx'
import * as landing from '#web/pages/visitor/landing-page.tsx'
import * as pricing from '#web/pages/visitor/pricing-page.tsx'
import * as waitlist from '#web/pages/visitor/waitlist-page.tsx'
import { PRICING_FAQ } from '#web/content/pricing.ts'
import {
  FLOW_PATHS,
  NOT_FOUND_ROUTE,
  ROUTES,
  canonicalPath,
  hasPage,
  prerenderedPaths,
  routeFor,
} from '#web/app/route/route-table.ts'

const paths = ROUTES.map((route) => route.path)

test('the flow has its seven steps in order, each with a page of its own [R-ROUTE-010]', () => {
  expect(FLOW_PATHS).toEqual([
    '/pet-profile',
    '/symptoms',
    '/follow-up',
    '/media',
    '/notes',
    '/assessment',
    '/treatment',
  ])
  expect(FLOW_PATHS.filter((path) => !paths.includes(path))).toEqual([])
})

test('everything about a person needs that person [R-SEC-006]', () => {
  const personal = [...FLOW_PATHS, '/history', '/pets', '/pets/7', '/pet-profile/edit/7', '/dashboard']
  expect(personal.filter((path) => routeFor(path).guard !== 'user')).toEqual([])
})

test('the header is missing only where the page says so [R-NAV-001]', () => {
  const without = ROUTES.filter((route) => route.header !== 'fixed').map((route) => route.path)
  expect(without).toEqual(['/', '/login', '/signup', '/forgot-password', '/reset-password'])
})

test('pages about signing in and pages of a person stay out of indexes [R-META-002]', () => {
  const personal = ROUTES.filter((route) => route.guard === 'user').map((route) => route.path)
  const wanted = ['/login', '/forgot-password', '/reset-password', '/auth/callback', ...personal]
  for (const path of wanted) expect(metadataFor(path).robots).toBe('noindex')
  expect(metadataFor('/').robots).toBe('index, follow')
})

test('no two indexable pages share a title or a description [R-META-005]', () => {
  const indexable = ROUTES.filter((route) => route.indexable)
  for (const key of ['title', 'description'] as const) {
    expect(new Set(indexable.map((route) => route[key])).size).toBe(indexable.length)
  }
  for (const route of ROUTES) {
    expect(route.keywords.length).toBeGreaterThanOrEqual(3)
    expect(route.keywords.length).toBeLessThanOrEqual(8)
  }
})

test('both addresses of the edit page share one description and one canonical address [R-META-003] [R-ROUTE-009]', () => {
  expect(routeFor('/pets/7').title).toBe('Edit Pet Profile')
  expect(canonicalPath('/pets/7')).toBe('/pet-profile/edit/7')
  expect(metadataFor('/pet-profile/edit/7').title).toBe('Edit Pet Profile | Pawlight')
})

test('an unknown path is described like the home page and not indexed [R-META-004]', () => {
  expect(routeFor('/nowhere')).toBe(NOT_FOUND_ROUTE)
  expect(metadataFor('/nowhere')).toMatchObject({
    title: metadataFor('/').title,
    description: metadataFor('/').description,
    robots: 'noindex',
  })
  expect(shellMetadata('https://pets.test')).toMatchObject({
    robots: 'noindex',
    canonical: 'https://pets.test/',
  })
})

test('the address of this instance stands in the canonical link', () => {
  expect(metadataFor('/signup/', 'https://pets.test')).toMatchObject({
    title: 'Redeem Your Invite | Pawlight',
    canonical: 'https://pets.test/signup',
  })
})

test('only pages that anyone may read are written at build time', () => {
  expect(prerenderedPaths().filter((path) => routeFor(path).guard === 'user')).toEqual([])
})

test('every page has its file', () => {
  const missing = [...ROUTES, NOT_FOUND_ROUTE].filter(
    (route) => !existsSync(resolve(import.meta.dirname, '..', route.file)),
  )
  expect(missing).toEqual([])
})

test('a link is shown only where it leads somewhere', () => {
  expect(hasPage('/login?next=1#top')).toBe(true)
  expect(hasPage('/nowhere')).toBe(false)
})

const dataOf = (path: string, page: { readonly handle: unknown }): unknown =>
  JSON.parse(JSON.stringify(metadataFor(path, undefined, dataOfPages([page.handle])).structuredData))

test.each([
  ['/', landing],
  ['/pricing', pricing],
])('%s offers the three plans to search engines [R-META-006]', (path, page) => {
  expect(dataOf(path, page)).toMatchObject({
    '@graph': expect.arrayContaining([
      expect.objectContaining({
        '@type': 'Product',
        offers: [
          { '@type': 'Offer', name: 'Pay-per-triage', price: '4.99', priceCurrency: 'USD' },
          { '@type': 'Offer', name: 'Core', price: '14.99', priceCurrency: 'USD' },
          { '@type': 'Offer', name: 'Plus', price: '24.99', priceCurrency: 'USD' },
        ],
      }),
      expect.objectContaining({ '@type': 'FAQPage' }),
    ]),
  })
})

test.each([
  ['/', landing, LANDING_FAQ],
  ['/pricing', pricing, PRICING_FAQ],
  ['/vet_clinics', clinics, CLINICS_FAQ],
  ['/waitlist', waitlist, WAITLIST_FAQ],
] as const)('%s tells search engines the questions it answers', (path, page, questions) => {
  expect(dataOf(path, page)).toMatchObject({
    '@graph': expect.arrayContaining([
      expect.objectContaining({
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }),
    ]),
  })
})

test('pricing and the page for clinics are described in words of their own', () => {
  expect(metadataFor('/pricing')).toMatchObject({
    title: 'Pricing | Pawlight',
    description: 'Pay per screen or choose Core or Plus: AI triage for pet parents and plans for clinics.',
  })
  expect(metadataFor('/vet_clinics')).toMatchObject({
    title: 'For Vet Clinics | Pawlight',
    description:
      'Triage support and plans for veterinary clinics: live within two weeks, demo under 30 minutes.',
  })
})
