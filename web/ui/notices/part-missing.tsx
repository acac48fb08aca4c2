import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import styles from '#web/ui/notices/callout.module.css'

type Props = {
  readonly what: string
  readonly onAskAgain: () => void
  readonly children?: ReactNode
}

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
