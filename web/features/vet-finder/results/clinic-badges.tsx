import type { ReactNode } from 'react'
import { CircleCheck, CircleX, Clock, Phone, Siren, TriangleAlert } from 'lucide-react'
import type { VetClinic } from '#contract/map/map.ts'
import { Badge, type BadgeTone } from '#web/ui/signs/badge.tsx'
import { doubtOfEmergency, doubtOfHours } from '#web/closest-vet/clinic-words.ts'
import styles from './clinic-row.module.css'

const LOOKS: Record<VetClinic['availabilityStatus'], { tone: BadgeTone; icon: ReactNode }> = {
  open: { tone: 'ok', icon: <CircleCheck aria-hidden="true" /> },
  always: { tone: 'ok', icon: <CircleCheck aria-hidden="true" /> },
  caution: { tone: 'note', icon: <TriangleAlert aria-hidden="true" /> },
  closed: { tone: 'plain', icon: <CircleX aria-hidden="true" /> },
  unknown: { tone: 'line', icon: <Phone aria-hidden="true" /> },
}

type Props = {
  readonly clinic: VetClinic
  readonly isEmergency: boolean
}

export function ClinicBadges({ clinic, isEmergency }: Props) {
  const doubt = doubtOfHours(clinic)
  return (
    <p className={styles.badges}>
      <Badge {...LOOKS[clinic.availabilityStatus]}>{clinic.availabilityLabel}</Badge>
      {doubt === null ? null : <Badge tone="note">{doubt}</Badge>}
      {clinic.supportsEmergency ? (
        <Badge tone="emergency" icon={<Siren aria-hidden="true" />}>
          {doubtOfEmergency(clinic) ?? 'ER services'}
        </Badge>
      ) : isEmergency ? (
        <Badge tone="note">Regular clinic, not an ER</Badge>
      ) : null}
      {clinic.operates24Hours ? (
        <Badge tone="line" icon={<Clock aria-hidden="true" />}>
          24/7
        </Badge>
      ) : null}
    </p>
  )
}
