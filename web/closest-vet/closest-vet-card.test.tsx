import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aClinic, anEmergencyClinic, found } from '#contract/map/testing/a-clinic.ts'
import { useSession } from '#web/lib/session/session.ts'
import { LOCAL } from '#web/lib/storage/storage.ts'
import { forgetTriage } from '#web/lib/storage/triage-memory.ts'
import { renderAt } from '#web/testing/render.tsx'
import { ClosestVetCard } from './closest-vet-card.tsx'
import { createClosestVet } from './closest-vet.ts'
import type { Locator } from './locate.ts'
import { MapCallFailed, type MapClient } from './calls/map-client.ts'

const NOW = new Date('2026-11-23T02:07:00Z')
const IRVINE = {
  point: { lat: 33.68461, lng: -117.82651 },
  text: 'Irvine, CA 92617',
  isOpenData: true,
  choices: [],
}
const emergency = found([anEmergencyClinic(), anEmergencyClinic({ place_id: 'b', name: 'Second Hospital' })])

const coords = {
  latitude: 33.7,
  longitude: -117.8,
  accuracy: 10,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
}
const position = { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords }
const tells: Locator = { getCurrentPosition: (tell) => tell(position) }
const refuses: Locator = {
  getCurrentPosition: (_, refuse) =>
    refuse?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
}
const cutOff = (action: MapCallFailed['action']) =>
  new MapCallFailed('network', { action, status: null, hadSession: true })

type Options = Partial<Pick<MapClient, 'geocode' | 'searchClinics'>> & {
  readonly locator?: Locator
  readonly isAllowed?: boolean
}

/** A card on a page of its own: what an earlier page asked is known only as far as this device keeps it. */
function open({ locator = tells, isAllowed = false, ...client }: Options = {}) {
  const searchClinics = vi.fn(client.searchClinics ?? (() => Promise.resolve(emergency)))
  const geocode = vi.fn(client.geocode ?? (() => Promise.resolve(IRVINE)))
  const asksBrowser = vi.fn(() => locator)
  const store = createClosestVet({
    client: { searchClinics, geocode },
    locator: asksBrowser,
    isAllowed: () => Promise.resolve(isAllowed),
    now: () => NOW,
  })
  const opened = renderAt('/follow-up', <ClosestVetCard store={store} />)
  const showNumber = async (zip: string) => {
    await opened.user.type(screen.getByLabelText('Or your ZIP code'), zip)
    await opened.user.click(screen.getByRole('button', { name: 'Show number' }))
  }
  return { ...opened, store, searchClinics, geocode, asksBrowser, showNumber }
}
const number = (name = 'Night Animal Hospital') =>
  screen.findByRole('region', { name }).then((card) => within(card).getByRole('link', { name: /^\(415\)/ }))
const map = () => screen.getByRole('link', { name: /^Emergency vets on your map/ })

describe('the card for the closest emergency vet', () => {
  beforeEach(() => useSession.setState({ user: null, authReady: true }))
  afterEach(() => vi.restoreAllMocks())

  test('asks neither the browser nor the service before the owner does', async () => {
    const { asksBrowser, searchClinics } = open()
    expect(screen.getByRole('heading', { name: 'The closest emergency vet' })).toBeTruthy()
    await act(() => Promise.resolve())
    expect(asksBrowser).not.toHaveBeenCalled()
    expect(searchClinics).not.toHaveBeenCalled()
    expect(map().getAttribute('href')).toContain('emergency+vet+near+me')
  })

  test('shows name, distance and number after one tap, to be called first', async () => {
    const { user, searchClinics } = open()
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    expect((await number()).getAttribute('href')).toBe('tel:+14155550199')
    const card = within(screen.getByRole('region', { name: 'Night Animal Hospital' }))
    expect(card.getByText('12 miles · Open 24/7 emergency hospital')).toBeTruthy()
    expect(card.getByText('Call first: hours not checked.')).toBeTruthy()
    for (const way of [/^Call now/, /^Get directions/, /^Website/])
      expect(card.getByRole('link', { name: way })).toBeTruthy()
    expect(searchClinics.mock.calls).toEqual([[{ lat: 33.7, lng: -117.8 }, 'emergency']])
    expect(screen.getByText('This is the closest one we know near you.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Night Animal Hospital')
  })

  test('keeps no place the browser told, only what was found there', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    await number()
    const kept = window.localStorage.getItem(LOCAL.closestVet) ?? ''
    expect(kept).toContain('Night Animal Hospital')
    expect(kept).toContain('"address":null')
    expect(kept).not.toMatch(/33\.7|-117\.8/)
  })

  test('remembers a ZIP code, so that a second danger finds the number without a tap', async () => {
    const first = open()
    await first.showNumber('92617')
    await number()
    expect(window.localStorage.getItem(LOCAL.closestVet)).toContain('"lat":33.685,"lng":-117.827')
    first.unmount()

    const { asksBrowser, searchClinics, geocode } = open()
    expect(await screen.findByText('This is the closest one we know near Irvine, CA 92617.')).toBeTruthy()
    expect(await number()).toBeTruthy()
    expect(geocode).not.toHaveBeenCalled()
    expect(asksBrowser).not.toHaveBeenCalled()
    expect(searchClinics.mock.calls).toEqual([[{ lat: 33.685, lng: -117.827 }, 'emergency']])
  })

  test('asks a browser that may tell, and falls back on the ZIP code kept', async () => {
    const first = open({ isAllowed: true })
    expect(await screen.findByText('This is the closest one we know near you.')).toBeTruthy()
    await first.user.click(screen.getByText('More vets, or another place'))
    await first.showNumber('92617')
    await screen.findByText('This is the closest one we know near Irvine, CA 92617.')
    first.unmount()
    open({ isAllowed: true, locator: refuses })
    expect(await screen.findByText('This is the closest one we know near Irvine, CA 92617.')).toBeTruthy()
  })

  test('forgets everything when its owner signs out', async () => {
    const { showNumber } = open()
    await showNumber('92617')
    await number()
    act(() => forgetTriage('all'))
    expect(window.localStorage.getItem(LOCAL.closestVet)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Night Animal Hospital' })).toBeNull()
  })

  test('asks for five digits, and says where a ZIP code is not known', async () => {
    const { showNumber, geocode } = open({ geocode: () => Promise.resolve(null) })
    await showNumber('926')
    expect(screen.getByText('Type the 5 digits of your ZIP code.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Or your ZIP code'))
    expect(geocode).not.toHaveBeenCalled()
    await showNumber('17')
    expect(await screen.findByText('Could not find that address. Please try again.')).toBeTruthy()
    expect(screen.getByLabelText('Or your ZIP code')).toHaveProperty('value', '92617')
  })

  test('says what to do when the browser tells nothing', async () => {
    const { user } = open({ locator: refuses })
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    expect(
      await screen.findByText('Your browser did not tell us where you are. Type your ZIP code.'),
    ).toBeTruthy()
    expect(map()).toBeTruthy()
  })

  test('says what to do when no call gets through, and keeps the last known number', async () => {
    const failing = open({ searchClinics: () => Promise.reject(cutOff('Clinic search')) })
    await failing.showNumber('92617')
    expect(await screen.findByText('Clinic search failed due to a network error.')).toBeTruthy()
    expect(screen.getByText(/Search your map or the web for “emergency vet near me”\./)).toBeTruthy()
    failing.unmount()

    const working = open()
    await number()
    working.unmount()
    open({ searchClinics: () => Promise.reject(cutOff('Clinic search')) })
    expect((await number()).getAttribute('href')).toBe('tel:+14155550199')
    expect(
      await screen.findByText(
        'Clinic search failed due to a network error. Found near Irvine, CA 92617 on November 23, 2026.',
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/Open 24\/7/)).toBeNull()
  })

  test('looks around a place that the vet finder was given, and keeps no guess', async () => {
    const { store, searchClinics } = open()
    const { learn, begin } = store.getState()
    act(() => learn({ ...IRVINE, source: 'address' }, null))
    act(() => void begin())
    expect(await screen.findByText('This is the closest one we know near Irvine, CA 92617.')).toBeTruthy()
    expect(searchClinics).toHaveBeenCalledOnce()
    window.localStorage.clear()
    act(() => learn({ ...IRVINE, text: null, source: 'ip' }, emergency))
    expect(screen.getByText(/This is a guess from your internet address/)).toBeTruthy()
    expect(window.localStorage.getItem(LOCAL.closestVet)).toBeNull()
  })

  test('says that calls still work without a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open()
    expect(screen.getByText('You are offline. Calls still work.')).toBeTruthy()
    expect(screen.getByText(/call your own vet/)).toBeTruthy()
  })

  test('names a regular clinic as what it is, and says where there is none', async () => {
    const regular = open({
      searchClinics: () => Promise.resolve(found([aClinic()], { fallbackApplied: true })),
    })
    await regular.showNumber('92617')
    await number('Harbor Pet Clinic')
    expect(screen.getByText('No emergency hospital nearby. Closest regular clinic:')).toBeTruthy()
    regular.unmount()
    open({ searchClinics: () => Promise.resolve(found([])) })
    expect(await screen.findByText('We know no emergency vet near Irvine, CA 92617.')).toBeTruthy()
    expect(screen.getByText(/call your own vet/)).toBeTruthy()
  })

  test('has the next ones at hand, where the first cannot help', async () => {
    const { showNumber } = open()
    await showNumber('92617')
    await number()
    const more = screen.getByText('More vets, or another place').closest('details')
    expect(more?.textContent).toContain('Second Hospital, 12 miles')
  })

  test('takes no answer that comes after a later question', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof IRVINE>()
    const { user, showNumber } = open({ geocode: () => promise })
    await showNumber('92617')
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    await number()
    await act(async () => {
      resolve(IRVINE)
      await promise
    })
    expect(screen.getByText('This is the closest one we know near you.')).toBeTruthy()
  })
})

test('what cannot be read is as if nothing were kept', () => {
  window.localStorage.setItem(LOCAL.closestVet, '{"address":5')
  open()
  expect(screen.getByRole('heading', { name: 'The closest emergency vet' })).toBeTruthy()
})
