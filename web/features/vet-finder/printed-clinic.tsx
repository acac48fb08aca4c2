import type { VetClinic } from '#contract/map.ts'
import styles from './printed-clinic.module.css'

/** The closest clinic with a phone number, on paper only. */
export function PrintedClinic({ clinics }: { clinics: readonly VetClinic[] }) {
  const closest = clinics.find((clinic) => clinic.formatted_phone_number !== null)
  if (closest === undefined) return null
  const { name, formatted_phone_number, formatted_address } = closest
  return (
    <p className={styles.printed}>
      {'Closest clinic on our list: '}
      <strong>{`${name}, ${formatted_phone_number}`}</strong>
      {formatted_address === null ? '. ' : `, ${formatted_address}. `}
      Call ahead.
    </p>
  )
}
