import { Card } from '#web/ui/page/card.tsx'
import { Sign } from '#web/ui/signs/sign.tsx'
import { nextSteps, whenToSeeAVet, whenWorse } from '../report/next-steps.ts'
import { Bullets } from '../paper/part.tsx'
import type { Report } from '../report/report.ts'
import styles from './first-look.module.css'

export const ALL_ACTIONS = 'recommended-actions'

export function WhatToDo({ report }: { report: Report }) {
  const steps = nextSteps(report)
  const checkIn = report.treatment?.followUpSchedule.nextCheckIn ?? ''
  if (steps.length === 0) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby="what-to-do">
      <h2 id="what-to-do">What to do</h2>
      <ol className={styles.steps}>
        {steps.map(({ lead, rest }) => (
          <li key={lead + rest}>
            <p>
              <strong>{lead}</strong>
              {rest}
            </p>
          </li>
        ))}
      </ol>
      {whenToSeeAVet(report).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {checkIn === '' || report.level === 'er_urgent' ? null : (
        <p>
          <strong>Next check-in:</strong> {checkIn}
        </p>
      )}
      {report.recommendations.length === 0 ? null : (
        <p className="no-print">
          <a className={styles.all} href={`#${ALL_ACTIONS}`}>
            All steps in the report
          </a>
        </p>
      )}
    </Card>
  )
}

export function WhenWorse({ report }: { report: Report }) {
  const { title, items } = whenWorse(report)
  if (items.length === 0) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby="when-worse">
      <h2 id="when-worse" className={styles.warning}>
        <Sign level="er_urgent" size={28} />
        {title}
      </h2>
      <Bullets items={items} />
    </Card>
  )
}
