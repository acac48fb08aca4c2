import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Footer } from '#web/app/layout/footer.tsx'
import { Header } from '#web/app/layout/header.tsx'
import { hasPage } from '#web/app/route/route-table.ts'
import { FOOTER_GROUPS } from '#web/content/navigation.ts'
import { useSession } from '#web/lib/session/session.ts'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'
import { aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'

const main = () => within(screen.getByRole('navigation', { name: 'Main' }))

describe('the menus', () => {
  test('Pet Owners leads to the assessment and announces the rest [R-NAV-004] [R-NAV-005]', async () => {
    const { user } = renderAt('/about', <Header />)
    const button = main().getByRole('button', { name: 'Pet Owners' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(main().getByRole('link', { name: 'Health Assessment' }).getAttribute('href')).toBe('/pet-profile')
    for (const name of [
      'Flea & Tick Defense',
      'Pet Dental Care',
      'Skin & Coat Care',
      'Joint Health Support',
      'Calming Behavior Aid',
    ]) {
      const item = main().getByText(name)
      expect(item.textContent).toContain('Coming soon')
      expect(item.getAttribute('aria-disabled')).toBe('true')
      expect(item.closest('a, button')).toBeNull()
    }
  })

  test('Vet Clinics stands in the main navigation as a link of its own [R-NAV-006] [R-CLIN-005]', () => {
    renderAt('/about', <Header />)
    expect(main().getByRole('link', { name: 'Vet Clinics' }).getAttribute('href')).toBe('/vet_clinics')
  })

  test('About leads to us and to the ways to reach us [R-NAV-007]', async () => {
    const { user } = renderAt('/', <Header />)
    await user.click(main().getByRole('button', { name: 'About' }))
    const links = ['About Us', 'Contact Us'].map((name) =>
      main().getByRole('link', { name }).getAttribute('href'),
    )
    expect(links).toEqual(['/about', '/contact'])
  })

  test('Esc closes a menu and gives the focus back', async () => {
    const { user } = renderAt('/about', <Header />)
    const button = main().getByRole('button', { name: 'Pet Owners' })
    await user.click(button)
    await user.tab()
    await user.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  test('following a link closes the menu', async () => {
    const { user, at } = renderAt('/about', <Header />)
    await user.click(main().getByRole('button', { name: 'Pet Owners' }))
    await user.click(main().getByRole('link', { name: 'Health Assessment' }))
    expect(at()).toBe('/pet-profile')
    expect(main().getByRole('button', { name: 'Pet Owners' }).getAttribute('aria-expanded')).toBe('false')
  })

  test('a redirect under an open menu leaves it open', async () => {
    const { user, navigate } = renderAt('/dashboard', <Header />)
    await user.click(main().getByRole('button', { name: 'Pet Owners' }))
    await act(() => navigate('/pets', { replace: true }))
    expect(main().getByRole('button', { name: 'Pet Owners' }).getAttribute('aria-expanded')).toBe('true')
    await act(() => navigate('/history'))
    expect(main().getByRole('button', { name: 'Pet Owners' }).getAttribute('aria-expanded')).toBe('false')
  })

  test('a link to the page one is on closes the menu, too', async () => {
    const { user } = renderAt('/pet-profile', <Header />)
    await user.click(main().getByRole('button', { name: 'Pet Owners' }))
    await user.click(main().getByRole('link', { name: 'Health Assessment' }))
    expect(main().getByRole('button', { name: 'Pet Owners' }).getAttribute('aria-expanded')).toBe('false')
  })

  test('the Menu button opens the phone navigation, a click outside closes it [R-NAV-008]', async () => {
    const { user } = renderAt(
      '/about',
      <>
        <Header />
        <p>outside</p>
      </>,
    )
    const menu = screen.getByRole('button', { name: 'Menu' })
    await user.click(menu)
    expect(menu.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('navigation', { name: 'Mobile' })).toBeTruthy()
    await user.click(screen.getByText('outside'))
    expect(menu.getAttribute('aria-expanded')).toBe('false')
  })

  test('the logo goes home and ends the triage in progress [R-NAV-003]', async () => {
    sessionStore.write(SESSION.triage, '{}')
    const { user, at } = renderAt('/symptoms', <Header />)
    await user.click(screen.getByRole('link', { name: 'Pawlight home' }))
    expect(at()).toBe('/')
    expect(sessionStore.read(SESSION.triage)).toBeNull()
  })
})

describe('the account', () => {
  test('a visitor can log in or join the waitlist [R-NAV-009]', () => {
    renderAt('/about', <Header />)
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    expect(screen.getByRole('link', { name: 'Join Waitlist' }).getAttribute('href')).toBe('/waitlist')
    expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull()
  })

  test('a person finds name, profile, pets and the way out, which leads home [R-NAV-010] [R-NAV-011]', async () => {
    await installFakeBackend({ 'POST /auth/v1/logout': { status: 204 } })
    const { user, at } = renderAt('/history', <Header />)
    act(() => useSession.setState({ user: aUser() }))
    await user.click(screen.getByRole('button', { name: 'Account menu of Robin' }))
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile')
    expect(screen.getByRole('link', { name: 'Pet management' }).getAttribute('href')).toBe('/pets')
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(at()).toBe('/'))
    expect(useSession.getState().user).toBeNull()
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
  })
})

test('the footer says what Pawlight is not [R-NAV-013]', () => {
  renderAt('/', <Footer />)
  expect(
    screen.getByText(
      /AI triage assessment\. It does not diagnose and does not replace professional veterinary care\./,
    ),
  ).toBeTruthy()
})

test('the footer has its three groups of links [R-NAV-012]', () => {
  renderAt('/', <Footer />)
  const groups = screen.getAllByRole('navigation').map((group) => group.getAttribute('aria-label'))
  expect(groups).toEqual(['Legal', 'Privacy Controls', 'Company'])
  for (const group of screen.getAllByRole('navigation'))
    expect(within(group).getAllByRole('link').length).toBeGreaterThan(0)
})

const FOOTER = {
  Legal: [
    '/terms',
    '/privacy',
    '/cookies',
    '/medical-disclaimer',
    '/affiliate-disclosure',
    '/acceptable-use',
    '/subscription-terms',
    '/refunds',
    '/accessibility',
    '/legal',
  ],
  'Privacy Controls': [
    '/privacy/notice-at-collection',
    '/privacy/do-not-sell',
    '/privacy/limit-sensitive-use',
    '/privacy/delete',
    '/cookies#cookie-preferences',
  ],
  Company: [
    '/about',
    '/vet_clinics',
    '/pricing',
    '/trust',
    '/evidence',
    '/contact',
    '/resources/guides',
    '/resources/articles',
    '/resources/community',
  ],
}

test.each(Object.entries(FOOTER))(
  'the footer lists all of %s, and shows what has a page [R-NAV-012]',
  (title, paths) => {
    const group = FOOTER_GROUPS.find((each) => each.title === title)
    expect(group?.links.map(({ to }) => to)).toEqual(paths)
    renderAt('/', <Footer />)
    const shown = within(screen.getByRole('navigation', { name: title })).getAllByRole('link')
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(paths.filter(hasPage))
  },
)
