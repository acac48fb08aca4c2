import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { routeOf } from '#contract/routes.ts'
import { readingGrade } from '#domain/knowledge/care/reading-grade.ts'
import { metadataFor } from '#web/app/route/metadata.ts'
import { prerenderedPaths, ROUTES } from '#web/app/route/route-table.ts'
import { MAILBOXES } from '#web/content/legal/policy-text.ts'
import { provideConfig } from '#web/lib/config.ts'
import { renderAt } from '#web/testing/render.tsx'
import { testConfig } from '#web/testing/test-config.ts'

const PAGES = import.meta.glob<{ default: ComponentType }>('./*-page.tsx', { eager: true })
const routes = ROUTES.filter(({ file }) => file.startsWith('../pages/legal/'))
const paths = routes.map(({ path }) => path)

beforeEach(() => provideConfig(testConfig()))

/** The words of the policy at an address. */
function read(path: string): string {
  const file = routes.find((route) => route.path === path)?.file.replace('../pages/legal/', './') ?? ''
  const Page = PAGES[file]?.default
  if (Page === undefined) throw new Error(`There is no policy at ${path}.`)
  renderAt(path, <Page />)
  return screen.getByRole('article').textContent
}

/** The rows of a table below its head, cell by cell. */
const rowsOf = (name: RegExp): string[][] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.lastChild?.textContent ?? ''))

test('every legal and policy page has its address [R-ROUTE-018]', () => {
  expect(new Set(paths)).toEqual(
    new Set([
      '/terms',
      '/privacy',
      '/cookies',
      '/accessibility',
      '/medical-disclaimer',
      '/affiliate-disclosure',
      '/acceptable-use',
      '/trust',
      '/privacy/notice-at-collection',
      '/privacy/do-not-sell',
      '/privacy/limit-sensitive-use',
      '/subscription-terms',
      '/refunds',
      '/legal',
    ]),
  )
})

describe.each(paths)('%s', (path) => {
  test('has a title of its own, says when it last changed and whom to ask [R-PAGE-031]', async () => {
    expect(read(path)).toMatch(/Last updated [A-Z][a-z]+ \d{1,2}, 20\d\d/)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const ask = screen.getByRole('heading', { name: /\d+\. Questions$/ }).parentElement ?? document.body
    const address = await within(ask).findByRole('link', {
      name: /^(legal|privacy|security|support)@pets\.test$/,
    })
    expect(address.getAttribute('href')).toBe(`mailto:${address.textContent}`)
  })

  test('numbers its sections and says something in each', () => {
    read(path)
    const sections = within(screen.getByRole('article')).getAllByRole('heading', { name: /^\d+\. / })
    expect(sections.length).toBeGreaterThan(4)
    expect(sections.map((heading) => heading.textContent.split('.')[0])).toEqual(
      sections.map((_, index) => String(index + 1)),
    )
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    const saidIn = (heading: HTMLElement) => heading.parentElement?.querySelector('p, li, td') ?? null
    expect(sections.filter((heading) => saidIn(heading) === null)).toEqual([])
  })

  test('links only to pages of the product, each once in a section', () => {
    read(path)
    const links = within(screen.getByRole('article')).queryAllByRole('link')
    const ours = links.map((link) => link.getAttribute('href') ?? '').filter((to) => to.startsWith('/'))
    expect(ours.filter((to) => routeOf(to.split('#')[0] ?? to) === undefined)).toEqual([])
  })

  test('is written at build time and listed', () => {
    expect(prerenderedPaths()).toContain(path)
    expect(metadataFor(path).robots).toBe('index, follow')
  })

  test('is read with ease by a twelve-year-old', () => {
    read(path)
    const paragraphs = [...screen.getByRole('article').querySelectorAll('p, li')]
    const text = paragraphs.map(({ textContent }) => `${textContent}. `).join('')
    expect(readingGrade(text)).toBeLessThan(7)
  })
})

test.each(paths.filter((path) => path !== '/cookies'))('%s lists its sections in its contents', (path) => {
  read(path)
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  const listed = within(contents)
    .getAllByRole('link')
    .map((link, index) => [link.getAttribute('href'), `${index + 1}. ${link.textContent}`])
  const sections = within(screen.getByRole('article'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => [`#${heading.id}`, heading.textContent])
  expect(listed).toEqual(sections)
})

test.each([
  ['the minimum age [R-PAGE-010]', '/terms', ['at least 18 years old']],
  ['residents of the US only [R-PAGE-011]', '/terms', ['for residents of the United States only']],
  ['the liability cap [R-PAGE-012]', '/terms', ['limited to the greater of 12 months of fees or $100']],
  [
    'the law and the place of arbitration [R-PAGE-013]',
    '/terms',
    ['Delaware law applies', 'arbitration in San Francisco County'],
  ],
  ['the operator, in the terms [R-PAGE-014]', '/terms', ['operated by a Delaware company']],
  ['the operator, in the privacy policy [R-PAGE-014]', '/privacy', ['operated by a Delaware company']],
  ['the operator, in the legal center [R-PAGE-014]', '/legal', ['operated by a Delaware company']],
  [
    'how soon data and backups are deleted [R-PAGE-017]',
    '/privacy',
    ['Our target is 30 days', 'Backups are purged within 90 days'],
  ],
  [
    'how soon requests are answered, in the policy [R-PAGE-018]',
    '/privacy',
    ['answer privacy requests within 45 days'],
  ],
  [
    'how soon requests are answered, in the notice [R-PAGE-018]',
    '/privacy/notice-at-collection',
    ['answer privacy requests within 45 days'],
  ],
  [
    'how soon requests are answered, beside the way to say no [R-PAGE-018]',
    '/privacy/do-not-sell',
    ['answer other privacy requests within 45 days'],
  ],
  [
    'how soon requests are answered, beside the way to limit [R-PAGE-018]',
    '/privacy/limit-sensitive-use',
    ['answer other privacy requests within 45 days'],
  ],
  [
    'how soon saying no counts [R-PAGE-019]',
    '/privacy/do-not-sell',
    ['honor opt-outs within 15 days', 'Global Privacy Control'],
  ],
  [
    'how soon limiting counts [R-PAGE-019]',
    '/privacy/limit-sensitive-use',
    ['honor opt-outs within 15 days', 'Type a ZIP code or a town instead'],
  ],
  [
    'how soon cookie requests are acted on [R-PAGE-020]',
    '/cookies',
    ['change your cookie choice. We act on it within 10 business days'],
  ],
  [
    'how long cookies last [R-PAGE-021]',
    '/cookies',
    ['Advertising cookies last 90 days or less', 'Strictly necessary cookies last up to 12 months'],
  ],
  [
    'how soon accessibility is answered [R-PAGE-022]',
    '/accessibility',
    ['We reply within two business days', 'WCAG 2.2 AA'],
  ],
  ['how long an appeal can be made [R-PAGE-023]', '/acceptable-use', ['appeal within 14 days']],
  [
    'when price changes are announced [R-PAGE-024]',
    '/subscription-terms',
    ['announce price changes at least 30 days ahead'],
  ],
  [
    'the refund of an annual plan [R-PAGE-025]',
    '/refunds',
    ['can be cancelled within 14 days of renewal for a prorated refund'],
  ],
  [
    'that monthly charges are not refunded [R-PAGE-026]',
    '/refunds',
    ['Monthly plans get no refund of charges already incurred'],
  ],
  [
    'the refund of a one-time assessment [R-PAGE-027]',
    '/refunds',
    ['refundable if no results were generated', 'must be reported within 7 days'],
  ],
  ['when refunds arrive [R-PAGE-028]', '/refunds', ['Approved refunds arrive in 5 to 10 business days']],
  [
    'when a cancellation counts, beside the refunds [R-PAGE-029]',
    '/refunds',
    ['Cancellation takes effect at the end of the billing cycle'],
  ],
  [
    'when a cancellation counts, beside the prices [R-PAGE-029]',
    '/subscription-terms',
    ['Cancellation takes effect at the end of the billing cycle'],
  ],
  ['the free trial [R-PAGE-031]', '/subscription-terms', ['Core and Plus start with a 7-day free trial']],
  [
    'what triage is not [R-PAGE-031]',
    '/medical-disclaimer',
    [
      'AI triage only',
      'does not diagnose',
      'no veterinarian-client-patient relationship',
      'Call the nearest emergency vet now',
      'Give no medicine unless a vet tells you to',
    ],
  ],
  [
    'what product links may earn, and the shops [R-PAGE-031]',
    '/affiliate-disclosure',
    ['may earn us a commission', 'Safety comes first, then how well a product fits', 'Amazon', 'Chewy'],
  ],
  [
    'the safety floor, and the review that is missing [R-PAGE-031]',
    '/trust',
    ['nothing can lower the result below an emergency', 'A veterinarian has not yet reviewed them'],
  ],
] as const)('%s: said at %s', (_what, path, facts) => {
  const text = read(path)
  for (const fact of facts) expect(text).toContain(fact)
})

test('the privacy policy says how long each kind of data is kept [R-PAGE-015] [R-PAGE-016] [R-CONST-003] [R-CONST-004]', () => {
  read('/privacy')
  expect(rowsOf(/How long we keep it$/)).toEqual([
    ['Account data', 'up to 3 years after closure'],
    ['Assessment data', 'deleted or de-identified within 90 days of a verified deletion request'],
    ['Analytics and logs', '12 months'],
    ['Communications', 'about 24 months'],
    ['Payment records', '7 years'],
    ['Security logs', 'up to 24 months'],
  ])
})

test('the notice at collection names purpose and time of each category, and that none is sold [R-PAGE-031]', () => {
  read('/privacy/notice-at-collection')
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['What', 'Why', 'How long', 'Sold or shared'])
  const rows = rowsOf(/What we collect, and why$/)
  expect(rows.length).toBeGreaterThan(7)
  expect(rows.filter((row) => row.length !== 4 || row.some((cell) => cell === ''))).toEqual([])
  expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(['No']))
})

test('the subscription terms state every price [R-PAGE-031]', () => {
  read('/subscription-terms')
  expect(rowsOf(/Plans and prices$/)).toEqual([
    ['Pay Per Screen', '$4.99, once', 'none'],
    ['Core', '$14.99 a month or $149 a year', '7 days'],
    ['Plus', '$24.99 a month or $249 a year', '7 days'],
  ])
})

test('the legal center leads to every other legal text and shows the four mailboxes [R-PAGE-007] [R-PAGE-031]', async () => {
  read('/legal')
  await screen.findAllByRole('link', { name: 'legal@pets.test' })
  const entries = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('paragraph') !== null)
    .map((item) => within(item).getByRole('link').getAttribute('href') ?? '')
  const others = paths.filter((path) => path !== '/legal')
  expect(new Set(entries.filter((to) => to.startsWith('/')))).toEqual(new Set([...others, '/privacy/delete']))
  const addresses = ['legal', 'privacy', 'security', 'support'].map((box) => `mailto:${box}@pets.test`)
  expect(entries.filter((to) => to.startsWith('mailto:')).toSorted()).toEqual(addresses)
  expect(MAILBOXES.toSorted()).toEqual(['legal', 'privacy', 'security', 'support'])
})

test('the choices stand above the cookie policy, at one address [R-ROUTE-018]', () => {
  read('/cookies')
  const controls = screen.getByRole('button', { name: 'Accept all' })
  const policy = screen.getByRole('heading', { level: 2, name: 'Cookie policy' })
  expect(document.getElementById('cookie-preferences')).not.toBeNull()
  expect(controls.compareDocumentPosition(policy) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})
