import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PRICING_FAQ } from '#web/content/pricing.ts'
import { useSession } from '#web/lib/session/session.ts'
import LandingPage from '#web/pages/visitor/landing-page.tsx'
import PricingPage from '#web/pages/visitor/pricing-page.tsx'
import { aUser } from '#web/testing/accounts.ts'
import { renderAt } from '#web/testing/render.tsx'

const section = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`There is no #${id}.`)
  return found
}
const card = (name: string): HTMLElement => {
  const found = screen.getByRole('heading', { level: 3, name }).closest<HTMLElement>('article, li')
  if (found === null) throw new Error(`There is no card of ${name}.`)
  return found
}
const features = (name: string) =>
  within(card(name))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const hrefs = (name: RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

const PAGES = [
  ['/', <LandingPage key="landing" />, 'pet-parent-pricing'],
  ['/pricing', <PricingPage key="pricing" />, 'pet-parents'],
] as const

describe.each(PAGES)('the plans of owners on %s', (path, page, anchor) => {
  test('stand at their anchor with their prices by the month and by the year [R-LAND-007] [R-PRICE-001] [R-PRICE-007] [R-PRICE-008] [R-PRICE-009]', () => {
    renderAt(path, page)
    expect(within(section(anchor)).getAllByRole('article')).toHaveLength(3)
    expect(card('Pay Per Screen').textContent).toContain('$4.99 one-timeNo subscription')
    expect(features('Pay Per Screen')).toContain('A single AI triage session')
    expect(card('Core').textContent).toContain('Most popular')
    expect(card('Core').textContent).toContain('$14.99 per month')
    expect(card('Core').textContent).toContain('$149 per year')
    expect(features('Core')).toEqual([
      'Unlimited triage',
      'History tracking',
      'OTC search',
      'Priority email support',
    ])
    expect(card('Plus').textContent).toContain('$24.99 per month')
    expect(card('Plus').textContent).toContain('$249 per year')
    expect(features('Plus')).toEqual([
      'Everything in Core',
      'Multiple pet profiles',
      'Early access to new tools',
    ])
  })

  test('begin with Core and paying by the month, and let one be chosen at a time by click and by keys [R-LAND-009] [R-PRICE-005]', async () => {
    const { user } = renderAt(path, page)
    const plan = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: `Select ${name}` })
    const chosen = () => ['Pay Per Screen', 'Core', 'Plus'].filter((name) => plan(name).checked)
    expect(chosen()).toEqual(['Core'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pay monthly' }).checked).toBe(true)
    await user.click(plan('Plus'))
    expect(chosen()).toEqual(['Plus'])
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(chosen()).toEqual(['Pay Per Screen'])
  })

  test('say that a year saves 16% and that Core and Plus begin with a free week [R-PRICE-010]', () => {
    renderAt(path, page)
    expect(screen.getByRole('radio', { name: 'Pay yearly save 16%' })).toBeTruthy()
    for (const name of ['Core', 'Plus']) expect(card(name).textContent).toContain('7-day free trial, then')
    expect(card('Pay Per Screen').textContent).not.toContain('trial')
  })

  test('send a visitor to sign up, whichever it is [R-LAND-014] [R-PRICE-012]', () => {
    renderAt(path, page)
    expect(hrefs(/^Start/)).toEqual(['/signup', '/signup', '/signup'])
  })

  test('lead somebody who is signed in to a session, or to us about a plan [R-PRICE-013]', () => {
    renderAt(path, page)
    act(() => useSession.setState({ user: aUser() }))
    expect(within(card('Pay Per Screen')).getByRole('link').getAttribute('href')).toBe('/pet-profile')
    expect(hrefs(/^Ask for a 7-day free trial/)).toEqual([
      '/contact?subject=general&plan=pawlight-core',
      '/contact?subject=general&plan=pawlight-plus',
    ])
  })
})

test('the home page leads a visitor to make an account, with a plan or without [R-LAND-014]', () => {
  renderAt('/', <LandingPage />)
  expect(hrefs(/^(Create a free account|Start)/)).toEqual(['/signup', '/signup', '/signup', '/signup'])
})

test('a visitor reads what is free and what a membership is for [R-PRICE-011]', () => {
  renderAt('/pricing', <PricingPage />)
  expect(section('pet-parents').textContent).toMatch(/free starter tier: .*Paid memberships/)
})

test('clinics find their plans at their anchor, and each leads to a demo [R-PRICE-001] [R-PRICE-002] [R-PRICE-014] [R-PRICE-015] [R-PRICE-016] [R-PRICE-017]', () => {
  renderAt('/pricing', <PricingPage />)
  const clinics = section('clinics')
  expect(clinics.textContent).toContain(
    'Live within two weeks. Unlimited staff seats. Demo under 30 minutes.',
  )
  for (const words of ['$299 per month', '1-2 vets', '200 assessments a month'])
    expect(card('Essential').textContent).toContain(words)
  for (const words of [
    '$499 per month',
    '3-5 vets',
    '1,000 assessments a month',
    'Practice-management integration',
  ])
    expect(card('Professional').textContent).toContain(words)
  for (const words of ['Custom quote', 'Unlimited vets', 'Unlimited assessments'])
    expect(card('Enterprise').textContent).toContain(words)
  expect(hrefs(/^Schedule a demo/)).toEqual([
    '/contact?subject=clinic-pricing&plan=clinic-essential',
    '/contact?subject=clinic-pricing&plan=clinic-professional',
    '/contact?subject=clinic-pricing&plan=clinic-enterprise',
  ])
})

test('the page says that products may earn us something, and links to how [R-PRICE-003]', () => {
  renderAt('/pricing', <PricingPage />)
  expect(hrefs(/^Affiliate disclosure$/)).toEqual(['/affiliate-disclosure'])
})

test('every question about prices stands with its answer [R-PRICE-006]', () => {
  renderAt('/pricing', <PricingPage />)
  for (const { question, answer } of PRICING_FAQ) {
    const row = screen.getByText(question).closest('details')
    expect(row?.textContent).toBe(question + answer)
  }
})
