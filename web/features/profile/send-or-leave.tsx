import { Button } from '#web/ui/buttons/button.tsx'
import { FormActions } from '#web/ui/form/form.tsx'
import styles from '#web/features/profile/profile.module.css'

type Props = {
  readonly send: string
  readonly sending: string
  readonly isSending: boolean
  /** For what is hard to take back. */
  readonly isDanger?: boolean
  readonly leave?: string
  readonly onLeave: () => void
}

/** The end of a form that was opened on the page: it is sent, or closed without, but not while it is being sent. */
export function SendOrLeave({
  send,
  sending,
  isSending,
  isDanger = false,
  leave = 'Cancel',
  onLeave,
}: Props) {
  return (
    <FormActions>
      <div className={styles.actions}>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={isSending} busyText={sending}>
          {send}
        </Button>
        <Button variant="secondary" disabled={isSending} onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </FormActions>
  )
}
