import { CLAIMS } from '#web/content/claims.ts'
import styles from './evidence.module.css'

/** Each claim of our pages whose evidence is outstanding, with what is true of it today. */
export function ClaimsToday() {
  return (
    <section id="claims" aria-labelledby="claims-today">
      <h2 id="claims-today">What we say, and what we can show today</h2>
      <p>These are things we say about Pawlight and have not fully shown yet.</p>
      <dl className={styles.claims}>
        {Object.values(CLAIMS).map(({ says, today }) => (
          <div key={says}>
            <dt>{`“${says}”`}</dt>
            <dd>{today}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
