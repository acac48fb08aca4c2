import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CookieBanner } from '#web/features/consent/cookie-banner.tsx'
import { CookiePreferences } from '#web/features/consent/cookie-preferences.tsx'
import { clearChoice, useConsent } from '#web/lib/analytics/consent.ts'
import { LOCAL, localStore } from '#web/lib/storage/storage.ts'
import { renderAt } from '#web/testing/render.tsx'

const banner = () => screen.queryByRole('region', { name: 'Cookies' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const turn = (name: string) => fireEvent.click(screen.getByRole('switch', { name }))
const choice = () => useConsent.getState().choice

beforeEach(clearChoice)
afterEach(() => {
  clearChoice()
  vi.unstubAllGlobals()
})

test.each([
  ['Accept all', { analytics: true, advertising: true }],
  ['Reject non-essential', { analytics: false, advertising: false }],
])('the banner asks until "%s" is pressed [R-COOKIE-005]', (name, chosen) => {
  renderAt('/', <CookieBanner />)
  expect(banner()).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Manage preferences' }).getAttribute('href')).toBe(
    '/cookies#cookie-preferences',
  )
  press(name)
  expect(banner()).toBeNull()
  expect(choice()).toEqual(chosen)
})

test('a choice of one’s own is kept by saving, not by turning, and clearing asks again [R-COOKIE-005]', () => {
  renderAt(
    '/cookies',
    <>
      <CookiePreferences />
      <CookieBanner />
    </>,
  )
  turn('Analytics')
  expect(localStore.read(LOCAL.cookiePreferences)).toBeNull()
  expect(banner()).not.toBeNull()
  press('Save preferences')
  expect(choice()).toEqual({ analytics: true, advertising: false })
  expect(screen.getByRole('status').textContent).toBe('Your choice is saved.')
  expect(banner()).toBeNull()
  press('Clear saved choice')
  expect(choice()).toBeNull()
  expect(localStore.read(LOCAL.cookiePreferences)).toBeNull()
  expect(banner()).not.toBeNull()
  expect(screen.getByRole('switch', { name: 'Analytics' })).toHaveProperty('checked', false)
})

test('"do not sell" locks advertising and says why', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  renderAt('/cookies', <CookiePreferences />)
  press('Accept all')
  const ads = screen.getByRole('switch', { name: 'Ads & Retargeting' })
  expect(ads).toHaveProperty('disabled', true)
  expect(ads).toHaveProperty('checked', false)
  expect(screen.getByText(/Global Privacy Control/)).toBeTruthy()
})

test('what was turned before the scripts had come is seen and saved', async () => {
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = renderToString(<CookiePreferences />)
  turn('Analytics')
  let root: Root | undefined
  await act(async () => (root = hydrateRoot(box, <CookiePreferences />)))
  expect(screen.getByRole('switch', { name: 'Analytics' })).toHaveProperty('checked', true)
  press('Save preferences')
  expect(choice()).toEqual({ analytics: true, advertising: false })
  await act(async () => root?.unmount())
  box.remove()
})
