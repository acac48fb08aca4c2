import 'maplibre-gl/dist/maplibre-gl.css'
import { LngLatBounds, Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { DEFAULT_PLACE } from '#domain/vets/default-location.ts'
import type { Point } from '#domain/vets/distance.ts'
import type { DrawMap, DrawnMap, Pin } from './drawn-map.ts'
import { harbourStyle } from './harbour-style.ts'
import { hereElement, markSelected, pinElement, placeElement, ringElement } from './pin-elements.ts'
import { pointAway, RING_MILES } from './rings.ts'
import { loadOutlines } from './state-outlines.ts'

// The worker is a file of this site: the page's policy needs no exception for it.
setWorkerUrl(workerUrl)

const PAN_MS = 320
/** The words of a circle stand to the southwest: inside the frame of a phone, and clear of the buttons. */
const WORDS_AT = 1.25 * Math.PI
/** Room for the pins, which stand above their points, and for the buttons at the right. */
const ROOM = { top: 64, right: 64, bottom: 36, left: 40 }
const HELP = 'CooperativeGesturesHandler'

/** The list is the map's equal for people who cannot see or point. */
function put(map: MapLibre, element: HTMLElement, { lng, lat }: Point, anchor: 'bottom' | 'center'): Marker {
  const marker = new Marker({ element, anchor }).setLngLat([lng, lat]).addTo(map)
  for (const name of ['role', 'aria-label', 'tabindex']) element.removeAttribute(name)
  return marker
}

export const drawMap: DrawMap = async (container, { center, zoom, onSelect, onLost }) => {
  const outlines = await loadOutlines()
  const isDark = window.matchMedia('(prefers-color-scheme: dark)')
  let middle = center
  let pins: readonly Pin[] = []
  let selected: string | null = null
  const markers = new Map<string, Marker>()
  let others: Marker[] = []
  const style = () => harbourStyle(isDark.matches ? 'dark' : 'light', outlines, middle)
  const map = new MapLibre({
    container,
    style: style(),
    center: [center.lng, center.lat],
    zoom,
    minZoom: 4,
    maxZoom: 15,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    keyboard: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      [`${HELP}.WindowsHelpText`]: 'Hold Ctrl and scroll to zoom the map',
      [`${HELP}.MacHelpText`]: 'Hold ⌘ and scroll to zoom the map',
      [`${HELP}.MobileHelpText`]: 'Use two fingers to move the map',
    },
  })
  map.touchZoomRotate.disableRotation()
  const canvas = map.getCanvas()
  canvas.tabIndex = -1
  canvas.addEventListener('webglcontextlost', onLost)
  const onTheme = () => map.setStyle(style())

  await new Promise<void>((resolve, reject) => {
    map.once('load', () => resolve())
    map.once('error', ({ error }) => reject(error))
  }).catch((error: unknown) => {
    map.remove()
    throw error
  })
  isDark.addEventListener('change', onTheme)

  const showPlace = (isNear: boolean): void => {
    for (const marker of others) marker.remove()
    others = [
      put(map, isNear ? hereElement() : placeElement(DEFAULT_PLACE), middle, 'center'),
      ...RING_MILES.map((miles) =>
        put(map, ringElement(miles), pointAway(middle, miles, WORDS_AT), 'center'),
      ),
    ]
  }
  const showPins = (): void => {
    for (const marker of markers.values()) marker.remove()
    markers.clear()
    // The nearest is put last, above the others.
    for (const pin of pins.toReversed()) {
      const element = pinElement(pin)
      element.addEventListener('click', () => onSelect(pin.id))
      markers.set(pin.id, put(map, element, pin.point, 'bottom'))
    }
  }
  const markPins = (): void => {
    for (const [id, marker] of markers) markSelected(marker.getElement(), id === selected)
  }
  const fit = (duration: number): void => {
    const bounds = new LngLatBounds()
    for (const { lng, lat } of [middle, ...pins.map(({ point }) => point)]) bounds.extend([lng, lat])
    map.fitBounds(bounds, { padding: ROOM, maxZoom: zoom, duration, essential: false })
  }
  const drawn: DrawnMap = {
    show(next, nextPins, isNear) {
      const hasMoved = next.lat !== middle.lat || next.lng !== middle.lng
      middle = next
      pins = nextPins
      if (hasMoved) map.setStyle(style())
      showPlace(isNear)
      showPins()
      markPins()
      fit(hasMoved ? 0 : PAN_MS)
    },
    select(id) {
      selected = id
      markPins()
      const pin = pins.find((one) => one.id === id)
      // A pin that is in view stays where it is: nothing moves under a finger.
      if (pin !== undefined && !map.getBounds().contains([pin.point.lng, pin.point.lat]))
        map.easeTo({ center: [pin.point.lng, pin.point.lat], duration: PAN_MS, essential: false })
    },
    zoomBy: (step) => void map.easeTo({ zoom: map.getZoom() + step, duration: PAN_MS, essential: false }),
    showAll: () => fit(PAN_MS),
    remove() {
      isDark.removeEventListener('change', onTheme)
      canvas.removeEventListener('webglcontextlost', onLost)
      map.remove()
    },
  }
  return drawn
}
