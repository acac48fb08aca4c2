import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { DoneSign } from '#web/ui/signs/done-sign.tsx'
import { Card } from '#web/ui/page/card.tsx'
import styles from '#web/ui/notices/sent-card.module.css'

export type SentCardProps = {
  title: ReactNode
  facts: readonly (readonly [name: string, value: string])[]
  /** What its button says, which begins another. */
  another: string
  onAnother: () => void
  children: ReactNode
}

export function SentCard({ title, facts, another, onAnother, children }: SentCardProps) {
  const titleId = useId()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <Card ref={card} tabIndex={-1} role="region" aria-labelledby={titleId} roomy className={styles.sent}>
      <DoneSign />
      <h2 id={titleId}>{title}</h2>
      {children}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Button variant="secondary" onClick={onAnother}>
        {another}
      </Button>
    </Card>
  )
}
