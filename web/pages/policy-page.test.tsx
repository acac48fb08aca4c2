import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { metadataFor } from '#web/app/metadata.ts'
import { hasPage, prerenderedPaths, ROUTES } from '#web/app/route-table.ts'
import { provideConfig } from '#web/lib/config.ts'
import PolicyPage from '#web/pages/policy-page.tsx'
import { renderAt } from '#web/testing/render.tsx'
import { testConfig } from '#web/testing/test-config.ts'

const paths = ROUTES.filter(({ file }) => file.endsWith('/policy-page.tsx')).map(({ path }) => path)

beforeEach(() => provideConfig(testConfig()))

/** The words of the policy at an address. */
function read(path: string): string {
  renderAt(path, <PolicyPage />)
  return screen.getByRole('article').textContent
}

describe.each(paths)('%s', (path) => {
  test('says when it last changed and whom to ask', async () => {
    expect(read(path)).toMatch(/Last updated [A-Z][a-z]+ \d{1,2}, 20\d\d/)
    const address = await screen.findByRole('link', { name: /^(legal|privacy|security|support)@pets\.test$/ })
    expect(address.getAttribute('href')).toBe(`mailto:${address.textContent}`)
  })

  test('numbers its sections and lists them in its contents', () => {
    read(path)
    const contents = screen.getByRole('navigation', { name: 'On this page' })
    const listed = within(contents)
      .getAllByRole('link')
      .map((link, index) => [link.getAttribute('href'), `${index + 1}. ${link.textContent}`])
    const sections = screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => !contents.contains(heading))
      .map((heading) => [`#${heading.id}`, heading.textContent])
    expect(listed).toEqual(sections)
    expect(sections.length).toBeGreaterThan(3)
  })

  test('links only to pages there are', () => {
    read(path)
    const links = within(screen.getByRole('article')).queryAllByRole('link')
    const ours = links.map((link) => link.getAttribute('href') ?? '').filter((to) => to.startsWith('/'))
    expect(ours.filter((to) => !hasPage(to))).toEqual([])
  })

  test('is written at build time and listed', () => {
    expect(prerenderedPaths()).toContain(path)
    expect(metadataFor(path).robots).toBe('index, follow')
  })
})

test('the affiliate disclosure says what links may earn, what comes first, and which shops there are', () => {
  const text = read('/affiliate-disclosure')
  expect(text).toContain('may earn us a commission')
  expect(text).toContain('Safety comes first, then how well a product fits')
  for (const shop of ['Amazon', 'Chewy']) expect(text).toContain(shop)
  expect(metadataFor('/affiliate-disclosure')).toMatchObject({
    title: 'Affiliate Disclosure | Pawlight',
    description: 'How product links and affiliate relationships work.',
  })
})

test('the medical disclaimer says what triage is not', () => {
  const text = read('/medical-disclaimer')
  expect(text).toContain('AI triage only')
  expect(text).toContain('does not diagnose')
  expect(text).toContain('no veterinarian-client-patient relationship')
  expect(text).toContain('Call the nearest emergency vet now')
  expect(text).toContain('Give no medicine unless a vet tells you to')
})

test('the terms state who we are, who may use it, what we are liable for, and the law', () => {
  const text = read('/terms')
  expect(text).toContain('operated by a Delaware company')
  expect(text).toContain('at least 18 years old')
  expect(text).toContain('residents of the United States only')
  expect(text).toContain('the greater of 12 months of fees or $100')
  expect(text).toContain('Delaware law applies. Disputes are settled by arbitration in San Francisco County.')
})

test('the privacy policy says how long each kind of data is kept', () => {
  read('/privacy')
  const rows = within(screen.getByRole('table', { name: /How long we keep it$/ })).getAllByRole('row')
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Account dataup to 3 years after closure',
    'Assessment datadeleted or de-identified within 90 days of a verified deletion request',
    'Analytics and logs12 months',
    'Communicationsabout 24 months',
    'Payment records7 years',
    'Security logsup to 24 months',
  ])
})
