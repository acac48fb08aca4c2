import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { EMERGENCY_UNCONFIRMED, type VetClinic } from '#contract/map/map.ts'
import { aClinic, anEmergencyClinic, found } from '#contract/map/testing/a-clinic.ts'
import { aMapClient } from '../testing/a-map-client.ts'
import { HERE, list, located, notLocated, openFinder, searchFor } from '../testing/open-finder.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined))

const rows = async () => within(await list()).getAllByRole('heading', { level: 3 })

describe('the list of clinics', () => {
  test('says of each all that is known [R-VET-003]', async () => {
    const known = anEmergencyClinic({ rating: 4.7 })
    const unknown = aClinic({
      availabilityReason: 'unknown',
      availabilityStatus: 'unknown',
      availabilityLabel: 'Call to confirm availability',
      formatted_phone_number: null,
      website: null,
    })
    const client = aMapClient({ searchClinics: () => Promise.resolve(found([unknown, known])) })
    openFinder({ client })
    const [first, second] = within(await list()).getAllByRole('listitem')
    expect(first?.textContent).toMatch(/^1Harbor Pet Clinic1\.2 milesCall to confirm availability240 Mission/)
    expect(first?.textContent).not.toMatch(/ER services|24\/7|out of 5|Website/)
    for (const said of [
      'Night Animal Hospital',
      '12 miles',
      'Open 24/7 emergency hospital',
      'ER services',
      '24/7',
      '240 Mission Street, San Francisco, CA 94105',
      '(415) 555-0199',
      '4.7 out of 5',
      'Directions',
      'Website',
    ])
      expect(second?.textContent).toContain(said)
    expect(second?.textContent?.startsWith('2')).toBe(true)
  })

  test('says of hours and emergencies no more than is known [R-VET-010]', async () => {
    const guess = anEmergencyClinic({
      name: 'BluePearl Pet Hospital',
      types: ['veterinary_care', EMERGENCY_UNCONFIRMED],
      operates24Hours: false,
      availabilityReason: 'twenty_four_hour_conflict',
      availabilityStatus: 'caution',
      availabilityLabel: 'Listed as 24/7 emergency (call ahead to confirm)',
    })
    const named = { ...guess, place_id: 'named', name: 'Night Vets 24/7', types: ['veterinary_care'] }
    openFinder({ client: aMapClient({ searchClinics: () => Promise.resolve(found([guess, named])) }) })
    const [first, second] = within(await list()).getAllByRole('listitem')
    expect(first?.textContent).toContain('Listed as 24/7 emergency (call ahead to confirm)')
    expect(first?.textContent).toContain('Hours not confirmed')
    expect(first?.textContent).toContain('ER services not confirmed')
    expect(within(first ?? document.body).queryByText('24/7')).toBeNull()
    expect(second?.textContent).toContain('Listed as 24/7 emergency (call ahead to confirm)')
    expect(second?.textContent).not.toContain('not confirmed')
    const card = within(screen.getByRole('region', { name: 'BluePearl Pet Hospital' }))
    expect(
      card.getByText(/Listed as 24\/7 emergency \(call ahead to confirm\) · ER services not confirmed/),
    ).toBeTruthy()
  })

  test('asks for clinics around the place of the browser', async () => {
    const searchClinics = vi.fn(aMapClient().searchClinics)
    openFinder({ client: aMapClient({ searchClinics }) })
    await list()
    expect(searchClinics.mock.calls.map(([point, mode]) => [point, mode])).toEqual([[HERE, 'regular']])
  })

  test('opens no address that is none, and keeps other sites apart', async () => {
    const odd = aClinic({ website: 'ftp://old.example' })
    openFinder({ client: aMapClient({ searchClinics: () => Promise.resolve(found([odd])) }) })
    const row = within(await list())
    expect(row.queryByRole('link', { name: /^Website/ })).toBeNull()
    const directions = row.getByRole('link', { name: 'Directions to Harbor Pet Clinic (opens in a new tab)' })
    expect(directions.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('has at most ten, and always says to call ahead', async () => {
    const many = Array.from({ length: 12 }, (_, n) => aClinic({ place_id: `c${n}`, name: `Clinic ${n}` }))
    openFinder({ client: aMapClient({ searchClinics: () => Promise.resolve(found(many)) }) })
    expect(await rows()).toHaveLength(10)
    expect(screen.getByText('Always call ahead before you drive.')).toBeTruthy()
    expect(screen.getByText(/This list is from December 2021/)).toBeTruthy()
  })

  test('shows the hours of the row that is selected', async () => {
    const weekday_text = ['Monday: 8:00 AM – 6:00 PM', 'Sunday: Closed']
    const clinicDetails = () => Promise.resolve(aClinic({ opening_hours: { weekday_text } }))
    const { user } = openFinder({ client: aMapClient({ clinicDetails }) })
    await list()
    const pick = screen.getByRole('button', { name: 'Harbor Pet Clinic' })
    expect(pick.getAttribute('aria-pressed')).toBe('false')
    await user.click(pick)
    expect(pick.getAttribute('aria-pressed')).toBe('true')
    expect(await screen.findByText('Sunday: Closed')).toBeTruthy()
  })
})

describe('in an emergency', () => {
  test('the closest emergency clinic can be called at once', async () => {
    const clinics = [anEmergencyClinic(), anEmergencyClinic({ place_id: 'far', name: 'Far Hospital' })]
    const client = aMapClient({ searchClinics: () => Promise.resolve(found(clinics)) })
    openFinder({ client, isEmergency: true })
    const card = within(await screen.findByRole('region', { name: 'Night Animal Hospital' }))
    expect(card.getByRole('link', { name: /^Call now/ }).getAttribute('href')).toBe('tel:+14155550199')
    expect(card.getByRole('link', { name: '(415) 555-0199' }).getAttribute('href')).toBe('tel:+14155550199')
    expect(card.getByText('Call first: hours not checked.')).toBeTruthy()
    expect(card.getByRole('link', { name: /^Get directions/ }).getAttribute('href')).toContain(
      '240%20Mission',
    )
    expect(card.getByRole('link', { name: /^Website/ }).getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('what is not known of the closest clinic is left out', async () => {
    const clinic = anEmergencyClinic({ formatted_phone_number: null, website: null })
    const client = aMapClient({ searchClinics: () => Promise.resolve(found([clinic])) })
    openFinder({ client, isEmergency: true })
    const card = within(await screen.findByRole('region', { name: 'Night Animal Hospital' }))
    expect(card.getAllByRole('link')).toHaveLength(1)
  })

  test('regular clinics in their place are named as such', async () => {
    const answer = found([aClinic()], { fallbackApplied: true, requestedMode: 'emergency' })
    openFinder({
      client: aMapClient({ searchClinics: () => Promise.resolve(answer) }),
      isEmergency: true,
    })
    expect((await list()).textContent).toContain('Regular clinic, not an ER')
    expect(
      screen.getByText(
        'No emergency hospitals were found nearby. Showing regular clinics - call ahead to confirm they can help.',
      ),
    ).toBeTruthy()
    expect(screen.queryByText('Closest emergency option')).toBeNull()
  })

  test('the owner can switch between emergency hospitals and regular clinics', async () => {
    const searchClinics = vi.fn(aMapClient().searchClinics)
    const { user } = openFinder({ client: aMapClient({ searchClinics }), isEmergency: true })
    await list()
    await user.click(screen.getByRole('button', { name: 'Regular vets' }))
    await waitFor(() =>
      expect(searchClinics.mock.calls.map(([, mode]) => mode)).toEqual(['emergency', 'regular']),
    )
    expect(screen.getByRole('button', { name: 'Regular vets' }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('an address', () => {
  const springfields = ['Springfield, MO 65806', 'Springfield, IL 62701'].map((text, n) => ({
    text,
    point: { lat: 37 + n, lng: -93 + n },
    isOpenData: true,
  }))

  test('that several towns have is asked about, and nothing old stays on the screen', async () => {
    const searchClinics = vi.fn(aMapClient().searchClinics)
    const geocode = () => {
      const [largest] = springfields
      return Promise.resolve(largest === undefined ? null : { ...largest, choices: springfields })
    }
    const opened = openFinder({ client: aMapClient({ searchClinics, geocode }) })
    await list()
    await searchFor(opened, 'springfield')
    expect(await screen.findByText('Which springfield do you mean?')).toBe(document.activeElement)
    expect(screen.queryByRole('list', { name: 'Clinics near you' })).toBeNull()
    await opened.user.click(screen.getByRole('button', { name: 'Springfield, IL 62701' }))
    expect(await screen.findByText('Clinics near Springfield, IL 62701.')).toBeTruthy()
    expect(screen.queryByText('Which springfield do you mean?')).toBeNull()
    expect(searchClinics.mock.lastCall?.[0]).toEqual({ lat: 38, lng: -92 })
  })

  test('typed into the card for emergencies is looked around here as well', async () => {
    const opened = openFinder({ isEmergency: true, locator: notLocated(1) })
    await list()
    await opened.user.type(screen.getByLabelText('Or your ZIP code'), '19000')
    await opened.user.click(screen.getByRole('button', { name: 'Show number' }))
    expect(await screen.findByText('Clinics near 19000.')).toBeTruthy()
  })

  test('must not be blank [R-VET-015]', async () => {
    const geocode = vi.fn(aMapClient().geocode)
    const opened = openFinder({ client: aMapClient({ geocode }) })
    await searchFor(opened, '')
    expect(screen.getByText('Please enter an address or zip code')).toBeTruthy()
    await searchFor(opened, '   ')
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    expect(geocode).not.toHaveBeenCalled()
  })

  test('moves the search there, also while the browser is still asked', async () => {
    const searchClinics = vi.fn(aMapClient().searchClinics)
    let answer: (() => void) | undefined
    const opened = openFinder({
      client: aMapClient({ searchClinics }),
      locator: {
        getCurrentPosition: (tell) => (answer = () => located?.getCurrentPosition(tell)),
      },
    })
    await searchFor(opened, '19000')
    await list()
    expect(screen.getByText('Clinics near 19000.')).toBeTruthy()
    answer?.()
    await Promise.resolve()
    expect(searchClinics.mock.calls.map(([point]) => point)).toEqual([{ lat: 40, lng: -75 }])
    expect(screen.getByText('Clinics near 19000.')).toBeTruthy()
  })
})

describe('on paper', () => {
  const printed = async (clinics: readonly VetClinic[], isEmergency: boolean, fallbackApplied = false) => {
    const answer = found(clinics, { fallbackApplied })
    openFinder({ client: aMapClient({ searchClinics: () => Promise.resolve(answer) }), isEmergency })
    await list()
    return screen.getByText(/, \(415\)/, { selector: 'strong' }).parentElement?.textContent
  }
  const silent = aClinic({ place_id: 'silent', formatted_phone_number: null })

  test('the closest clinic with a phone number is named', async () => {
    expect(await printed([silent, aClinic({ name: 'Harbor Two' }), anEmergencyClinic()], false)).toBe(
      'Closest clinic we found: Harbor Two, (415) 555-0142, 240 Mission Street, San Francisco, CA 94105. Call ahead.',
    )
  })

  test('an emergency hospital is named before a nearer clinic, with what to ask', async () => {
    expect(await printed([aClinic(), anEmergencyClinic()], true)).toBe(
      'Closest emergency option we found: Night Animal Hospital, (415) 555-0199, 240 Mission Street, San Francisco, CA 94105. Call ahead to make sure that it is open and takes emergencies.',
    )
  })

  test('a regular clinic in the report of an emergency is never taken for a hospital', async () => {
    expect(await printed([aClinic({ formatted_address: null })], true, true)).toBe(
      'No emergency hospitals were found nearby. Closest regular clinic we found (not an emergency hospital): Harbor Pet Clinic, (415) 555-0142. Call ahead to confirm they can help.',
    )
  })
})

test('names whose data is shown', async () => {
  const opened = openFinder({ locator: notLocated(1) })
  await list()
  const link = (name: RegExp) => screen.queryByRole('link', { name })
  expect(link(/^IP Geolocation by DB-IP/)?.getAttribute('href')).toBe('https://db-ip.com')
  expect(link(/GeoNames/)).toBeNull()
  await searchFor(opened, '19000')
  expect(await screen.findByRole('link', { name: /GeoNames/ })).toBeTruthy()
  expect(link(/DB-IP/)).toBeNull()
})

test('names the provider where one was asked for the clinics or the address', async () => {
  const client = aMapClient({
    searchClinics: () => Promise.resolve(found([aClinic()], { source: 'provider' })),
  })
  openFinder({ client })
  await list()
  expect(screen.getByRole('link', { name: /Google Maps/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /All the Places/ })).toBeNull()
})
