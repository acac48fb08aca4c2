import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import styles from '#web/ui/page/closing-panel.module.css'

/** What a page invites to at its end; paper cannot be invited. */
export function ClosingPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={cx('no-print', styles.closing)} aria-labelledby="closing">
      <h2 id="closing">{title}</h2>
      {children}
    </section>
  )
}
