import type { DeletionRecord as Kept } from '#contract/deletion/account.ts'
import { deletedInWords } from '#contract/deletion/deletion-words.ts'
import { dateOf } from '#web/lib/rows/stored-time.ts'
import { longDay } from '#web/lib/said-time.ts'
import { Card } from '#web/ui/page/card.tsx'
import styles from '#web/features/profile/profile.module.css'

const dayOf = (time: string): string => {
  const date = dateOf(time)
  return date === null ? time : longDay(date)
}

export function DeletionRecord({ record }: { record: Kept }) {
  return (
    <Card as="section" roomy aria-labelledby="record" className={styles.deletion}>
      <h2 id="record" className={styles.heading}>
        Your record
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>Reference</dt>
          <dd>{record.reference}</dd>
        </div>
        <div>
          <dt>Deleted on</dt>
          <dd>{dayOf(record.deletedAt)}</dd>
        </div>
        <div>
          <dt>Gone from backups by</dt>
          <dd>{dayOf(record.backupsPurgeAt)}</dd>
        </div>
      </dl>
      <div>
        <h3>What was deleted</h3>
        <ul>
          {deletedInWords(record.deleted).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>What is kept, and why</h3>
        <dl className={styles.kept}>
          {record.kept.map(({ kind, what, why, until }) => (
            <div key={kind}>
              <dt>{what}</dt>
              <dd>{`${why} Gone by ${dayOf(until)} at the latest.`}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
