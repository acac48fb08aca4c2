import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { metadataFor } from '#web/app/metadata.ts'
import { prerenderedPaths } from '#web/app/route-table.ts'
import { provideConfig } from '#web/lib/config.ts'
import AffiliateDisclosurePage from '#web/pages/affiliate-disclosure-page.tsx'
import { renderAt } from '#web/testing/render.tsx'
import { testConfig } from '#web/testing/test-config.ts'

const open = () => {
  provideConfig(testConfig())
  return renderAt('/affiliate-disclosure', <AffiliateDisclosurePage />)
}

test('says what links may earn, what comes first, and which shops there are', async () => {
  open()
  const page = screen.getByRole('article')
  expect(within(page).getByRole('heading', { level: 1 }).textContent).toBe('Affiliate disclosure')
  expect(page.textContent).toContain('Last updated November 22, 2026')
  expect(page.textContent).toContain('may earn us a commission')
  expect(page.textContent).toContain('Safety comes first, then how well a product fits')
  for (const shop of ['Amazon', 'Chewy']) expect(within(page).getByText(shop)).toBeTruthy()
  const address = await within(page).findByRole('link', { name: 'legal@pets.test' })
  expect(address.getAttribute('href')).toBe('mailto:legal@pets.test')
})

test('numbers its sections and lists them in its contents', () => {
  open()
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  const numbered = within(contents)
    .getAllByRole('link')
    .map((link, index) => [link.getAttribute('href'), `${index + 1}. ${link.textContent}`])
  const sections = screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => !contents.contains(heading))
    .map((heading) => [`#${heading.id}`, heading.textContent])
  expect(numbered).toEqual(sections)
  expect(sections.length).toBeGreaterThan(3)
})

test('is described and written at build time', () => {
  expect(metadataFor('/affiliate-disclosure')).toMatchObject({
    title: 'Affiliate Disclosure | Pawlight',
    description: 'How product links and affiliate relationships work.',
    robots: 'index, follow',
  })
  expect(prerenderedPaths()).toContain('/affiliate-disclosure')
})
