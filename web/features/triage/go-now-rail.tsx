import { MapPin } from 'lucide-react'
import { Card } from '#web/ui/page/card.tsx'
import { openEmergencyHelp } from '#web/lib/emergency-help.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Sign } from '#web/ui/signs/sign.tsx'
import styles from './go-now-rail.module.css'

const SIGNS = [
  'Struggling to breathe',
  'Collapse, or cannot stand up',
  'A seizure over 5 minutes, or more than one',
  'Heavy bleeding',
  'Trying to pee with nothing coming out',
  'A swollen, hard belly',
  'Ate something that may be poison',
]

export function GoNowRail() {
  return (
    <Card as="section" aria-labelledby="go-now-title">
      <div className={styles.head}>
        <Sign level="er_urgent" size={32} />
        <h2 id="go-now-title" className={styles.title}>
          Go now if you see
        </h2>
      </div>
      <ul className={styles.list}>
        {SIGNS.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" block onClick={() => openEmergencyHelp()}>
        <MapPin aria-hidden="true" />
        Find an emergency vet
      </Button>
    </Card>
  )
}
