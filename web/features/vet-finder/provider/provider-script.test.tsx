import { createServer, get, type Server } from 'node:http'
import { runInThisContext } from 'node:vm'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { provideConfig } from '#web/lib/config.ts'
import { testConfig } from '#web/testing/test-config.ts'
import type { DrawMap } from '../map/drawn-map.ts'
import { aMapClient, failed, noPlace } from '../testing/a-map-client.ts'
import { list, notLocated, openFinder, searchFor } from '../testing/open-finder.tsx'
import { NOT_ASKED, useProvider } from './use-provider.ts'
import { withProvider } from './with-provider.ts'

const GEOCODER = `
  class Geocoder {
    geocode({ address }, tell) {
      if (address === 'nowhere') return tell(null, 'ZERO_RESULTS')
      tell([{ formatted_address: address + ', found', geometry: { location: at(40, -75) } }], 'OK')
    }
  }`
const AT = 'const at = (lat, lng) => ({ lat: () => lat, lng: () => lng });'
const PLACE = `
  const place = (id, displayName, north, more) => ({
    id, displayName, location: at(37.77 + north, -122.42), types: ['veterinary_care'],
    nationalPhoneNumber: '(415) 555-01' + id, isOpen: async () => true, ...more,
  })
  const Place = {
    searchNearby: async (request) => {
      window.requests.push(request)
      return { places: [
        place('30', 'Far Vet', 0.03), place('10', 'Near Vet', 0.01),
        place('40', 'Gone Vet', 0.001, { businessStatus: 'CLOSED_PERMANENTLY' }),
        place('41', 'People Hospital', 0.001, { types: ['hospital'] }),
        place('42', 'Shut Vet', 0.001, { isOpen: async () => false }),
        ...window.more.map((n) => place(String(50 + n), 'Vet ' + n, 0.031 + n / 1000)),
      ] }
    },
    searchByText: async () => ({ places: [place('20', 'Night Emergency Vet', 0.02, { isOpen: undefined })] }),
  }`
const LEGACY = `
  class PlacesService {
    nearbySearch(request, tell) {
      window.requests.push(request)
      if (window.legacyStatus !== 'OK') return tell(null, window.legacyStatus)
      tell(Array.from({ length: 14 }, (_, n) => ({
        place_id: 'legacy' + n, name: 'Legacy Vet ' + n, vicinity: n + ' Oak Street',
        geometry: { location: at(37.77 + n / 1000, -122.42) }, types: ['veterinary_care'],
        business_status: 'OPERATIONAL', opening_hours: { isOpen: () => { throw new Error('not here') } },
      })), 'OK')
    }
    getDetails({ placeId }, tell) {
      if (placeId === 'legacy1') return tell(null, 'UNKNOWN_ERROR')
      tell({ formatted_phone_number: '(415) 555-0170', opening_hours: { isOpen: () => true } }, 'OK')
    }
  }`
const script = (places: string, code: string) =>
  `{ ${AT} ${GEOCODER} ${code} window.google = { maps: { Geocoder, places: { ${places} } } } }`
const WHOLE = script('Place, PlacesService', PLACE + LEGACY)

let server: Server
let asked: string[] = []

/** A server on this machine has the script, and the page runs scripts from there and from nowhere else. */
async function serve(text: string | null): Promise<void> {
  server = createServer(({ url }, response) => {
    asked.push(url ?? '')
    response.writeHead(text === null ? 404 : 200).end(text ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  provideConfig(testConfig({ maps: { apiKey: 'public', scriptUrl: `${origin}/maps/api/js` } }))
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return append(node)
    if (new URL(node.src).origin !== origin) throw new Error(`not on this machine: ${node.src}`)
    // What the small browser of the tests would do with it is done here.
    node.type = 'text/plain'
    append(node)
    load(node.src).then(
      () => node.dispatchEvent(new Event('load')),
      () => node.dispatchEvent(new Event('error')),
    )
  })
}

const load = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error('not there'))
        runInThisContext(text)
        resolve()
      })
    })
    request.on('error', reject)
  })

const searchClinics = () => Promise.reject(failed('Clinic search', 'network'))
const broken = (changes: Parameters<typeof aMapClient>[0] = {}) =>
  withProvider(aMapClient({ searchClinics, ...changes }))
const agree = async ({ user }: ReturnType<typeof openFinder>) =>
  user.click(await screen.findByRole('button', { name: 'Ask Google Maps' }))
const names = async () =>
  within(await list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const requests = (): readonly Record<string, unknown>[] => Reflect.get(window, 'requests')

describe('the script of a provider', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    asked = []
    useProvider.setState(NOT_ASKED)
    Object.assign(window, { requests: [], more: [], legacyStatus: 'OK' })
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    provideConfig(null)
    document.querySelector('#maps-provider-script')?.remove()
    for (const name of ['google', 'gm_authFailure', 'requests', 'more', 'legacyStatus'])
      Reflect.deleteProperty(window, name)
    if (server?.listening) await new Promise((resolve) => server.close(resolve))
  })

  test('is not loaded without a key, and not spoken of [R-VET-024]', async () => {
    provideConfig(testConfig())
    openFinder({ client: broken() })
    expect(await screen.findByText('Clinic search failed due to a network error.')).toBeTruthy()
    expect(screen.queryByText(/Google/)).toBeNull()
    expect(document.querySelector('#maps-provider-script')).toBeNull()
  })

  test('is not loaded while our own service answers [R-VET-024]', async () => {
    await serve(WHOLE)
    useProvider.setState({ isAgreed: true })
    openFinder({ client: withProvider(aMapClient()) })
    await list()
    expect(asked).toEqual([])
  })

  test('is not loaded before the owner agrees, and then finds clinics [R-VET-024]', async () => {
    await serve(WHOLE)
    const opened = openFinder({ client: broken() })
    expect(
      await screen.findByText('Our own search did not work. Google Maps can be asked instead.'),
    ).toBeTruthy()
    expect(asked).toEqual([])
    await agree(opened)
    expect(await names()).toEqual(['Near Vet', 'Far Vet'])
    expect(asked).toHaveLength(1)
    expect(requests()).toMatchObject([
      { locationRestriction: { radius: 10_000 }, includedTypes: ['veterinary_care'] },
    ])
    expect(screen.getByRole('link', { name: /Places by Google Maps/ })).toBeTruthy()
    expect(screen.queryByText(/did not work/)).toBeNull()
  })

  test('is not a way around a sign-in or a limit [R-VET-024]', async () => {
    await serve(WHOLE)
    useProvider.setState({ isAgreed: true })
    const failures = [failed('Clinic search', 'rate_limit', { status: 429 }), failed('Clinic search', 'auth')]
    for (const failure of failures) {
      const client = broken({ searchClinics: () => Promise.reject(failure) })
      await expect(client.searchClinics({ lat: 1, lng: 1 }, 'regular')).rejects.toBe(failure)
    }
    expect(asked).toEqual([])
  })

  test('shows at most 10 clinics [R-VET-024] [R-VET-040]', async () => {
    await serve(WHOLE)
    Object.assign(window, { more: Array.from({ length: 12 }, (_, n) => n) })
    await agree(openFinder({ client: broken() }))
    expect(await names()).toHaveLength(10)
  })

  test('finds emergency hospitals, and never calls one open whose hours it does not know [R-VET-024]', async () => {
    await serve(WHOLE)
    await agree(openFinder({ client: broken(), isEmergency: true }))
    expect(await names()).toEqual(['Night Emergency Vet'])
    const row = within(await list())
    expect(row.getByText('Listed as 24/7 emergency (call ahead to confirm)')).toBeTruthy()
    expect(row.queryByText('Open right now')).toBeNull()
  })

  test('falls back to its legacy places API [R-VET-024]', async () => {
    await serve(
      script(
        'Place, PlacesService',
        `const Place = { searchNearby: async () => { throw new Error('off') } }; ${LEGACY}`,
      ),
    )
    const client = broken()
    useProvider.setState({ isAgreed: true })
    const { clinics, metadata } = await client.searchClinics({ lat: 37.77, lng: -122.42 }, 'regular')
    expect(clinics).toHaveLength(10)
    expect(clinics[0]).toMatchObject({
      name: 'Legacy Vet 0',
      formatted_phone_number: '(415) 555-0170',
      availabilityReason: 'open_now',
    })
    // Its hours could not be had: it is never called open.
    expect(clinics[1]).toMatchObject({ name: 'Legacy Vet 1', isOpen: null, availabilityReason: 'unknown' })
    expect(metadata.source).toBe('provider')
    expect(await client.clinicDetails('legacy0')).toBe(clinics[0])
  })

  test('uses the legacy places API where there is no other [R-VET-024]', async () => {
    await serve(script('PlacesService', LEGACY))
    await agree(openFinder({ client: broken() }))
    expect(await names()).toHaveLength(10)
  })

  test('looks addresses up that our own service cannot [R-VET-024]', async () => {
    await serve(WHOLE)
    const geocode = () => Promise.reject(failed('Address lookup', 'network'))
    const opened = openFinder({
      client: broken({ geocode, ipLocation: noPlace() }),
      locator: notLocated(1),
    })
    await searchFor(opened, '12 Oak Street')
    expect(await screen.findByText('Error searching for address. Please try again.')).toBeTruthy()
    await agree(opened)
    await searchFor(opened, '')
    expect(await screen.findByText('Clinics near 12 Oak Street, found.')).toBeTruthy()
  })

  test('may not know an address either [R-VET-024]', async () => {
    await serve(WHOLE)
    useProvider.setState({ isAgreed: true })
    const client = broken({ geocode: () => Promise.resolve(null) })
    expect(await client.geocode('nowhere')).toBeNull()
    expect(await client.geocode('Oak')).toMatchObject({ text: 'Oak, found', isOpenData: false })
  })

  test('that cannot be had is told, and leaves what can be tapped [R-VET-032]', async () => {
    await serve(null)
    await agree(openFinder({ client: broken() }))
    const sentence = 'Failed to load Google Maps. Please check your internet connection.'
    expect(await screen.findByText(sentence, {}, { timeout: 5000 })).toBeTruthy()
    expect(asked).toHaveLength(6)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('that refuses our key says so [R-VET-033]', async () => {
    const silent =
      'const Place = { searchNearby: () => { setTimeout(() => window.gm_authFailure()); return new Promise(() => {}) } };'
    await serve(script('Place', silent))
    await agree(openFinder({ client: broken() }))
    expect(
      await screen.findByText('Google Maps could not be authorized. Please use the clinic list below.'),
    ).toBeTruthy()
    expect(await screen.findByText('Clinic search failed due to a network error.')).toBeTruthy()
  })

  test('that is not complete says so, and the place of the map is empty [R-VET-034]', async () => {
    await serve('window.google = { maps: {} }')
    vi.stubGlobal('IntersectionObserver', undefined)
    const remove = vi.fn<() => void>()
    const drawMap: DrawMap = () =>
      Promise.resolve({ show: vi.fn(), select: vi.fn(), zoomBy: vi.fn(), showAll: vi.fn(), remove })
    const opened = openFinder({ client: broken(), loadMap: () => Promise.resolve(drawMap) })
    await screen.findByRole('button', { name: 'Zoom in' })
    expect(screen.queryByText('Map unavailable')).toBeNull()
    await agree(opened)
    const sentence = 'Google Maps failed to initialize properly. Please refresh the page.'
    expect(await screen.findByText(sentence, {}, { timeout: 5000 })).toBeTruthy()
    expect(await screen.findByText('Map unavailable')).toBeTruthy()
    expect(remove).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('that says no to a search is told apart from one that finds nothing [R-VET-036]', async () => {
    await serve(script('PlacesService', LEGACY))
    Object.assign(window, { legacyStatus: 'REQUEST_DENIED' })
    await agree(openFinder({ client: broken() }))
    expect(await screen.findByText('Search request was denied. Please check API configuration.')).toBeTruthy()
  })

  test('that finds nothing says so [R-VET-037]', async () => {
    await serve(script('PlacesService', LEGACY))
    Object.assign(window, { legacyStatus: 'ZERO_RESULTS' })
    await agree(openFinder({ client: broken() }))
    expect(
      await screen.findByText(
        'No veterinary clinics found in your area. Try searching with a different address.',
      ),
    ).toBeTruthy()
  })
})
