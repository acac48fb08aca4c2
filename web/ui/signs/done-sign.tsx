import { CircleCheck, type LucideIcon } from 'lucide-react'
import styles from '#web/ui/signs/done-sign.module.css'

/** Stands above the words that say what was done; another icon may tell what comes next. */
export function DoneSign({ icon: Icon = CircleCheck }: { icon?: LucideIcon }) {
  return <Icon aria-hidden="true" className={styles.done} />
}
