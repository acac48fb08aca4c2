import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Point } from '#domain/vets/distance.ts'
import { rememberedPlace } from '#web/closest-vet/last-found.ts'
import { locate, type LocationFailure, type Locator } from '#web/closest-vet/locate.ts'
import type { ApproximatePlace, MapCallFailed, MapClient } from '#web/closest-vet/calls/map-client.ts'
import type { Place } from '#web/closest-vet/place.ts'

export type Whereabouts = {
  readonly asking: 'device' | 'ip' | null
  /** Null while it is being asked for, and after a search that found none. */
  readonly place: Place | null
  readonly failure: LocationFailure | null
  /** What kept the approximate place away, so that only the default one is left. */
  readonly callFailure: MapCallFailed | null
}

type Event =
  | { readonly type: 'located'; readonly point: Point }
  | { readonly type: 'not-located'; readonly failure: LocationFailure }
  | { readonly type: 'approximate'; readonly found: ApproximatePlace }
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'not-found' }

const at = (place: Place): Whereabouts => ({ asking: null, place, failure: null, callFailure: null })
const AT_FIRST: Whereabouts = { asking: 'device', place: null, failure: null, callFailure: null }

function next(state: Whereabouts, event: Event): Whereabouts {
  switch (event.type) {
    case 'located': {
      const place: Place = { point: event.point, source: 'device', text: null, isOpenData: false }
      return at(place)
    }
    case 'not-located':
      return { ...state, asking: 'ip', failure: event.failure }
    case 'approximate': {
      const { source, lat, lng, failure } = event.found
      const place: Place = { point: { lat, lng }, source, text: null, isOpenData: false }
      return { ...state, asking: null, place, callFailure: failure }
    }
    case 'place':
      return at(event.place)
    case 'not-found':
      return { asking: null, place: null, failure: null, callFailure: null }
  }
}

type Moves = {
  readonly goTo: (place: Place) => void
  readonly leave: () => void
}

/**
 * Where the owner is: the browser is asked at once, then the address of an earlier visit counts, then the internet
 * address. An address that is given counts more than all of them, also when they answer later.
 */
export function useWhereabouts(
  client: MapClient,
  locator: Locator,
  given: Place | null,
): Whereabouts & Moves {
  const [state, tell] = useReducer(next, given, (place) => (place === null ? AT_FIRST : at(place)))
  const asking = useRef(new AbortController())
  const isGiven = useRef(given !== null)

  useEffect(() => {
    const controller = new AbortController()
    asking.current = controller
    const { signal } = controller
    const find = async (): Promise<void> => {
      const located = await locate(locator)
      if (signal.aborted) return
      if (typeof located !== 'string') return tell({ type: 'located', point: located })
      const kept = rememberedPlace()
      if (kept !== null) return tell({ type: 'place', place: kept })
      tell({ type: 'not-located', failure: located })
      const found = await client.ipLocation(signal)
      if (!signal.aborted) tell({ type: 'approximate', found })
    }
    if (!isGiven.current) void find()
    return () => controller.abort()
  }, [client, locator])

  const goTo = useCallback((place: Place): void => {
    asking.current.abort()
    tell({ type: 'place', place })
  }, [])
  const leave = useCallback((): void => {
    asking.current.abort()
    tell({ type: 'not-found' })
  }, [])
  // What is given elsewhere on the page, in the card, is given here too.
  useEffect(() => {
    if (given !== null) goTo(given)
  }, [given, goTo])
  return { ...state, goTo, leave }
}
