import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import styles from '#web/ui/notices/callout.module.css'

type Props = {
  /** What is missing, such as "The report". */
  readonly what: string
  readonly onAskAgain: () => void
  /** What can be done without it. */
  readonly children?: ReactNode
}

/** Stands where a part of the page should be whose file did not come. */
export function PartMissing({ what, onAskAgain, children }: Props) {
  return (
    <Callout tone="note" role="status" title={`${what} could not be loaded`}>
      {children}
      <Button variant="secondary" size="sm" className={styles.way} onClick={onAskAgain}>
        Try Again
      </Button>
    </Callout>
  )
}
