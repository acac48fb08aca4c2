import { useState } from 'react'
import styles from './print-head.module.css'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The first line on paper: whose it is, and when it was printed; nothing on a screen. */
export function PrintHead({ petName }: { petName: string }) {
  const [now] = useState(() => new Date())
  return (
    <p className={styles.head}>
      <strong>Pawlight</strong>
      <span>{petName.trim() || 'Your pet'}</span>
      <span>{`Printed ${DAY.format(now)}`}</span>
    </p>
  )
}
