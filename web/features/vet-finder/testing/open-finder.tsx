import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { Point } from '#domain/vets/distance.ts'
import { useSession } from '#web/lib/session/session.ts'
import { aUser } from '#web/testing/accounts.ts'
import { renderAt, type Rendered } from '#web/testing/render.tsx'
import type { Locator } from '#web/closest-vet/locate.ts'
import type { LoadMap } from '../map/clinic-map.tsx'
import type { MapClient } from '#web/closest-vet/calls/map-client.ts'
import { ClosestVetCard } from '#web/closest-vet/closest-vet-card.tsx'
import { createClosestVet } from '#web/closest-vet/closest-vet.ts'
import { VetFinder } from '../finder/vet-finder.tsx'
import { aMapClient } from './a-map-client.ts'

export const HERE: Point = { lat: 37.77, lng: -122.42 }

export const located: Locator = {
  getCurrentPosition: (tell) => tell(positionAt(HERE)),
}

/** A browser that does not tell: 1 denied, 2 unavailable, 3 timed out. */
export const notLocated = (code: 1 | 2 | 3): Locator => ({
  getCurrentPosition: (_, refuse) =>
    refuse?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
})

const positionAt = ({ lat, lng }: Point): GeolocationPosition => {
  const coords = {
    latitude: lat,
    longitude: lng,
    accuracy: 10,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  }
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords }
}

type Options = {
  readonly isEmergency?: boolean
  readonly client?: MapClient
  readonly locator?: Locator
  readonly loadMap?: LoadMap
  readonly isSignedIn?: boolean
}

const noMap: LoadMap = () => Promise.reject(new Error('no map in this test'))

export function openFinder({ isSignedIn = true, ...told }: Options = {}): Rendered {
  useSession.setState({ user: isSignedIn ? aUser() : null, authReady: true })
  const options = { isEmergency: false, client: aMapClient(), locator: located, loadMap: noMap, ...told }
  const closest = createClosestVet({
    client: options.client,
    locator: () => options.locator,
    isAllowed: () => Promise.resolve(false),
    now: () => new Date(),
  })
  return renderAt(
    '/assessment?session=1',
    <QueryClientProvider client={new QueryClient()}>
      {options.isEmergency ? <ClosestVetCard store={closest} /> : null}
      <VetFinder {...options} closest={closest} />
    </QueryClientProvider>,
  )
}

export const list = () => screen.findByRole('list', { name: 'Clinics near you' })
export const addressBox = () => screen.getByRole('textbox', { name: 'Address or zip code' })

export async function searchFor({ user }: Rendered, address: string): Promise<void> {
  if (address !== '') await user.type(addressBox(), address)
  await user.click(screen.getByRole('button', { name: 'Search' }))
}
