import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import paper from './paper.module.css'
import styles from './fold.module.css'

type Props = {
  readonly title: string
  readonly id?: string
  readonly isOpen?: boolean
  readonly onOpen?: () => void
  readonly children: ReactNode
}

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
