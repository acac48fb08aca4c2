import { MapPin, Phone } from 'lucide-react'
import { NEAREST_EMERGENCY_VET_URL, POISON_LINES, WHAT_TO_DO } from '#web/content/emergency.ts'
import { AnchorButton } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import styles from './emergency-callout.module.css'

/** Works without any network. */
export function EmergencyCallout({ petName }: { petName: string }) {
  return (
    <Callout tone="emergency" className={styles.callout}>
      <div role="alert">
        <p className={styles.title}>This can be an emergency</p>
        <p>{`Take ${petName} to an emergency vet now. You do not need to finish these questions.`}</p>
      </div>
      <AnchorButton
        className={styles.find}
        variant="primary"
        size="sm"
        href={NEAREST_EMERGENCY_VET_URL}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MapPin aria-hidden="true" />
        Find an emergency vet now
      </AnchorButton>
      <ol className={styles.steps}>
        {WHAT_TO_DO.slice(0, 3).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.poison}>If it may be poison, call:</p>
      <ul className={styles.lines}>
        {POISON_LINES.map(({ name, phone, tel }) => (
          <li key={tel}>
            <a className="tlink" href={`tel:${tel}`}>
              <Phone aria-hidden="true" />
              <span>
                {name} <span className={styles.phone}>{phone}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
