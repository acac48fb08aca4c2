import { MapCallFailed, type MapClient } from '#web/closest-vet/calls/map-client.ts'
import { sentenceOf } from '#web/closest-vet/calls/map-failure-words.ts'
import { useClinicDetails } from './use-clinics.ts'
import styles from './clinic-row.module.css'

type Props = { readonly client: MapClient; readonly placeId: string }

export function ClinicHours({ client, placeId }: Props) {
  const { data, error, isPending } = useClinicDetails(client, placeId)
  if (error !== null)
    return <p className={styles.facts}>{error instanceof MapCallFailed ? sentenceOf(error) : null}</p>
  if (isPending) return <p className={styles.facts}>Loading hours...</p>
  const lines = data.opening_hours?.weekday_text ?? []
  if (lines.length === 0) return <p className={styles.facts}>Hours are not listed. Call to ask.</p>
  return (
    <div className={styles.hours}>
      <p>Hours as listed:</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
