import type { ReactNode, Ref } from 'react'
import { cx } from '#web/ui/class-names.ts'
import styles from '#web/ui/page/page-title.module.css'

export type PageTitleProps = {
  children: ReactNode
  lead?: ReactNode
  action?: ReactNode
  question?: boolean | undefined
  ref?: Ref<HTMLHeadingElement> | undefined
  className?: string | undefined
}

export function PageTitle({ children, lead, action, question = false, ref, className }: PageTitleProps) {
  return (
    <div className={cx(styles.title, question && styles.question, className)}>
      <div className={styles.row}>
        <h1 ref={ref} tabIndex={-1}>
          {children}
        </h1>
        {action}
      </div>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
