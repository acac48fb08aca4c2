import { MapPin, Phone } from 'lucide-react'
import { POISON_LINES } from '#web/content/emergency.ts'
import { mapSearch } from '#web/lib/device-map.ts'
import { AnchorButton } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import styles from './emergency-now.module.css'

/** What the device's map is asked for. */
export const EMERGENCY_VET = 'emergency vet near me'

type ContactsProps = {
  readonly onFill?: boolean
  /** False once the owner said that nothing was eaten, licked or touched. */
  readonly mayBePoison?: boolean
}

/** The way to help at once: a map search, and the people who know poisons. */
export function EmergencyContacts({ onFill = false, mayBePoison = true }: ContactsProps) {
  return (
    <div className={styles.contacts}>
      <AnchorButton
        size="lg"
        variant={onFill ? 'emergency' : 'primary'}
        className={onFill ? undefined : styles.find}
        href={mapSearch(EMERGENCY_VET)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MapPin aria-hidden="true" />
        Find an emergency vet now
      </AnchorButton>
      {mayBePoison ? <PoisonLines /> : null}
    </div>
  )
}

/** The numbers of the people who know poisons. */
export function PoisonLines() {
  return (
    <div className={styles.group}>
      <p className={styles.poison}>If it may be poison, call:</p>
      <ul className={styles.lines}>
        {POISON_LINES.map(({ name, phone, tel, fee }) => (
          <li key={tel}>
            <a href={`tel:${tel}`} className={styles.line}>
              <Phone aria-hidden="true" />
              <span>
                {name} <span className={styles.phone}>{phone}</span>
              </span>
            </a>
            <span className={styles.fee}>{fee}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Says, before the assessment is there, that the answers already point to an emergency. */
export function EmergencyNow({ petName }: { petName: string }) {
  return (
    <Callout tone="emergency" className={styles.callout}>
      <div role="alert">
        <p className={styles.title}>This is an emergency. Go now.</p>
        <p>{`What you told us already means that ${petName} should see an emergency vet now. Do not wait for this page.`}</p>
      </div>
      <EmergencyContacts />
    </Callout>
  )
}
