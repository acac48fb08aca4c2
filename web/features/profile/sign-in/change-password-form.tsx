import { PASSWORD_CHARACTERS } from '#contract/fields/password.ts'
import { PASSWORD_MESSAGES } from '#web/lib/session/password-messages.ts'
import { useForm, useValues } from '#web/lib/form/use-form.ts'
import { CurrentPasswordField, NewPasswordField } from '#web/ui/form/password-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { changeSignIn } from '#web/features/profile/api/change-sign-in.ts'
import { MESSAGES } from '#web/features/profile/messages.ts'
import { SendOrLeave } from '#web/features/profile/send-or-leave.tsx'

type Props = { readonly onDone: () => void; readonly onCancel: () => void }

export function ChangePasswordForm({ onDone, onCancel }: Props) {
  const [values, write] = useValues({ current: '', wanted: '', repeated: '' })
  const form = useForm({
    values,
    write,
    check: ({ current, wanted, repeated }) => ({
      ...(current === '' ? { current: MESSAGES.currentMissing } : {}),
      ...(Array.from(wanted).length < PASSWORD_CHARACTERS.signUpMin
        ? { wanted: MESSAGES.passwordTooShort }
        : {}),
      ...(wanted === repeated ? {} : { repeated: MESSAGES.passwordMismatch }),
    }),
    send: ({ current, wanted }) => changeSignIn({ password: wanted }, current),
    onSent: onDone,
  })
  const isSending = form.state === 'sending'
  return (
    <Form aria-label="Change password" onSubmit={form.submit} failure={form.failure} refusals={form.refusals}>
      <CurrentPasswordField {...form.field('current')} label="Current password" name="current-password" />
      <NewPasswordField
        {...form.field('wanted', 'repeated')}
        label="New password"
        name="password"
        hint={PASSWORD_MESSAGES.rule(PASSWORD_CHARACTERS.signUpMin)}
      />
      <NewPasswordField {...form.field('repeated')} label="Confirm new password" name="confirmPassword" />
      <SendOrLeave send="Change password" sending="Saving..." isSending={isSending} onLeave={onCancel} />
    </Form>
  )
}
