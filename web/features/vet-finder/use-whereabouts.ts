import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Point } from '#domain/vets/distance.ts'
import { locate, type LocationFailure, type Locator } from './locate.ts'
import type { ApproximatePlace, FoundAddress, MapCallFailed, MapClient } from './map-client.ts'

/** Where clinics are looked for, and who said so. */
export type Place = {
  readonly point: Point
  /** default: nobody did, and this is no place near the owner. */
  readonly source: 'device' | 'ip' | 'address' | 'default'
  /** An address as it is written; null for the other sources. */
  readonly text: string | null
  /** Whether GeoNames knew the place. */
  readonly isOpenData: boolean
}

export type Whereabouts = {
  /** What is being asked right now. */
  readonly asking: 'device' | 'ip' | null
  /** Null while it is being asked for. */
  readonly place: Place | null
  /** Why the browser did not tell; null where it did, or an address was given since. */
  readonly failure: LocationFailure | null
  /** What kept the approximate place away, so that only the default one is left. */
  readonly callFailure: MapCallFailed | null
}

type Event =
  | { readonly type: 'located'; readonly point: Point }
  | { readonly type: 'not-located'; readonly failure: LocationFailure }
  | { readonly type: 'approximate'; readonly found: ApproximatePlace }
  | { readonly type: 'address'; readonly found: FoundAddress }

const AT_FIRST: Whereabouts = { asking: 'device', place: null, failure: null, callFailure: null }

function next(state: Whereabouts, event: Event): Whereabouts {
  switch (event.type) {
    case 'located': {
      const place: Place = { point: event.point, source: 'device', text: null, isOpenData: false }
      return { asking: null, place, failure: null, callFailure: null }
    }
    case 'not-located':
      return { ...state, asking: 'ip', failure: event.failure }
    case 'approximate': {
      const { source, lat, lng, failure } = event.found
      const place: Place = { point: { lat, lng }, source, text: null, isOpenData: false }
      return { ...state, asking: null, place, callFailure: failure }
    }
    case 'address': {
      const place: Place = { ...event.found, source: 'address' }
      return { asking: null, place, failure: null, callFailure: null }
    }
  }
}

/**
 * Where the owner is: the browser is asked at once, then the internet address. An address that is given counts more
 * than both, also when they answer later.
 */
export function useWhereabouts(
  client: MapClient,
  locator: Locator,
): Whereabouts & { readonly goTo: (found: FoundAddress) => void } {
  const [state, tell] = useReducer(next, AT_FIRST)
  const asking = useRef(new AbortController())

  useEffect(() => {
    const controller = new AbortController()
    asking.current = controller
    const { signal } = controller
    const find = async (): Promise<void> => {
      const located = await locate(locator)
      if (signal.aborted) return
      if (typeof located !== 'string') return tell({ type: 'located', point: located })
      tell({ type: 'not-located', failure: located })
      const found = await client.ipLocation(signal)
      if (!signal.aborted) tell({ type: 'approximate', found })
    }
    void find()
    return () => controller.abort()
  }, [client, locator])

  const goTo = useCallback((found: FoundAddress): void => {
    asking.current.abort()
    tell({ type: 'address', found })
  }, [])
  return { ...state, goTo }
}
