import type { ReactNode } from 'react'
import styles from '#web/ui/signs/numbered-steps.module.css'

export function NumberedSteps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // The order is the identity: steps are written once and never rearranged.
        <li key={`step-${index + 1}`}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
