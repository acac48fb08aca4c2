import { useEffect, useRef } from 'react'
import { DoneSign } from '#web/ui/signs/done-sign.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import type { CancellationBody } from '#web/features/profile/api/request-cancellation.ts'
import styles from '#web/features/profile/profile.module.css'

const LINES: readonly (readonly [keyof CancellationBody, string])[] = [
  ['plan', 'Plan'],
  ['reason', 'Reason'],
  ['details', 'Details'],
  ['requesterName', 'Name'],
  ['phone', 'Phone'],
  ['accountEmail', 'Account email'],
]

export function CancellationSent({ sent, onAgain }: { sent: CancellationBody; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <DoneSign />
      <h3 ref={title} tabIndex={-1}>
        We have your request
      </h3>
      <p>Cancellation takes effect at the end of the billing cycle. Until then your membership stays on.</p>
      <dl className={styles.facts}>
        {LINES.filter(([field]) => sent[field] !== '').map(([field, label]) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{sent[field]}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" onClick={onAgain}>
        Submit another request
      </Button>
    </div>
  )
}
