import type { ReactNode } from 'react'
import { Card } from '#web/ui/page/card.tsx'
import { Skeleton } from '#web/ui/signs/skeleton.tsx'
import styles from './owners-desk.module.css'

export function Desk({ isComing = false, children }: { isComing?: boolean; children: ReactNode }) {
  const Title = isComing ? 'p' : 'h1'
  return (
    <section className={styles.desk}>
      <div className={`wrap ${styles.page}`}>
        <Title tabIndex={isComing ? undefined : -1} className={styles.title}>
          Your pets
        </Title>
        {children}
      </div>
    </section>
  )
}

export const PetComing = () => (
  <Card as="li" className={styles.card}>
    <div className={styles.head}>
      <Skeleton className={styles.picture} />
      <Skeleton shape="half" />
    </div>
    <Skeleton className={styles.button} />
  </Card>
)

export function DeskComing({ onlyOwners = false }: { onlyOwners?: boolean }) {
  return (
    <div data-for={onlyOwners ? 'owner' : undefined} role="status" aria-busy="true" aria-label="Loading">
      <Desk isComing>
        <ul className={styles.cards}>
          <PetComing />
        </ul>
      </Desk>
    </div>
  )
}
