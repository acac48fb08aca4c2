import type { ReactNode } from 'react'
import { Phone } from 'lucide-react'
import { LaterClosestVet } from '#web/closest-vet/later-closest-vet.ts'
import { VetsOnMap } from '#web/closest-vet/vets-on-map.tsx'
import { POISON_LINES } from '#web/content/emergency.ts'
import { Callout } from '#web/ui/notices/callout.tsx'
import styles from './emergency-now.module.css'

type ContactsProps = {
  readonly card?: ReactNode
  readonly mayBePoison?: boolean
}

const closestVet = (
  <LaterClosestVet meanwhile={<VetsOnMap size="lg" block />}>
    {(ClosestVetCard) => <ClosestVetCard heading="h2" />}
  </LaterClosestVet>
)

export function EmergencyContacts({ card = closestVet, mayBePoison = true }: ContactsProps) {
  return (
    <div className={styles.contacts}>
      {card}
      {mayBePoison ? <PoisonLines /> : null}
    </div>
  )
}

function PoisonLines() {
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
