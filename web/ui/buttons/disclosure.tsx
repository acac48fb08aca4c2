import type { ReactNode } from 'react'
import { Plus } from 'lucide-react'
import styles from '#web/ui/buttons/disclosure.module.css'

export type DisclosureProps = {
  summary: ReactNode
  open?: boolean | undefined
  name?: string | undefined
  children: ReactNode
}

export function Disclosure({ summary, open, name, children }: DisclosureProps) {
  return (
    <details className={styles.faq} open={open} name={name}>
      <summary>
        {summary}
        <Plus aria-hidden="true" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  )
}
