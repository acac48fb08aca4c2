import { useState } from 'react'
import { LIMITS } from '#domain/constants.ts'
import { PASSWORD_MESSAGES } from '#web/lib/password-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/field.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { MESSAGES } from '#web/features/profile/messages.ts'
import { useChange } from '#web/features/profile/use-change.ts'
import styles from '#web/features/profile/profile.module.css'

type Props = { readonly onDone: () => void; readonly onCancel: () => void }

/** Another password, for whoever knows the one there is. */
export function ChangePasswordForm({ onDone, onCancel }: Props) {
  const [current, setCurrent] = useState('')
  const [wanted, setWanted] = useState('')
  const [repeated, setRepeated] = useState('')
  const form = useChange(onDone)
  const submit = (): void =>
    form.submit(
      {
        ...(current === '' ? { current: MESSAGES.currentMissing } : {}),
        ...(Array.from(wanted).length < LIMITS.accounts.signUpPasswordMin
          ? { wanted: MESSAGES.passwordTooShort }
          : {}),
        ...(wanted === repeated ? {} : { repeated: MESSAGES.passwordMismatch }),
      },
      { password: wanted },
      current,
    )
  return (
    <Form aria-label="Change password" onSubmit={submit} failure={form.failure} refusals={form.refusals}>
      <PasswordField
        label="Current password"
        name="current-password"
        autoComplete="current-password"
        required
        value={current}
        error={form.faults.current}
        onChange={form.typed(setCurrent)}
      />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        hint={PASSWORD_MESSAGES.rule(LIMITS.accounts.signUpPasswordMin)}
        value={wanted}
        error={form.faults.wanted}
        onChange={form.typed(setWanted)}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        value={repeated}
        error={form.faults.repeated}
        onChange={form.typed(setRepeated)}
      />
      <FormActions>
        <div className={styles.actions}>
          <Button type="submit" busy={form.isSending} busyText="Saving...">
            Change password
          </Button>
          <Button variant="secondary" disabled={form.isSending} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </FormActions>
    </Form>
  )
}
