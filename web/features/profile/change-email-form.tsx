import { useState } from 'react'
import { EMAIL } from '#contract/email.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField, PasswordField } from '#web/ui/field.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { MESSAGES } from '#web/features/profile/messages.ts'
import { useChange } from '#web/features/profile/use-change.ts'
import styles from '#web/features/profile/profile.module.css'

type Props = {
  /** The address there is. */
  readonly email: string
  readonly onDone: (wanted: string) => void
  readonly onCancel: () => void
}

/** Another address, which counts once the link mailed to it is opened. */
export function ChangeEmailForm({ email, onDone, onCancel }: Props) {
  const [wanted, setWanted] = useState('')
  const [current, setCurrent] = useState('')
  const address = wanted.trim().toLowerCase()
  const form = useChange(() => onDone(address))
  const fault = EMAIL.test(address) ? (address === email ? MESSAGES.emailSame : null) : MESSAGES.emailInvalid
  const submit = (): void =>
    form.submit(
      {
        ...(fault === null ? {} : { wanted: fault }),
        ...(current === '' ? { current: MESSAGES.currentMissing } : {}),
      },
      { email: address },
      current,
    )
  return (
    <Form aria-label="Change email" onSubmit={submit} failure={form.failure} refusals={form.refusals}>
      <EmailField
        label="New email address"
        name="email"
        autoComplete="email"
        hint="We send a link there. Until you open it, your old address stays."
        value={wanted}
        error={form.faults.wanted}
        onChange={form.typed(setWanted)}
      />
      <PasswordField
        label="Current password"
        name="current-password"
        autoComplete="current-password"
        required
        value={current}
        error={form.faults.current}
        onChange={form.typed(setCurrent)}
      />
      <FormActions>
        <div className={styles.actions}>
          <Button type="submit" busy={form.isSending} busyText="Sending...">
            Send the link
          </Button>
          <Button variant="secondary" disabled={form.isSending} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </FormActions>
    </Form>
  )
}
