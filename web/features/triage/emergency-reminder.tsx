import { alertsIn } from '#domain/engine/flow/alerts.ts'
import { openEmergencyHelp } from '#web/lib/emergency-help.ts'
import { Callout } from '#web/ui/notices/callout.tsx'
import type { FollowUpAnswers } from './follow-up-answers.ts'
import styles from './emergency-reminder.module.css'

type Props = {
  readonly answers: FollowUpAnswers
  readonly exceptFor?: string
  readonly onFinish?: () => void
}

export function EmergencyReminder({ answers, exceptFor, onFinish }: Props) {
  const alerts = alertsIn(answers)
  if (alerts.length === 0 || alerts.some(({ question }) => question === exceptFor)) return null
  return (
    <Callout
      tone="emergency"
      title="One of your answers can be an emergency. You can go now."
      className={styles.reminder}
    >
      <button type="button" className={styles.link} onClick={() => openEmergencyHelp()}>
        Show emergency help
      </button>
      {onFinish === undefined ? null : (
        <button type="button" className={styles.link} onClick={onFinish}>
          Skip to the assessment
        </button>
      )}
    </Callout>
  )
}
