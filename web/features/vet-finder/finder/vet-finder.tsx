import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { VetClinic } from '#contract/map/map.ts'
import type { SearchMode } from '#domain/vets/search-mode.ts'
import { ClinicToCall } from '#web/closest-vet/clinic-to-call.tsx'
import { closestVet, type ClosestVetStore } from '#web/closest-vet/closest-vet.ts'
import { townOf } from '#domain/vets/town-of.ts'
import { typedPlace, type Place } from '#web/closest-vet/place.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Chip } from '#web/ui/form/choice.tsx'
import { AddressSearch } from '../place/address-search.tsx'
import { ClinicResults } from '../results/clinic-results.tsx'
import { Credits } from './credits.tsx'
import { LocationNotice } from '../place/location-notice.tsx'
import { deviceLocator, type Locator } from '#web/closest-vet/locate.ts'
import type { Pin } from '../map/drawn-map.ts'
import { ClinicMap, type LoadMap } from '../map/clinic-map.tsx'
import { MapCallFailed, mapClient, type MapClient } from '#web/closest-vet/calls/map-client.ts'
import { sentenceOf } from '#web/closest-vet/calls/map-failure-words.ts'
import { MESSAGES } from '../messages.ts'
import { PrintedClinic } from './printed-clinic.tsx'
import { SignInNotice } from './sign-in-notice.tsx'
import { ProviderNotice } from '../provider/provider-notice.tsx'
import { useProvider } from '../provider/use-provider.ts'
import { withProvider } from '../provider/with-provider.ts'
import { useClinics } from '../results/use-clinics.ts'
import { useWhereabouts } from '../place/use-whereabouts.ts'
import styles from '../vet-finder.module.css'

type Props = {
  readonly isEmergency: boolean
  readonly client?: MapClient
  readonly locator?: Locator
  readonly loadMap?: LoadMap
  readonly closest?: ClosestVetStore
}

export function VetFinder(props: Props) {
  const { user, authReady } = useSession()
  if (user !== null) return <Finder {...props} />
  return authReady ? <SignInNotice sentence={MESSAGES.signInNeeded} /> : null
}

const ownClient = withProvider(mapClient)
const noMap: LoadMap = () => Promise.reject(new Error('the script of the provider is broken'))
const NONE: readonly VetClinic[] = []

function Finder({
  isEmergency,
  client = ownClient,
  locator = deviceLocator(),
  loadMap,
  closest = closestVet,
}: Props) {
  const [mode, setMode] = useState<SearchMode>(isEmergency ? 'emergency' : 'regular')
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [isSearched, setSearched] = useState(false)
  const { learn, begin } = closest.getState()
  const { goTo, leave, ...where } = useWhereabouts(client, locator, useStore(closest, givenPlace))
  const { place } = where
  const search = useClinics(client, place, mode)
  const isMapBroken = useProvider(({ trouble }) => trouble === 'initialize')
  const answer = search.isError ? undefined : search.data
  const clinics = answer?.clinics ?? NONE
  const pins = useMemo(() => pinsOf(clinics), [clinics])

  // Around the default place no clinic is the closest one, and none is one to call or to print.
  const isNear = place?.source !== 'default'
  const shown = { isNear, selectedId, onSelect: setSelectedId }
  const nearest = isNear ? clinics.find((clinic) => clinic.supportsEmergency) : undefined
  const isUrgent = mode === 'emergency'
  const refused = [where.callFailure, search.error].find(
    (error) => error instanceof MapCallFailed && error.kind === 'auth',
  )
  const signIn = refused instanceof MapCallFailed ? sentenceOf(refused) : null
  // The banner of an emergency has this card already.
  const card =
    nearest === undefined || isEmergency || signIn !== null ? null : (
      <div className={styles.card}>
        <ClinicToCall clinic={nearest} />
      </div>
    )
  useEffect(() => {
    if (place === null || place.source === 'default') return
    if (answer !== undefined && isUrgent) learn(place, answer)
    else if (place.source === 'address' && !isUrgent) {
      learn(place, null)
      if (isEmergency) void begin()
    }
  }, [learn, begin, place, answer, isUrgent, isEmergency])
  return (
    <div className={styles.finder}>
      <div className={styles.screen}>
        <div className={styles.part}>
          <AddressSearch
            client={client}
            onSearch={() => setSearched(true)}
            onFound={(found) => goTo(typedPlace(found))}
            onLost={leave}
          />
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
          {isUrgent ? card : null}
        </div>
        {place === null || signIn !== null ? null : (
          <>
            <ClinicMap
              key={isMapBroken ? 'broken' : 'own'}
              center={place.point}
              pins={pins}
              {...shown}
              isSearched={isSearched}
              loadMap={isMapBroken ? noMap : loadMap}
            />
            <div className={styles.part}>
              <ClinicResults
                client={client}
                search={search}
                mode={mode}
                isEmergency={isEmergency}
                {...shown}
              />
              {isUrgent ? null : card}
              <Credits place={place} clinics={answer?.metadata.source ?? null} />
            </div>
          </>
        )}
      </div>
      {answer === undefined || !isNear ? null : <PrintedClinic answer={answer} isEmergency={isEmergency} />}
    </div>
  )
}

const givenPlace = ({ place }: { place: Place | null }): Place | null =>
  place?.source === 'address' || place?.source === 'device' ? place : null

function pinsOf(clinics: readonly VetClinic[]): Pin[] {
  const named = new Set<string | null>()
  return clinics.map(({ place_id, geometry, supportsEmergency, formatted_address }, index) => {
    const town = townOf(formatted_address)
    const isFirst = !named.has(town)
    named.add(town)
    return {
      id: place_id,
      number: index + 1,
      point: geometry.location,
      isEmergency: supportsEmergency,
      town: isFirst ? town : null,
    }
  })
}
