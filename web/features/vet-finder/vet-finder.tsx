import { useMemo, useState } from 'react'
import type { VetClinic } from '#contract/map.ts'
import type { SearchMode } from '#domain/vets/search-mode.ts'
import { useSession } from '#web/lib/session.ts'
import { Chip } from '#web/ui/choice.tsx'
import { AddressSearch } from './address-search.tsx'
import { ClinicResults } from './clinic-results.tsx'
import { ClosestEmergency } from './closest-emergency.tsx'
import { Credits } from './credits.tsx'
import { LocationNotice } from './location-notice.tsx'
import type { Locator } from './locate.ts'
import type { Pin } from './map/drawn-map.ts'
import { ClinicMap, type LoadMap } from './map/clinic-map.tsx'
import { MapCallFailed, mapClient, type MapClient } from './map-client.ts'
import { MESSAGES, sentenceOf } from './messages.ts'
import { PrintedClinic } from './printed-clinic.tsx'
import { SignInNotice } from './sign-in-notice.tsx'
import { ProviderNotice } from './provider/provider-notice.tsx'
import { useProvider } from './provider/use-provider.ts'
import { withProvider } from './provider/with-provider.ts'
import { useClinics } from './use-clinics.ts'
import { useWhereabouts } from './use-whereabouts.ts'
import styles from './vet-finder.module.css'

type Props = {
  /** Emergency hospitals are looked for first. */
  readonly isEmergency: boolean
  readonly client?: MapClient
  readonly locator?: Locator
  readonly loadMap?: LoadMap
}

/** Finds clinics near the owner: a list first, and the same on a map. Who is not signed in is asked to. */
export function VetFinder(props: Props) {
  const { user, authReady } = useSession()
  if (user !== null) return <Finder {...props} />
  return authReady ? <SignInNotice sentence={MESSAGES.signInNeeded} /> : null
}

const ownClient = withProvider(mapClient)
/** Where the provider's script is broken, the place of the map says so. */
const noMap: LoadMap = () => Promise.reject(new Error('the script of the provider is broken'))
const ownLocator = (): Locator => navigator.geolocation ?? null
const NONE: readonly VetClinic[] = []

function Finder({ isEmergency, client = ownClient, locator = ownLocator(), loadMap }: Props) {
  const [mode, setMode] = useState<SearchMode>(isEmergency ? 'emergency' : 'regular')
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [isSearched, setSearched] = useState(false)
  const { goTo, ...where } = useWhereabouts(client, locator)
  const { place } = where
  const search = useClinics(client, place, mode)
  const isMapBroken = useProvider(({ trouble }) => trouble === 'initialize')
  const clinics = search.data?.clinics ?? NONE
  const pins = useMemo(() => clinics.map(pinOf), [clinics])

  // Around the default place no clinic is the closest one, and none is one to call or to print.
  const isNear = place?.source !== 'default'
  const closest = isNear ? clinics.find((clinic) => clinic.supportsEmergency) : undefined
  const isUrgent = mode === 'emergency'
  const card = closest === undefined ? null : <ClosestEmergency clinic={closest} isUrgent={isUrgent} />
  const refused = [where.callFailure, search.error].find(
    (error) => error instanceof MapCallFailed && error.kind === 'auth',
  )
  const signIn = refused instanceof MapCallFailed ? sentenceOf(refused) : null
  return (
    <div className={styles.finder}>
      <div className={styles.screen}>
        <AddressSearch client={client} onSearch={() => setSearched(true)} onFound={goTo} />
        <div className={styles.modes} role="group" aria-label="Which vets">
          <Chip pressed={mode === 'regular'} onClick={() => setMode('regular')}>
            Regular vets
          </Chip>
          <Chip pressed={mode === 'emergency'} onClick={() => setMode('emergency')}>
            Emergency vets
          </Chip>
        </div>
        <LocationNotice where={where} />
        <ProviderNotice onAgreed={() => void (search.isError && search.refetch())} />
        {signIn === null ? null : <SignInNotice sentence={signIn} />}
        {place === null || signIn !== null ? null : (
          <>
            {isUrgent ? card : null}
            <ClinicMap
              key={isMapBroken ? 'broken' : 'own'}
              center={place.point}
              pins={pins}
              isNear={isNear}
              selectedId={selectedId}
              onSelect={setSelectedId}
              isSearched={isSearched}
              loadMap={isMapBroken ? noMap : loadMap}
            />
            <ClinicResults
              client={client}
              search={search}
              mode={mode}
              isEmergency={isEmergency}
              isNear={isNear}
              selectedId={selectedId}
              onSelect={setSelectedId}
            />
            {isUrgent ? null : card}
            <Credits place={place} clinics={search.data?.metadata.source ?? null} />
          </>
        )}
      </div>
      {search.data === undefined || !isNear ? null : (
        <PrintedClinic answer={search.data} isEmergency={isEmergency} />
      )}
    </div>
  )
}

const pinOf = ({ place_id, geometry, supportsEmergency }: VetClinic, index: number): Pin => ({
  id: place_id,
  number: index + 1,
  point: geometry.location,
  isEmergency: supportsEmergency,
})
