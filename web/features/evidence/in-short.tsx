import type { EvidenceFigures } from '#contract/evidence.ts'
import styles from './evidence.module.css'

type Rows = EvidenceFigures['firstSight']

const sum = (rows: Rows, count: (row: Rows[number]) => number): number =>
  rows.reduce((total, row) => total + count(row), 0)

export function InShort({ firstSight }: { firstSight: Rows }) {
  const fresh = firstSight.filter(({ again }) => !again)
  const emergencies = sum(fresh, ({ emergencyRecall }) => emergencyRecall.n)
  const found = sum(fresh, ({ emergencyRecall }) => emergencyRecall.k)
  const sentHome = sum(fresh, ({ emergenciesSentHome }) => emergenciesSentHome.k)
  const ofHundred = (count: number): number => Math.round((count / emergencies) * 100)
  return (
    <div className={styles.short}>
      <ul>
        <li>{`Of every 100 emergencies in written cases new to it, Pawlight found about ${ofHundred(found)}.`}</li>
        <li>{`About ${ofHundred(sentHome)} of the 100 it told to stay home, so it can be wrong.`}</li>
        <li>If you are worried, call a vet, whatever Pawlight says.</li>
      </ul>
      <p className="muted small">
        {`Counted: ${found} of ${emergencies} emergencies found, ${sentHome} told to stay home, in ${fresh.length} sets of written cases, each on the day it was first seen.`}
      </p>
    </div>
  )
}
