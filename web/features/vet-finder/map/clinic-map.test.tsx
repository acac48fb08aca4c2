import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aClinic, anEmergencyClinic, found } from '#contract/map/testing/a-clinic.ts'
import { aMapClient, noPlace } from '../testing/a-map-client.ts'
import { HERE, list, notLocated, openFinder, searchFor } from '../testing/open-finder.tsx'
import { canDrawMaps } from './can-draw.ts'
import type { DrawMap, DrawnMap } from './drawn-map.ts'

/** A map that remembers what it was told. */
const aDrawnMap = () => ({
  show: vi.fn<DrawnMap['show']>(),
  select: vi.fn<DrawnMap['select']>(),
  zoomBy: vi.fn<DrawnMap['zoomBy']>(),
  showAll: vi.fn<DrawnMap['showAll']>(),
  remove: vi.fn<DrawnMap['remove']>(),
})

describe('the map of the vet finder', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    // Every element is in view.
    vi.stubGlobal('IntersectionObserver', undefined)
  })
  afterEach(() => vi.unstubAllGlobals())
  const client = aMapClient({
    searchClinics: () => Promise.resolve(found([aClinic(), anEmergencyClinic()])),
  })
  const open = () => {
    const map = aDrawnMap()
    const drawMap = vi.fn<DrawMap>(() => Promise.resolve(map))
    const opened = openFinder({ client, loadMap: () => Promise.resolve(drawMap) })
    return { ...opened, map, drawMap }
  }

  test('begins at zoom 12 around the owner [R-VET-007]', async () => {
    const { drawMap } = open()
    await screen.findByRole('button', { name: 'Zoom in' })
    expect(drawMap).toHaveBeenCalledOnce()
    expect(drawMap.mock.calls[0]?.[1]).toMatchObject({ zoom: 12, center: HERE })
  })

  test('marks the owner only where somebody knows that place [R-VET-022]', async () => {
    const map = aDrawnMap()
    const drawMap = vi.fn<DrawMap>(() => Promise.resolve(map))
    const opened = openFinder({
      client: { ...client, ipLocation: noPlace() },
      locator: notLocated(1),
      loadMap: () => Promise.resolve(drawMap),
    })
    await screen.findByRole('button', { name: 'Zoom in' })
    await waitFor(() => expect(map.show.mock.lastCall?.[2]).toBe(false))
    await searchFor(opened, '19000')
    await waitFor(() => expect(map.show.mock.lastCall?.[2]).toBe(true))
  })

  test('has the numbers of the list and the name of each town once, and marks what is selected there [R-VET-004]', async () => {
    const { map, user } = open()
    await list()
    await waitFor(() =>
      expect(map.show.mock.lastCall?.[1]).toEqual([
        {
          id: 'harbor',
          number: 1,
          point: { lat: 37.79, lng: -122.39 },
          isEmergency: false,
          town: 'San Francisco',
        },
        { id: 'night', number: 2, point: { lat: 37.79, lng: -122.39 }, isEmergency: true, town: null },
      ]),
    )
    const pick = screen.getByRole('button', { name: 'Night Animal Hospital' })
    await user.click(pick)
    expect(pick.getAttribute('aria-pressed')).toBe('true')
    expect(map.select.mock.lastCall).toEqual(['night'])
    await user.click(screen.getByRole('button', { name: 'Harbor Pet Clinic' }))
    expect(pick.getAttribute('aria-pressed')).toBe('false')
    expect(map.select.mock.lastCall).toEqual(['harbor'])
  })

  test('selects in the list what is tapped on it', async () => {
    const { drawMap } = open()
    await list()
    await screen.findByRole('button', { name: 'Zoom in' })
    drawMap.mock.calls[0]?.[1].onSelect('night')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Night Animal Hospital' }).getAttribute('aria-pressed')).toBe(
        'true',
      ),
    )
  })

  test('can be moved without dragging', async () => {
    const { map, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Zoom in' }))
    await user.click(screen.getByRole('button', { name: 'Zoom out' }))
    await user.click(screen.getByRole('button', { name: 'Show all clinics' }))
    expect(map.zoomBy.mock.calls).toEqual([[1], [-1]])
    expect(map.showAll).toHaveBeenCalledOnce()
  })

  test('is taken away with the page', async () => {
    const { map, unmount } = open()
    await screen.findByRole('button', { name: 'Zoom in' })
    unmount()
    expect(map.remove).toHaveBeenCalledOnce()
  })

  test('that cannot be had leaves the list', async () => {
    openFinder({ client, loadMap: () => Promise.reject(new Error('no WebGL')) })
    expect(await screen.findByText('Map unavailable')).toBeTruthy()
    expect(await list()).toBeTruthy()
  })

  test('that is lost later leaves the list', async () => {
    const { drawMap } = open()
    await screen.findByRole('button', { name: 'Zoom in' })
    drawMap.mock.calls[0]?.[1].onLost()
    expect(await screen.findByText('Map unavailable')).toBeTruthy()
    expect(await list()).toBeTruthy()
  })

  test('that is not there yet says so to a search, which finds clinics all the same [R-VET-016]', async () => {
    const searchClinics = vi.fn(client.searchClinics)
    const opened = openFinder({
      client: { ...client, searchClinics },
      loadMap: () => new Promise(() => undefined),
    })
    await list()
    expect(screen.getByText('Loading the map...')).toBeTruthy()
    await searchFor(opened, '19000')
    expect(await screen.findByText('Map is still loading. Please try again in a moment.')).toBeTruthy()
    expect(await screen.findByText('Clinics near 19000.')).toBeTruthy()
    expect(searchClinics.mock.lastCall?.[0]).toEqual({ lat: 40, lng: -75 })
    expect(await list()).toBeTruthy()
  })

  test('is not asked for where nothing can be drawn', () => expect(canDrawMaps()).toBe(false))
})
