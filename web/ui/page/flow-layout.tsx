import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import styles from '#web/ui/page/flow-layout.module.css'

export type StickyBarProps = {
  children: ReactNode
  above?: ReactNode
  stays?: boolean | undefined
}

/** The last child is the main button. */
export function StickyBar({ children, above, stays = false }: StickyBarProps) {
  return (
    <div className={cx(styles.bar, stays && styles.stays)}>
      {above === undefined ? null : <div className={styles.above}>{above}</div>}
      <div className={styles.inner}>{children}</div>
    </div>
  )
}

export type FlowLayoutProps = {
  children: ReactNode
  /** The StickyBar; put it here so that it stays below the question on every width. */
  bar?: ReactNode
  rail?: ReactNode
}

export function FlowLayout({ children, bar, rail }: FlowLayoutProps) {
  return (
    <div className={styles.flow}>
      <div className={cx(styles.main, rail !== undefined && styles.two)}>
        <div className={styles.column}>
          <div className={styles.question}>{children}</div>
          {bar}
        </div>
        {rail === undefined ? null : <aside className={styles.rail}>{rail}</aside>}
      </div>
    </div>
  )
}
