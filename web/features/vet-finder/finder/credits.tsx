import { MAP_CREDITS } from '#contract/map/map.ts'
import type { ClinicsFound } from '#web/closest-vet/calls/read-clinics.ts'
import type { Place } from '#web/closest-vet/place.ts'
import styles from '../vet-finder.module.css'

type Props = {
  readonly place: Place
  readonly clinics: ClinicsFound['metadata']['source']
}

/** As the licences of the data ask. */
export function Credits({ place, clinics }: Props) {
  const isAddressOfProvider = place.text !== null && !place.isOpenData
  const credits = [
    ...(place.source === 'ip' ? [MAP_CREDITS.ip] : []),
    ...(place.isOpenData ? [MAP_CREDITS.places] : []),
    ...(clinics === 'embedded' ? [MAP_CREDITS.clinics] : []),
    ...(clinics === 'provider' || isAddressOfProvider ? [MAP_CREDITS.provider] : []),
  ]
  return (
    <p className={styles.credits}>
      {credits.map(({ text, url }) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer">
          {text}
          <span className="vh"> (opens in a new tab)</span>
        </a>
      ))}
      <span>State outlines by the US Census Bureau</span>
    </p>
  )
}
