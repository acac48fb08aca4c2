import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSession } from '#web/lib/session/session.ts'
import AboutPage from '#web/pages/visitor/about-page.tsx'
import { aUser } from '#web/testing/accounts.ts'
import { renderAt } from '#web/testing/render.tsx'

const region = (name: string) => within(screen.getByRole('region', { name }))
const titles = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

test('begins with the two ways on [R-PAGE-001]', () => {
  renderAt('/about', <AboutPage />)
  const hero = region('About Pawlight')
  expect(hero.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(hero.getByRole('link', { name: 'Check Symptoms Now' }).getAttribute('href')).toBe('/pet-profile')
  expect(hero.getByRole('link', { name: 'Explore Memberships' }).getAttribute('href')).toBe(
    '/#pet-parent-pricing',
  )
})

test('names three reasons, and what of them can be shown today [R-PAGE-002] [R-LAND-016]', () => {
  renderAt('/about', <AboutPage />)
  expect(titles('Why families choose Pawlight')).toEqual([
    'Always-on reassurance',
    'Real veterinarians in the loop',
    'Tailored to the household',
  ])
  const vets = screen.getByRole('heading', { name: 'Real veterinarians in the loop' }).closest('li')
  expect(vets?.textContent).toContain('No vet reads your answers here.')
  expect(
    region('Why families choose Pawlight')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/evidence#claims', '/evidence#claims'])
})

test('names three pillars, leads to the evidence, and says 1-3 minutes [R-PAGE-003] [R-LAND-012]', () => {
  renderAt('/about', <AboutPage />)
  expect(titles('Three pillars')).toEqual(['Instant Triage', 'Home Care Coach', 'Vet Team Bridge'])
  expect(
    region('Three pillars').getByRole('link', { name: 'See how well it works' }).getAttribute('href'),
  ).toBe('/evidence')
  expect(screen.getByText(/Answers come in 1-3 minutes/)).toBeTruthy()
})

test('ends with the way in, for a visitor and for an owner [R-PAGE-004]', () => {
  renderAt('/about', <AboutPage />)
  const closing = screen.getByRole('region', { name: 'Be ready before you need it' })
  expect([...document.querySelectorAll('section')].at(-1)).toBe(closing)
  const links = () =>
    within(closing)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['/waitlist', '/signup'])
  act(() => useSession.setState({ user: aUser() }))
  expect(links()).toEqual(['/pet-profile'])
})
