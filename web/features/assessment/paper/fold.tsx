import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import paper from './paper.module.css'
import styles from './fold.module.css'

type Props = {
  readonly title: string
  /** Where a link leads to it; it opens by then. */
  readonly id?: string
  readonly isOpen?: boolean
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/** A part of the report under its heading: shut on a screen until it is asked for, open on paper. */
export function Fold({ title, id, isOpen = false, onOpen, children }: Props) {
  return (
    <details
      id={id}
      open={isOpen}
      className={cx(styles.fold, paper.part)}
      onToggle={({ currentTarget }) => (currentTarget.open ? onOpen?.() : undefined)}
    >
      <summary>
        <h2>{title}</h2>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.body}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </details>
  )
}

type MoreProps = {
  readonly summary: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** What goes on behind a line within a part; on paper the line is not needed. */
export function More({ summary, isOpen = false, children }: MoreProps) {
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        {summary}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.inner}>{children}</div>
    </details>
  )
}
