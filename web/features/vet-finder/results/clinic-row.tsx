import { useEffect, useRef } from 'react'
import { Star } from 'lucide-react'
import type { VetClinic } from '#contract/map/map.ts'
import { distanceText } from '#domain/vets/distance.ts'
import { cx } from '#web/ui/class-names.ts'
import { ClinicBadges } from './clinic-badges.tsx'
import { ClinicHours } from './clinic-hours.tsx'
import { ClinicLinks } from '#web/closest-vet/clinic-links.tsx'
import type { MapClient } from '#web/closest-vet/calls/map-client.ts'
import { telOf } from '#web/closest-vet/reach/phone.ts'
import styles from './clinic-row.module.css'

type Props = {
  readonly client: MapClient
  readonly clinic: VetClinic
  readonly number: number
  readonly isEmergency: boolean
  readonly isNear: boolean
  readonly canCall: boolean
  readonly isSelected: boolean
  readonly onSelect: () => void
}

export function ClinicRow({
  client,
  clinic,
  number,
  isEmergency,
  isNear,
  canCall,
  isSelected,
  onSelect,
}: Props) {
  const { name, formatted_address, formatted_phone_number, rating, distance } = clinic
  const tel = canCall ? telOf(formatted_phone_number) : null
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Selected on the map, the row may be out of the list's view.
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  return (
    <li ref={row} className={cx(styles.row, isSelected && styles.selected)}>
      <span className={styles.number}>{number}</span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3>
            <button type="button" className={styles.pick} aria-pressed={isSelected} onClick={onSelect}>
              {name}
            </button>
          </h3>
          {distance === null ? null : (
            <span className={styles.miles}>
              {isNear ? distanceText(distance) : `${distanceText(distance)} from the city center`}
            </span>
          )}
        </div>
        <ClinicBadges clinic={clinic} isEmergency={isEmergency} />
        {formatted_address === null ? null : <p className={styles.facts}>{formatted_address}</p>}
        <p className={styles.facts}>
          {formatted_phone_number === null ? (
            'Phone number not known'
          ) : tel === null ? (
            formatted_phone_number
          ) : (
            <a href={tel}>{formatted_phone_number}</a>
          )}
          {rating === null ? null : (
            <span className={styles.rating}>
              <Star aria-hidden="true" />
              {`${rating} out of 5`}
            </span>
          )}
        </p>
        {isSelected ? <ClinicHours client={client} placeId={clinic.place_id} /> : null}
        <div className={styles.links}>
          <ClinicLinks clinic={clinic} directions="Directions" size="sm" />
        </div>
      </div>
    </li>
  )
}
