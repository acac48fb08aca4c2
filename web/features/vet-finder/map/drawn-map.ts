import type { Point } from '#domain/vets/distance.ts'

export type Pin = {
  readonly id: string
  readonly number: number
  readonly point: Point
  readonly isEmergency: boolean
  /** The town it lies in, on the first pin of each town: the map has no other names. */
  readonly town: string | null
}

export type DrawnMap = {
  /**
   * Shows a place and these pins instead of those before, all of them in view. The owner is marked there where
   * `isNear`; elsewhere the place is named.
   */
  readonly show: (center: Point, pins: readonly Pin[], isNear: boolean) => void
  /** Marks one pin, and moves there only where it is out of view; null marks none. */
  readonly select: (id: string | null) => void
  readonly zoomBy: (step: 1 | -1) => void
  readonly showAll: () => void
  readonly remove: () => void
}

type MapOptions = {
  readonly center: Point
  readonly zoom: number
  readonly onSelect: (id: string) => void
  readonly onLost: () => void
}

/** Rejects where a map is not possible. */
export type DrawMap = (container: HTMLElement, options: MapOptions) => Promise<DrawnMap>
