import { Check } from 'lucide-react'
import styles from '#web/features/plans/plan-cards.module.css'

export function Price({ amount, unit }: { amount: string; unit?: string | undefined }) {
  return (
    <p className={styles.price}>
      <b className="num">{amount}</b> {unit === undefined ? null : <span>{unit}</span>}
    </p>
  )
}

export function Features({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {of.map((feature) => (
        <li key={feature}>
          <Check aria-hidden="true" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  )
}
