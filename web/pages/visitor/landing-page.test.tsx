import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SAMPLE_ANSWER, SAMPLE_NOTE } from '#web/content/sample-answer.ts'
import { useSession } from '#web/lib/session/session.ts'
import LandingPage from '#web/pages/visitor/landing-page.tsx'
import { aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'

const region = (name: string) => within(screen.getByRole('region', { name }))
const hero = () => within(screen.getByRole('heading', { level: 1 }).closest('section') ?? document.body)
const text = () => document.body.textContent

describe('the hero', () => {
  test('offers a visitor an account and the way in [R-LAND-002] [R-LAND-014]', () => {
    renderAt('/', <LandingPage />)
    expect(hero().getByRole('link', { name: 'Create a free account' }).getAttribute('href')).toBe('/signup')
    expect(hero().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    expect(hero().queryByRole('link', { name: 'Start a health assessment' })).toBeNull()
  })

  test('is gone for an owner, whose pets come first, with an assessment and the past ones [R-LAND-003]', async () => {
    await installFakeBackend({
      'GET /rest/v1/pet_profiles': { body: [] },
      'GET /rest/v1/triage_sessions': { body: [] },
    })
    renderAt('/', <LandingPage />)
    act(() => useSession.setState({ user: aUser() }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your pets' })).toBeTruthy()
    expect(
      (await hero().findByRole('link', { name: 'Start a health assessment' })).getAttribute('href'),
    ).toBe('/pet-profile')
    expect(hero().getByRole('link', { name: 'View past assessments' }).getAttribute('href')).toBe('/history')
    expect(screen.queryByRole('link', { name: 'Create a free account' })).toBeNull()
    expect(hero().queryByRole('link', { name: 'Log in' })).toBeNull()
    expect(region('How it works')).toBeTruthy()
  })

  test('says for whom it is, that it is a closed beta, and both ways in [R-LAND-015]', () => {
    renderAt('/', <LandingPage />)
    expect(
      hero().getByText(
        /AI-powered health triage for dogs and cats in the United States\. Invite-only closed beta\./,
      ),
    ).toBeTruthy()
    expect(hero().getByRole('link', { name: 'Join the waitlist' }).getAttribute('href')).toBe('/waitlist')
    expect(text()).toContain('With a 6-digit invite code you can create a free account.')
  })
})

describe('the sections', () => {
  test('are three benefits, three steps, three answers, the prices and a strip of promises [R-LAND-004] [R-LAND-005] [R-LAND-006] [R-LAND-007] [R-LAND-011]', () => {
    renderAt('/', <LandingPage />)
    const cards = (name: string) => region(name).getAllByRole('heading', { level: 3 })
    expect(cards('Help when the clinic is closed')).toHaveLength(3)
    expect(cards('How it works')).toHaveLength(3)
    expect(region('How it works').getAllByRole('listitem')).toHaveLength(3)
    expect(cards('You always get one of three clear answers').map(({ textContent }) => textContent)).toEqual([
      'Monitor at home',
      'Vet visit',
      'Emergency',
    ])
    expect(document.querySelector('#pet-parent-pricing')?.textContent).toContain('Pay yearly')
    const strip = screen.getByRole('list', { name: 'Our promises' })
    expect(within(strip).getAllByRole('listitem')).toHaveLength(4)
    const following = [...document.querySelectorAll('section, h2')].filter(
      (element) => (strip.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    )
    expect(following).toEqual([])
  })

  test('end with questions that open and close [R-LAND-010]', async () => {
    const { user } = renderAt('/', <LandingPage />)
    const questions = region('Questions people ask').getAllByRole('group')
    expect(questions.length).toBeGreaterThan(3)
    const second = questions[1]
    if (!(second instanceof HTMLDetailsElement)) throw new Error('A question is no row that opens')
    const row = within(second).getByText('How long does it take?')
    expect(second.open).toBe(false)
    await user.click(row)
    expect(second.open).toBe(true)
    await user.click(row)
    expect(second.open).toBe(false)
  })

  test('promise all that an owner can do here [R-LAND-013]', () => {
    renderAt('/', <LandingPage />)
    for (const promise of [
      /dogs and cats/,
      /Choose the symptoms/,
      /how urgent it is/,
      /Home-care coaching/,
      /over-the-counter ideas/,
      /vets near you when you need one/,
      /Save the profile once/,
      /Past assessments are kept for you/,
    ])
      expect(text()).toMatch(promise)
  })
})

test('each claim stands with a plain note on what can be shown today [R-LAND-012] [R-LAND-016]', () => {
  renderAt('/', <LandingPage />)
  expect(hero().getByText(/in under two minutes/)).toBeTruthy()
  expect(
    region('Questions people ask').getByText(
      /Most results arrive in under two minutes, and all in 1-3 minutes/,
    ),
  ).toBeTruthy()
  expect(text()).toContain('over-the-counter')
  const benefits = region('Help when the clinic is closed')
  const noteOf = (title: string) => {
    const card = benefits.getByRole('heading', { name: title }).closest('li')
    if (card === null) throw new Error(`${title} is no card`)
    expect(within(card).getByRole('link', { name: 'What we can show today' }).getAttribute('href')).toBe(
      '/evidence#claims',
    )
    return card.textContent
  }
  expect(noteOf('Here 24/7')).toContain('Software answers')
  expect(noteOf('Here 24/7')).toContain(
    'Under two minutes is our goal. We have not timed it with owners yet.',
  )
  expect(noteOf('Vet-reviewed AI')).toContain('The review by licensed vets is still to come.')
})

describe('the product itself', () => {
  test('is shown by a sample answer with its reasons, marked as a sample', () => {
    renderAt('/', <LandingPage />)
    const section = region('What an answer looks like')
    const told = within(section.getByRole('article', { name: 'What Milo’s owner told us' }))
    for (const { answer } of SAMPLE_ANSWER.told) expect(told.getByText(answer)).toBeTruthy()
    const answer = within(section.getByRole('article', { name: SAMPLE_ANSWER.title }))
    expect(answer.getByText('Sample answer')).toBeTruthy()
    expect(answer.getByText('Vet visit · Level 2 of 3')).toBeTruthy()
    expect(answer.getByText(`Confidence ${SAMPLE_ANSWER.confidence}%`)).toBeTruthy()
    for (const point of [...SAMPLE_ANSWER.reasons, ...SAMPLE_ANSWER.wouldChange, ...SAMPLE_ANSWER.unknown])
      expect(answer.getByText(point)).toBeTruthy()
  })

  test('tells how it decides, and leads to how well it works', () => {
    renderAt('/', <LandingPage />)
    const section = region('How it decides')
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Your words suggest',
      'Written rules decide',
      'What it never does',
    ])
    expect(section.getByText(`“${SAMPLE_NOTE.note}”`)).toBeTruthy()
    expect(section.getByText(SAMPLE_NOTE.reason)).toBeTruthy()
    expect(section.getByText('Sample answer')).toBeTruthy()
    expect(section.getByRole('link', { name: 'See how well it works' }).getAttribute('href')).toBe(
      '/evidence',
    )
  })
})
