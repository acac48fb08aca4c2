import type { ReactNode } from 'react'
import { PetHead } from '#web/ui/drawings/pet-head.tsx'
import styles from '#web/ui/page/empty-state.module.css'

export type EmptyStateProps = {
  species?: 'dog' | 'cat' | undefined
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ species = 'cat', title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <PetHead species={species} />
      <h2>{title}</h2>
      {children === undefined ? null : <p>{children}</p>}
      {action === undefined ? null : <div className={styles.actions}>{action}</div>}
    </div>
  )
}
