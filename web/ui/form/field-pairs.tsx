import type { ReactNode } from 'react'
import styles from '#web/ui/form/field-pairs.module.css'

/** Short fields that stand two in a line where there is room. */
export function FieldPairs({ children }: { children: ReactNode }) {
  return <div className={styles.pairs}>{children}</div>
}
