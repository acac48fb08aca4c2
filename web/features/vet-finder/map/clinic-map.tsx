import { useEffect, useRef, useState, type RefObject } from 'react'
import { Expand, Minus, Plus } from 'lucide-react'
import { DEFAULT_PLACE } from '#domain/vets/default-location.ts'
import type { Point } from '#domain/vets/distance.ts'
import { log } from '#web/lib/log.ts'
import { Spinner } from '#web/ui/signs/spinner.tsx'
import { MESSAGES } from '../messages.ts'
import { canDrawMaps } from './can-draw.ts'
import type { DrawMap, DrawnMap, Pin } from './drawn-map.ts'
import styles from './clinic-map.module.css'

const ZOOM = 12

export type LoadMap = () => Promise<DrawMap>
const loadOwnMap: LoadMap = async () => {
  if (!canDrawMaps()) throw new Error('no WebGL')
  return (await import('./draw-map.ts')).drawMap
}

type Props = {
  readonly center: Point
  readonly pins: readonly Pin[]
  readonly isNear: boolean
  readonly selectedId: string | null
  readonly onSelect: (id: string) => void
  readonly isSearched: boolean
  readonly loadMap?: LoadMap | undefined
}

export function ClinicMap({
  center,
  pins,
  isNear,
  selectedId,
  onSelect,
  isSearched,
  loadMap = loadOwnMap,
}: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { canvas, drawn, state } = useDrawnMap(frame, center, onSelect, loadMap)

  useEffect(() => drawn?.show(center, pins, isNear), [drawn, center, pins, isNear])
  useEffect(() => drawn?.select(selectedId), [drawn, selectedId])

  return (
    <div
      className={styles.map}
      role="group"
      aria-label={`Map of ${isNear ? 'nearby clinics' : `clinics in ${DEFAULT_PLACE}`}. The list below has the same clinics.`}
    >
      <div ref={frame} className={styles.frame}>
        <div ref={canvas} className={styles.canvas} aria-hidden="true" />
        {state === 'ready' ? (
          <div className={styles.controls}>
            <button type="button" aria-label="Zoom in" onClick={() => drawn?.zoomBy(1)}>
              <Plus aria-hidden="true" />
            </button>
            <button type="button" aria-label="Zoom out" onClick={() => drawn?.zoomBy(-1)}>
              <Minus aria-hidden="true" />
            </button>
            <button type="button" aria-label="Show all clinics" onClick={() => drawn?.showAll()}>
              <Expand aria-hidden="true" />
            </button>
          </div>
        ) : (
          <p className={styles.words} role="status">
            {state === 'unavailable' ? MESSAGES.map.unavailable : <Loading isSearched={isSearched} />}
          </p>
        )}
      </div>
      {state === 'ready' ? <p className={styles.caption}>{MESSAGES.mapShows}</p> : null}
    </div>
  )
}

const Loading = ({ isSearched }: { isSearched: boolean }) => (
  <>
    <Spinner />
    {isSearched ? MESSAGES.mapLoading : 'Loading the map...'}
  </>
)

function useDrawnMap(
  frame: RefObject<HTMLElement | null>,
  center: Point,
  onSelect: (id: string) => void,
  loadMap: LoadMap,
) {
  const canvas = useRef<HTMLDivElement>(null)
  const isInView = useInView(frame)
  const [drawn, setDrawn] = useState<DrawnMap | null>(null)
  const [isLost, setLost] = useState(false)
  const latest = useRef({ center, onSelect })
  useEffect(() => {
    latest.current = { center, onSelect }
  }, [center, onSelect])

  useEffect(() => {
    const container = canvas.current
    if (!isInView || container === null) return
    let isOver = false
    let map: DrawnMap | null = null
    const lose = (error: unknown): void => {
      if (isOver) return
      log.warn('vet-finder.no-map', error)
      setDrawn(null)
      setLost(true)
    }
    const draw = async (): Promise<void> => {
      const drawMap = await loadMap()
      if (isOver) return
      map = await drawMap(container, {
        center: latest.current.center,
        zoom: ZOOM,
        onSelect: (id) => latest.current.onSelect(id),
        onLost: () => lose(new Error('the drawing surface was lost')),
      })
      if (isOver) map.remove()
      else setDrawn(map)
    }
    draw().catch(lose)
    return () => {
      isOver = true
      map?.remove()
      setDrawn(null)
    }
  }, [isInView, loadMap])

  const state: 'loading' | 'ready' | 'unavailable' = isLost
    ? 'unavailable'
    : drawn === null
      ? 'loading'
      : 'ready'
  return { canvas, drawn, state }
}

function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const watched = element.current
    if (isSeen || watched === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: '200px' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
