import { Link } from 'react-router'
import { forgetTriage } from '#web/lib/storage/triage-memory.ts'
import { Mark } from '#web/ui/drawings/mark.tsx'
import { cx } from '#web/ui/class-names.ts'
import styles from '#web/app/layout/header.module.css'

export function Logo({ className }: { className?: string | undefined }) {
  return (
    <Link
      className={cx(styles.logo, className)}
      to="/"
      aria-label="Pawlight home"
      onClick={() => forgetTriage()}
    >
      <Mark />
      <span className={styles.word}>Pawlight</span>
    </Link>
  )
}
