import type { ReactNode } from 'react'
import { Plus } from 'lucide-react'
import styles from '#web/ui/buttons/disclosure.module.css'

export type DisclosureProps = {
  summary: ReactNode
  open?: boolean | undefined
  /** Disclosures of the same name close each other. */
  name?: string | undefined
  children: ReactNode
}

/** Works without any script. */
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
