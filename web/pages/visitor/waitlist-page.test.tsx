import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queuedEvents } from '#web/lib/analytics/analytics.ts'
import { acceptAll, clearChoice } from '#web/lib/analytics/consent.ts'
import { AB_KEYS, localStore, sessionStore } from '#web/lib/storage/storage.ts'
import WaitlistPage from '#web/pages/visitor/waitlist-page.tsx'
import { renderAt } from '#web/testing/render.tsx'

const title = () => screen.getByRole('heading', { level: 1 })
const word = () => title().querySelector('[aria-hidden="true"]')?.textContent
const tick = () => {
  act(() => {
    vi.advanceTimersByTime(3000)
  })
}

beforeEach(clearChoice)
afterEach(clearChoice)

test('the word changes every three seconds, in order and again; its name never changes [R-START-005]', () => {
  vi.useFakeTimers()
  renderAt('/waitlist', <WaitlistPage />)
  const seen = Array.from({ length: 4 }, () => {
    const now = word()
    tick()
    return now
  })
  expect(seen).toEqual(['Instant', 'Affordable', 'Reliable', 'Instant'])
  expect(
    screen.getByRole('heading', { name: 'Instant, Affordable, Reliable: pet health answers' }),
  ).toBeTruthy()
  expect(title().closest('[aria-live]')).toBeNull()
})

test('the word rests when it is stopped, and while the pointer is on it', () => {
  vi.useFakeTimers()
  renderAt('/waitlist', <WaitlistPage />)
  fireEvent.click(screen.getByRole('button', { name: 'Stop the changing title' }))
  tick()
  expect(word()).toBe('Instant')
  fireEvent.click(screen.getByRole('button', { name: 'Let the title change again' }))
  tick()
  expect(word()).toBe('Affordable')
  fireEvent.pointerEnter(title())
  tick()
  expect(word()).toBe('Affordable')
})

test('the B variants change headline, button, layout, accent and one line, and nothing else', () => {
  for (const key of Object.values(AB_KEYS)) sessionStore.write(key, 'B')
  renderAt('/waitlist', <WaitlistPage />)
  expect(title().textContent).toBe('Know what your pet needs, right now')
  const form = within(screen.getByRole('form'))
  expect(form.getByRole('button', { name: 'Get Early Access' })).toBeTruthy()
  expect(form.getByText('Beta places are limited.')).toBeTruthy()
})

test('with consent the page view is told once, with where from and the variant [R-WAIT-028] [R-ANALYT-006]', () => {
  acceptAll()
  for (const key of Object.values(AB_KEYS)) localStore.write(key, 'A')
  renderAt('/waitlist?utm_source=news&utm_medium=mail', <WaitlistPage />)
  expect(queuedEvents()).toMatchObject([
    {
      name: 'waitlist_page_view',
      path: '/waitlist',
      referrer: '',
      utm_source: 'news',
      utm_medium: 'mail',
      variant: '{"headline":"A","cta":"A","form_layout":"A","color":"A","urgency":"A"}',
    },
  ])
})

test('a yes while the page is open tells the view, but assigns nothing under the finger', () => {
  renderAt('/waitlist', <WaitlistPage />)
  expect(queuedEvents()).toEqual([])
  act(acceptAll)
  expect(queuedEvents()).toHaveLength(1)
  expect(queuedEvents()[0]).not.toHaveProperty('variant')
  expect(localStore.keys().filter((key) => key.startsWith('ab_test'))).toEqual([])
})
