import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { Mark } from '#web/ui/drawings/mark.tsx'
import styles from '#web/ui/signs/spinner.module.css'

export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={cx(styles.spin, className)} aria-hidden="true" />
}

type BeaconProps = {
  children?: ReactNode
  /** The status line is unseen for the first three seconds. */
  late?: boolean | undefined
}

export function Beacon({ children = 'Loading...', late = false }: BeaconProps) {
  return (
    <div className={styles.beacon} role="status">
      <Mark />
      <p className={late ? styles.late : undefined}>{children}</p>
    </div>
  )
}
