import { Phone, Siren } from 'lucide-react'
import type { VetClinic } from '#contract/map.ts'
import { distanceText } from '#domain/vets/distance.ts'
import { Badge } from '#web/ui/badge.tsx'
import { AnchorButton } from '#web/ui/button.tsx'
import { ClinicLinks } from './clinic-links.tsx'
import { doubtOfEmergency, doubtOfHours } from './clinic-words.ts'
import { telOf } from './phone.ts'
import styles from './closest-emergency.module.css'

type Props = {
  readonly clinic: VetClinic
  /** The owner needs it now: calling is the first thing to do. */
  readonly isUrgent: boolean
}

/** The nearest clinic that takes emergencies, ready to be called. */
export function ClosestEmergency({ clinic, isUrgent }: Props) {
  const { name, distance, availabilityLabel, formatted_address, formatted_phone_number } = clinic
  const tel = telOf(formatted_phone_number)
  const facts = [
    distance === null ? null : distanceText(distance),
    availabilityLabel,
    doubtOfHours(clinic),
    doubtOfEmergency(clinic),
  ]
  return (
    <section className={styles.card} aria-labelledby="closest-emergency">
      <Badge tone="emergency" icon={<Siren aria-hidden="true" />}>
        Closest emergency option
      </Badge>
      <h3 id="closest-emergency">{name}</h3>
      <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      <p className={styles.facts}>
        {[formatted_address, formatted_phone_number].filter((fact) => fact !== null).join(' · ')}
      </p>
      <div className={styles.ways}>
        {tel === null ? null : (
          <AnchorButton
            href={tel}
            variant={isUrgent ? 'primary' : 'secondary'}
            className={isUrgent ? styles.call : undefined}
          >
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
