import type { Point } from '#domain/vets/distance.ts'

export type LocationFailure = 'denied' | 'unavailable' | 'timedOut' | 'unsupported'
export type Located = Point | LocationFailure

export type Locator = Pick<Geolocation, 'getCurrentPosition'> | null

/** A rough fix is enough to find a clinic, and comes sooner; one of the last minutes will do. */
const OPTIONS = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 } as const

const FAILURES: ReadonlyMap<number, LocationFailure> = new Map([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timedOut'],
])

/** Asks the browser where it is; its owner may be asked for permission first. Never rejects. */
export function locate(locator: Locator): Promise<Located> {
  const { promise, resolve } = Promise.withResolvers<Located>()
  if (locator === null) resolve('unsupported')
  else
    locator.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(FAILURES.get(code) ?? 'unavailable'),
      OPTIONS,
    )
  return promise
}

export const deviceLocator = (): Locator => navigator.geolocation ?? null

export async function locationIsAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    // an older browser cannot be asked
    return false
  }
}
