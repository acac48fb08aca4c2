import { alertsIn } from '#domain/triage/flow.ts'
import { openEmergencyHelp } from '#web/lib/emergency-help.ts'
import { Callout } from '#web/ui/callout.tsx'
import type { FollowUpAnswers } from './follow-up/answering.ts'
import styles from './emergency-reminder.module.css'

type Props = {
  readonly answers: FollowUpAnswers
  /** The question on the screen, which speaks for itself. */
  readonly exceptFor?: string
}

/** Keeps the way to help in sight after an answer that can be an emergency. */
export function EmergencyReminder({ answers, exceptFor }: Props) {
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
    </Callout>
  )
}
