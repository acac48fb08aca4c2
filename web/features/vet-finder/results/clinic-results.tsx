import type { UseQueryResult } from '@tanstack/react-query'
import { CLINICS_AS_OF } from '#contract/map/map.ts'
import { CLINICS_MAX } from '#domain/vets/choose-clinics.ts'
import { DEFAULT_PLACE } from '#domain/vets/default-location.ts'
import type { SearchMode } from '#domain/vets/search-mode.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Spinner } from '#web/ui/signs/spinner.tsx'
import { ClinicRow } from './clinic-row.tsx'
import { MapCallFailed, type MapClient } from '#web/closest-vet/calls/map-client.ts'
import { MESSAGES } from '../messages.ts'
import type { ClinicsFound } from '#web/closest-vet/calls/read-clinics.ts'
import { monthAndYear } from '#web/lib/said-time.ts'
import { sentenceOf } from '#web/closest-vet/calls/map-failure-words.ts'
import styles from '../vet-finder.module.css'

type Props = {
  readonly client: MapClient
  readonly search: UseQueryResult<ClinicsFound>
  readonly mode: SearchMode
  readonly isEmergency: boolean
  readonly isNear: boolean
  readonly selectedId: string | null
  readonly onSelect: (id: string) => void
}

export function ClinicResults({ client, search, mode, isEmergency, isNear, selectedId, onSelect }: Props) {
  const { data, error, isPending, isFetching, refetch } = search
  if (error !== null)
    return <SearchFailed error={error} mode={mode} isBusy={isFetching} onTryAgain={() => void refetch()} />
  if (isPending) {
    return (
      <p role="status" className={styles.looking}>
        <Spinner />
        Looking for clinics...
      </p>
    )
  }
  const { metadata } = data
  const clinics = data.clinics.slice(0, CLINICS_MAX)
  return (
    <>
      <p className="vh" role="status">
        {`${clinics.length} ${clinics.length === 1 ? 'clinic' : 'clinics'} found.`}
      </p>
      {clinics.length > 0 && metadata.fallbackApplied ? (
        <Callout tone="note">{MESSAGES.search.fallback}</Callout>
      ) : null}
      {clinics.length === 0 ? (
        <Callout tone="note">
          {mode === 'emergency' ? MESSAGES.search.noEmergency : MESSAGES.search.noClinics}
        </Callout>
      ) : null}
      <CallAhead isOwnList={metadata.source === 'embedded'} />
      {clinics.length === 0 ? null : (
        <ol className={styles.list} aria-label={isNear ? 'Clinics near you' : `Clinics in ${DEFAULT_PLACE}`}>
          {clinics.map((clinic, index) => (
            <ClinicRow
              key={clinic.place_id}
              client={client}
              clinic={clinic}
              number={index + 1}
              isEmergency={isEmergency}
              isNear={isNear}
              canCall={isNear || !(isEmergency || mode === 'emergency')}
              isSelected={clinic.place_id === selectedId}
              onSelect={() => onSelect(clinic.place_id)}
            />
          ))}
        </ol>
      )}
    </>
  )
}

function CallAhead({ isOwnList }: { isOwnList: boolean }) {
  return (
    <p className={styles.callAhead}>
      <strong>Always call ahead before you drive.</strong>
      {isOwnList
        ? ` This list is from ${monthAndYear(new Date(CLINICS_AS_OF))} and has only some large clinic groups. Hours and numbers may have changed. Your own map shows more clinics.`
        : null}
    </p>
  )
}

type FailedProps = {
  readonly error: Error
  readonly mode: SearchMode
  readonly isBusy: boolean
  readonly onTryAgain: () => void
}

function SearchFailed({ error, mode, isBusy, onTryAgain }: FailedProps) {
  const said = error instanceof MapCallFailed ? sentenceOf(error) : null
  const isEnough = error instanceof MapCallFailed && error.kind === 'rate_limit'
  const title = mode === 'emergency' ? MESSAGES.search.emergencyFailed : MESSAGES.search.failed
  return (
    <Callout tone="error" role="alert" title={isEnough ? undefined : title}>
      {said === null ? null : <p>{said}</p>}
      <Button variant="secondary" size="sm" busy={isBusy} onClick={onTryAgain}>
        Try again
      </Button>
    </Callout>
  )
}
