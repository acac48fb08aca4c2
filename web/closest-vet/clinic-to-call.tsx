import { useId, type Ref } from 'react'
import { Phone } from 'lucide-react'
import type { VetClinic } from '#contract/map/map.ts'
import { distanceText } from '#domain/vets/distance.ts'
import { AnchorButton } from '#web/ui/buttons/button.tsx'
import { ClinicLinks } from './clinic-links.tsx'
import { doubtOfEmergency } from './clinic-words.ts'
import { telOf } from './reach/phone.ts'
import styles from './clinic-to-call.module.css'

type Props = {
  readonly clinic: VetClinic
  /** Found on an earlier day: whether it was open then says nothing now. */
  readonly isOld?: boolean
  readonly heading?: 'h2' | 'h3'
  readonly nameRef?: Ref<HTMLHeadingElement>
}

export function ClinicToCall({ clinic, isOld = false, heading: Heading = 'h3', nameRef }: Props) {
  const { name, distance, availabilityLabel, formatted_address, formatted_phone_number } = clinic
  const id = useId()
  const tel = telOf(formatted_phone_number)
  const facts = [
    distance === null ? null : distanceText(distance),
    isOld ? null : availabilityLabel,
    doubtOfEmergency(clinic),
  ].filter((fact) => fact !== null)
  return (
    <section className={styles.clinic} aria-labelledby={id}>
      <p className={styles.label}>
        {clinic.supportsEmergency
          ? 'Closest emergency option'
          : 'No emergency hospital nearby. Closest regular clinic:'}
      </p>
      <Heading id={id} ref={nameRef} tabIndex={-1} className={styles.name}>
        {name}
      </Heading>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {tel === null ? (
        <p className={styles.facts}>Phone number not known</p>
      ) : (
        <a href={tel} className={styles.number}>
          {formatted_phone_number}
        </a>
      )}
      <p className={styles.first}>Call first: hours not checked.</p>
      {formatted_address === null ? null : <p className={styles.facts}>{formatted_address}</p>}
      <div className={styles.ways}>
        {tel === null ? null : (
          <AnchorButton href={tel} size="lg" className={styles.call}>
            <Phone aria-hidden="true" />
            Call now
            <span className="vh">{`: ${name}`}</span>
          </AnchorButton>
        )}
        <ClinicLinks clinic={clinic} directions="Get directions" />
      </div>
    </section>
  )
}
