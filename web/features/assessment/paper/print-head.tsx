import { useState } from 'react'
import { shortDayAndTime } from '#web/lib/said-time.ts'
import styles from './print-head.module.css'

export function PrintHead({ petName }: { petName: string }) {
  const [now] = useState(() => new Date())
  return (
    <p className={styles.head}>
      <strong>Pawlight</strong>
      <span>{petName.trim() || 'Your pet'}</span>
      <span>{`Printed ${shortDayAndTime(now)}`}</span>
    </p>
  )
}
