import type { ReactNode, Ref } from 'react'
import { CloudOff } from 'lucide-react'
import styles from '#web/ui/page/empty-state.module.css'

export type ErrorCardProps = {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  ref?: Ref<HTMLDivElement> | undefined
}

export function ErrorCard({ title, children, actions, ref }: ErrorCardProps) {
  return (
    <div ref={ref} className={styles.empty} role="alert">
      <span className={styles.icon}>
        <CloudOff aria-hidden="true" />
      </span>
      <h2>{title}</h2>
      {children === undefined ? null : <p>{children}</p>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
