import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { Mark } from '#web/ui/drawings/mark.tsx'
import styles from '#web/ui/signs/spinner.module.css'

export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={cx(styles.spin, className)} aria-hidden="true" />
}

type BeaconProps = {
  /** The status line, read out politely. */
  children?: ReactNode
  /** Keeps the status line unseen for the first three seconds. */
  late?: boolean | undefined
}

/** The lamp that lights up while something is on its way. */
export function Beacon({ children = 'Loading...', late = false }: BeaconProps) {
  return (
    <div className={styles.beacon} role="status">
      <Mark />
      <p className={late ? styles.late : undefined}>{children}</p>
    </div>
  )
}
