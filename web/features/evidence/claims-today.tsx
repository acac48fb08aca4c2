import { CLAIMS_TODAY } from '#web/content/claims-today.ts'
import { CLAIMS, type ClaimId } from '#web/content/claims.ts'
import styles from './evidence.module.css'

const CLAIM_IDS: readonly ClaimId[] = ['vetReviewed', 'anyHour', 'underTwoMinutes', 'realVets']

export function ClaimsToday() {
  return (
    <section id="claims" aria-labelledby="claims-today">
      <h2 id="claims-today">What we say, and what we can show today</h2>
      <p>These are things we say about Pawlight and have not fully shown yet.</p>
      <dl className={styles.claims}>
        {CLAIM_IDS.map((id) => (
          <div key={id}>
            <dt>{`“${CLAIMS[id].says}”`}</dt>
            <dd>{CLAIMS_TODAY[id]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
