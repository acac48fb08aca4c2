import type { VetClinic } from '#contract/map/map.ts'
import type { ClinicsFound } from '#web/closest-vet/calls/read-clinics.ts'
import styles from './printed-clinic.module.css'

type Props = {
  readonly answer: ClinicsFound
  readonly isEmergency: boolean
}

export function PrintedClinic({ answer: { clinics, metadata }, isEmergency }: Props) {
  const reachable = clinics.filter((clinic) => clinic.formatted_phone_number !== null)
  const hospital = isEmergency ? reachable.find((clinic) => clinic.supportsEmergency) : undefined
  const closest = hospital ?? reachable[0]
  if (closest === undefined) return null
  const [before, after] = isEmergency
    ? wordsOf(closest, metadata.fallbackApplied)
    : ['Closest clinic we found: ', 'Call ahead.']
  return (
    <p className={styles.printed}>
      {before}
      <strong>{`${closest.name}, ${closest.formatted_phone_number}`}</strong>
      {closest.formatted_address === null ? '. ' : `, ${closest.formatted_address}. `}
      {after}
    </p>
  )
}

function wordsOf(clinic: VetClinic, isFallback: boolean): readonly [string, string] {
  return clinic.supportsEmergency
    ? [
        'Closest emergency option we found: ',
        'Call ahead to make sure that it is open and takes emergencies.',
      ]
    : [
        `${isFallback ? 'No emergency hospitals were found nearby. ' : ''}Closest regular clinic we found (not an emergency hospital): `,
        'Call ahead to confirm they can help.',
      ]
}
