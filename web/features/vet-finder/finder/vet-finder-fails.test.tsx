import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anEmergencyClinic, aClinic, found } from '#contract/map/testing/a-clinic.ts'
import { cancelReads } from '#web/lib/calls/reads.ts'
import { SESSION } from '#web/lib/storage/storage.ts'
import { aMapClient, failed, noPlace } from '../testing/a-map-client.ts'
import { addressBox, list, notLocated, openFinder, searchFor } from '../testing/open-finder.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined))

const see = (sentence: string) => screen.findByText(sentence)

describe('without a session', () => {
  test('the finder asks to sign in and brings back here [R-VET-025]', async () => {
    const searchClinics = vi.fn(aMapClient().searchClinics)
    const { user, at } = openFinder({ isSignedIn: false, client: aMapClient({ searchClinics }) })
    expect(await see('Please sign in to use the Vet Finder.')).toBeTruthy()
    expect(searchClinics).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    expect(at()).toBe('/login')
    expect(window.sessionStorage.getItem(SESSION.pendingRedirect)).toBe('/assessment?session=1')
  })

  test.each([
    [true, 'Your session expired. Please sign in again to use the Vet Finder.'],
    [false, 'Please sign in to use the Vet Finder.'],
  ])('a refused call says why, had a session: %s [R-VET-025]', async (hadSession, sentence) => {
    const failure = failed('Clinic search', 'auth', { hadSession, status: 401 })
    openFinder({ client: aMapClient({ searchClinics: () => Promise.reject(failure) }) })
    expect(await see(sentence)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
  })

  test('a refused approximate place says so too [R-VET-025]', async () => {
    const failure = failed('Location lookup', 'auth', { status: 401 })
    openFinder({ locator: notLocated(1), client: aMapClient({ ipLocation: noPlace(failure) }) })
    expect(await see('Your session expired. Please sign in again to use the Vet Finder.')).toBeTruthy()
    expect(screen.queryByText(/San Francisco/)).toBeNull()
  })
})

describe('a search for clinics that fails', () => {
  test('is told by the kind of failure, and can be repeated [R-VET-026] [R-VET-027] [R-VET-035]', async () => {
    const failures = [
      failed('Clinic search', 'rate_limit', { status: 429 }),
      failed('Clinic search', 'network'),
      failed('Clinic search', 'unknown', { status: 500, serviceMessage: 'The reason.' }),
      failed('Clinic search', 'unknown', { status: 500 }),
    ]
    const searchClinics = () => {
      const failure = failures.shift()
      return failure === undefined ? Promise.resolve(found([aClinic()])) : Promise.reject(failure)
    }
    const { user } = openFinder({ client: aMapClient({ searchClinics }) })
    const again = async () => user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await see('Too many Vet Finder requests. Please wait a moment and try again.')).toBeTruthy()
    await again()
    expect(await see('Clinic search failed due to a network error.')).toBeTruthy()
    expect(screen.getByText('Error searching for veterinary clinics. Please try again.')).toBeTruthy()
    await again()
    expect(await see('The reason.')).toBeTruthy()
    await again()
    expect(await see('Clinic search failed.')).toBeTruthy()
    await again()
    expect(await list()).toBeTruthy()
  })

  test('speaks of emergency hospitals in an emergency [R-VET-035]', async () => {
    const searchClinics = () => Promise.reject(failed('Clinic search', 'network'))
    openFinder({ client: aMapClient({ searchClinics }), isEmergency: true })
    expect(await see('Error searching for emergency hospitals. Please try again.')).toBeTruthy()
  })

  test('says when a provider refuses to search [R-VET-036]', async () => {
    const serviceMessage = 'Search request was denied. Please check API configuration.'
    const failure = failed('Clinic search', 'unknown', { status: 502, serviceMessage })
    openFinder({ client: aMapClient({ searchClinics: () => Promise.reject(failure) }) })
    expect(await see('Search request was denied. Please check API configuration.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('speaks of the hours of a clinic where these fail [R-VET-027]', async () => {
    const clinicDetails = () => Promise.reject(failed('Clinic details', 'network'))
    const { user } = openFinder({ client: aMapClient({ clinicDetails }) })
    await list()
    await user.click(screen.getByRole('button', { name: 'Harbor Pet Clinic' }))
    expect(await see('Clinic details failed due to a network error.')).toBeTruthy()
  })
})

test.each([
  [false, 'No veterinary clinics found in your area. Try searching with a different address.'],
  [true, 'No emergency hospitals accepting patients were found near this location.'],
])('nothing found is told, emergency: %s [R-VET-037]', async (isEmergency, sentence) => {
  const answer = found([], { fallbackApplied: isEmergency })
  openFinder({ isEmergency, client: aMapClient({ searchClinics: () => Promise.resolve(answer) }) })
  expect(await see(sentence)).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Clinics near you' })).toBeNull()
})

describe('a browser that does not tell where it is', () => {
  test('is located roughly by its internet address [R-VET-028] [R-VET-029]', async () => {
    let answer: ((place: { lat: number; lng: number; source: 'ip'; failure: null }) => void) | undefined
    const ipLocation = () => new Promise<Parameters<NonNullable<typeof answer>>[0]>((tell) => (answer = tell))
    openFinder({ locator: notLocated(1), client: aMapClient({ ipLocation }) })
    expect(await see('Using approximate location...')).toBeTruthy()
    answer?.({ lat: 41, lng: -76, source: 'ip', failure: null })
    expect(
      await see(
        'Location access denied. Using approximate location. Enter your address for better accuracy.',
      ),
    ).toBeTruthy()
    expect(await list()).toBeTruthy()
  })

  test.each([
    [notLocated(1), 'Location access was denied. Please enter your address manually.'],
    [notLocated(2), 'Location information is unavailable. Please enter your address manually.'],
    [notLocated(3), 'Location request timed out. Please enter your address manually.'],
    [null, 'Geolocation is not supported by your browser. Please enter your address manually.'],
  ])(
    'is shown the default place, named as what it is, and asked for an address [R-VET-022] [R-VET-030]',
    async (locator, sentence) => {
      const searchClinics = vi.fn(aMapClient().searchClinics)
      openFinder({ locator, client: aMapClient({ ipLocation: noPlace(), searchClinics }) })
      expect(await see(sentence)).toBeTruthy()
      expect(screen.getByText('We do not know where you are. This is San Francisco.')).toBeTruthy()
      expect(screen.getByText('Type your ZIP code to see clinics near you.')).toBeTruthy()
      expect(await screen.findByRole('list', { name: 'Clinics in San Francisco' })).toBeTruthy()
      expect(screen.queryByRole('list', { name: 'Clinics near you' })).toBeNull()
      expect(screen.getByRole('group', { name: /^Map of clinics in San Francisco/ })).toBeTruthy()
      expect(searchClinics.mock.calls.map(([point]) => point)).toEqual([{ lat: 37.7749, lng: -122.4194 }])
      expect(screen.queryByRole('link', { name: /DB-IP/ })).toBeNull()
    },
  )

  test.each([true, false])(
    'is told to call no clinic of the default place, and none is printed; in an emergency: %s [R-VET-022]',
    async (isEmergency) => {
      const searchClinics = () => Promise.resolve(found([anEmergencyClinic(), aClinic()]))
      openFinder({
        isEmergency,
        locator: notLocated(1),
        client: aMapClient({ ipLocation: noPlace(), searchClinics }),
      })
      const clinics = await screen.findByRole('list', { name: 'Clinics in San Francisco' })
      expect(screen.queryByText('Closest emergency option')).toBeNull()
      expect(screen.queryByRole('link', { name: /^Call now/ })).toBeNull()
      expect(screen.queryByText(/^Closest .* we found/)).toBeNull()
      expect(clinics.textContent).toContain('(415) 555-0199')
      expect(clinics.textContent).toContain('12 miles from the city center')
      const numbers = within(clinics).queryAllByRole('link', { name: /^\(415\)/ })
      expect(numbers).toHaveLength(isEmergency ? 0 : 2)
      const follows = addressBox().compareDocumentPosition(clinics) & Node.DOCUMENT_POSITION_FOLLOWING
      expect(follows).toBeTruthy()
    },
  )

  test('can call again once a ZIP code is typed', async () => {
    const searchClinics = () => Promise.resolve(found([anEmergencyClinic()]))
    const client = aMapClient({ ipLocation: noPlace(), searchClinics })
    const opened = openFinder({ isEmergency: true, locator: notLocated(1), client })
    await see('We do not know where you are. This is San Francisco.')
    await searchFor(opened, '19000')
    expect(await screen.findByRole('link', { name: /^Call now/ })).toBeTruthy()
    expect(screen.queryByText('We do not know where you are. This is San Francisco.')).toBeNull()
  })

  test('looks around the address typed on an earlier day, before it asks the internet address', async () => {
    const ipLocation = vi.fn(noPlace())
    const client = aMapClient({ ipLocation })
    const earlier = openFinder({ client })
    await searchFor(earlier, '19000')
    await see('Clinics near 19000.')
    earlier.unmount()
    openFinder({ locator: notLocated(1), client })
    expect(await see('Clinics near 19000.')).toBeTruthy()
    expect(ipLocation).not.toHaveBeenCalled()
  })

  test('is told when too many ask [R-VET-031]', async () => {
    const failure = failed('Location lookup', 'rate_limit', { status: 429 })
    openFinder({ locator: notLocated(1), client: aMapClient({ ipLocation: noPlace(failure) }) })
    expect(
      await see('We are receiving many location requests. Please wait a minute and try again.'),
    ).toBeTruthy()
  })

  test('is told of a failed look-up and asked for an address [R-VET-027] [R-VET-030]', async () => {
    const failure = failed('Location lookup', 'network')
    openFinder({ locator: notLocated(2), client: aMapClient({ ipLocation: noPlace(failure) }) })
    expect(await see('Location lookup failed due to a network error.')).toBeTruthy()
    expect(
      screen.getByText('Location information is unavailable. Please enter your address manually.'),
    ).toBeTruthy()
  })
})

describe('an address that cannot be looked up', () => {
  test('is not found, or the look-up failed [R-VET-038] [R-VET-027] [R-VET-026]', async () => {
    const answers = [
      () => Promise.resolve(null),
      () => Promise.reject(failed('Address lookup', 'network')),
      () => Promise.reject(failed('Address lookup', 'rate_limit', { status: 429 })),
    ]
    const geocode = () => answers.shift()?.() ?? Promise.resolve(null)
    const opened = openFinder({ client: aMapClient({ geocode }) })
    await searchFor(opened, 'Nowhere')
    expect(await see('Could not find that address. Please try again.')).toBeTruthy()
    await searchFor(opened, '!')
    expect(await see('Error searching for address. Please try again.')).toBeTruthy()
    expect(screen.getByText('Address lookup failed due to a network error.')).toBeTruthy()
    await searchFor(opened, '!')
    expect(await see('Too many Vet Finder requests. Please wait a moment and try again.')).toBeTruthy()
    expect(screen.queryByText('Error searching for address. Please try again.')).toBeNull()
  })

  test('takes the old clinics off the list, and keeps what was typed and the number to call', async () => {
    const opened = openFinder({
      isEmergency: true,
      client: aMapClient({
        geocode: () => Promise.resolve(null),
        searchClinics: () => Promise.resolve(found([anEmergencyClinic()])),
      }),
    })
    await list()
    await searchFor(opened, 'Nowhere')
    expect(await see('Could not find that address. Please try again.')).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Clinics near you' })).toBeNull()
    expect(screen.queryByRole('group', { name: /^Map of/ })).toBeNull()
    expect(addressBox()).toHaveProperty('value', 'Nowhere')
    expect(screen.getByRole('link', { name: /^Call now/ })).toBeTruthy()
  })
})

test('leaving the page ends every call of the finder', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const never = (signal?: AbortSignal): Promise<never> => {
    signals.push(signal)
    return new Promise(() => undefined)
  }
  const client = aMapClient({
    searchClinics: (_point, _mode, signal) => never(signal),
    geocode: (_address, signal) => never(signal),
  })
  const opened = openFinder({ client })
  await searchFor(opened, '19000')
  const asked = openFinder({ locator: notLocated(1), client: aMapClient({ ipLocation: never }) })
  await expect.poll(() => signals.length).toBe(3)
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false])
  cancelReads()
  opened.unmount()
  asked.unmount()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true])
})
