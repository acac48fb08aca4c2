import { useEffect, useRef, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { VetClinic } from '#contract/map/map.ts'
import { VET_FINDER_MESSAGES } from '#contract/messages/vet-finder.ts'
import { distanceText } from '#domain/vets/distance.ts'
import { mapSearch } from '#web/lib/device-map.ts'
import { useOnline } from '#web/lib/calls/use-online.ts'
import { longDay } from '#web/lib/said-time.ts'
import { cx } from '#web/ui/class-names.ts'
import { ClinicToCall } from './clinic-to-call.tsx'
import { clinicsOf, closestVet, type ClosestVet, type ClosestVetStore } from './closest-vet.ts'
import { CLINICS_KEPT } from './last-found.ts'
import { sentenceOf } from './calls/map-failure-words.ts'
import { telOf } from './reach/phone.ts'
import { PlaceForm } from './place-form.tsx'
import { VetsOnMap } from './vets-on-map.tsx'
import styles from './closest-vet-card.module.css'

export const EMERGENCY_VET = 'emergency vet near me'

type Props = {
  readonly onFill?: boolean
  readonly heading?: 'h2' | 'h3'
  readonly store?: ClosestVetStore
}

export function ClosestVetCard({ onFill = false, heading: Heading = 'h3', store = closestVet }: Props) {
  const state = useStore(store)
  const isOnline = useOnline()
  const { begin, found, asking, trouble } = state
  useEffect(() => void begin(), [begin])

  const name = useRef<HTMLHeadingElement>(null)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (asking !== null || !isAwaited.current) return
    isAwaited.current = false
    if (trouble === null) name.current?.focus()
  }, [asking, trouble])

  const [first, ...others] = clinicsOf(found)
  const said = whatIsSaid(state)
  const isLost = first === undefined && (!isOnline || trouble?.what === 'call' || found !== null)
  const onAsked = () => (isAwaited.current = true)
  const form = <PlaceForm state={state} isFirst={first === undefined} onAsked={onAsked} />
  return (
    // The banner around it is read out as a whole when it comes, and not again when a number does.
    <div className={cx(styles.card, onFill && styles.onFill)} aria-live="off">
      {first === undefined ? (
        <Heading className={styles.title}>The closest emergency vet</Heading>
      ) : (
        <ClinicToCall clinic={first} isOld={!state.isFresh} heading={Heading} nameRef={name} />
      )}
      <div role="status" className={styles.said}>
        {isOnline ? null : <p className={styles.strong}>You are offline. Calls still work.</p>}
        {said === null ? null : <p>{said}</p>}
      </div>
      {isLost ? <OtherWays /> : null}
      {first === undefined ? (
        <>
          {form}
          <OnMap isFirst />
        </>
      ) : (
        <More key={found?.at.getTime()} clinics={others.slice(0, CLINICS_KEPT - 1)}>
          {form}
          <OnMap />
        </More>
      )}
    </div>
  )
}

function whatIsSaid({ asking, trouble, found, isFresh, place }: ClosestVet): string | null {
  switch (asking) {
    case 'device':
      return 'Your browser may ask if Pawlight can see where you are.'
    case 'address':
    case 'clinics':
      return 'Looking for emergency vets...'
    case null:
  }
  const around = found === null ? null : aroundWords(found, isFresh, place?.source === 'ip')
  const wrong = trouble === null ? null : troubleWords(trouble)
  return [wrong, around].filter((words) => words !== null).join(' ') || null
}

function aroundWords(
  { answer, near, at }: NonNullable<ClosestVet['found']>,
  isFresh: boolean,
  isRough: boolean,
): string {
  const where = near === null ? 'near you' : `near ${near}`
  if (!isFresh) return `Found ${where} on ${longDay(at)}.`
  if (answer.clinics.length === 0) return `We know no emergency vet ${where}.`
  return isRough
    ? 'This is a guess from your internet address. Type your ZIP code to be sure.'
    : `This is the closest one we know ${where}.`
}

function troubleWords(trouble: NonNullable<ClosestVet['trouble']>): string | null {
  switch (trouble.what) {
    case 'location':
      return 'Your browser did not tell us where you are. Type your ZIP code.'
    case 'zip':
      // stands at the field
      return null
    case 'call':
      return trouble.failure === null
        ? VET_FINDER_MESSAGES.search.emergencyFailed
        : sentenceOf(trouble.failure)
  }
}

const OtherWays = () => (
  <p className={styles.said}>
    {`Search your map or the web for “${EMERGENCY_VET}”. Or call your own vet: the message of a closed vet often names an emergency vet.`}
  </p>
)

const OnMap = ({ isFirst = false }: { readonly isFirst?: boolean }) => (
  <VetsOnMap
    className={isFirst ? styles.way : styles.flush}
    variant={isFirst ? 'secondary' : 'quiet'}
    href={mapSearch(EMERGENCY_VET)}
  />
)

function More({ clinics, children }: { clinics: readonly VetClinic[]; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>More vets, or another place</summary>
      {clinics.length === 0 ? null : (
        <ul>
          {clinics.map(({ place_id, name, distance, formatted_phone_number: phone }) => {
            const tel = telOf(phone)
            return (
              <li key={place_id}>
                <span>{distance === null ? name : `${name}, ${distanceText(distance)}`}</span>
                {tel === null ? <span>Phone number not known</span> : <a href={tel}>{phone}</a>}
              </li>
            )
          })}
        </ul>
      )}
      {children}
    </details>
  )
}
