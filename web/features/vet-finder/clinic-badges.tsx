import type { ReactNode } from 'react'
import { CircleCheck, CircleX, Clock, Phone, Siren, TriangleAlert } from 'lucide-react'
import type { VetClinic } from '#contract/map.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import styles from './clinic-row.module.css'

const LOOKS: Record<VetClinic['availabilityStatus'], { tone: BadgeTone; icon: ReactNode }> = {
  open: { tone: 'ok', icon: <CircleCheck aria-hidden="true" /> },
  always: { tone: 'ok', icon: <CircleCheck aria-hidden="true" /> },
  caution: { tone: 'note', icon: <TriangleAlert aria-hidden="true" /> },
  closed: { tone: 'plain', icon: <CircleX aria-hidden="true" /> },
  unknown: { tone: 'line', icon: <Phone aria-hidden="true" /> },
}

/** Whether a clinic can be reached now, treats emergencies, never closes: each with a sign and in words. */
export function ClinicBadges({ clinic }: { clinic: VetClinic }) {
  return (
    <p className={styles.badges}>
      <Badge {...LOOKS[clinic.availabilityStatus]}>{clinic.availabilityLabel}</Badge>
      {clinic.supportsEmergency ? (
        <Badge tone="emergency" icon={<Siren aria-hidden="true" />}>
          ER services
        </Badge>
      ) : null}
      {clinic.operates24Hours ? (
        <Badge tone="line" icon={<Clock aria-hidden="true" />}>
          24/7
        </Badge>
      ) : null}
    </p>
  )
}
